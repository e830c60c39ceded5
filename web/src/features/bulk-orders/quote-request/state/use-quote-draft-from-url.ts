import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';

const DRAFT = 'draft';

/** Opens the draft named in the URL once the buyer's profile is loaded, then removes it from the URL. */
export function useQuoteDraftFromUrl(profile: UserProfile | undefined, openForm: () => void): void {
  const texts = useTexts(quoteFormTexts);
  const [searchParams, setSearchParams] = useSearchParams();
  const draftId = searchParams.get(DRAFT);
  const isBuyer = profile?.role === 'b2b_buyer';
  const opened = useRef<string>(undefined);

  useEffect(() => {
    if (draftId === null || !profile || !isBuyer || opened.current === draftId) return;
    opened.current = draftId;
    const showError = (message: Sentence) => showToast({ tone: 'error', message });
    const open = (isFound: boolean) => {
      if (isFound) openForm();
      else showError(texts.noDraft);
      setSearchParams(
        (params) => {
          params.delete(DRAFT);
          return params;
        },
        { replace: true },
      );
    };
    // On failure the URL keeps the draft, so a reload tries again.
    loadAndContinueDraft(profile, draftId).then(open, (error: unknown) =>
      showError(errorMessage(error)),
    );
  }, [draftId, profile, isBuyer, openForm, setSearchParams, texts]);
}

/** Loaded on demand: most visitors of this page never continue a draft. */
async function loadAndContinueDraft(profile: UserProfile, id: string): Promise<boolean> {
  const { continueDraft } = await loadModule(import('./saved-quote-drafts.ts'));
  return continueDraft(profile, id);
}
