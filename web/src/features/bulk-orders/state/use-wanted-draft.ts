import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { loadCode } from '#lib/server/load-code.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { quoteFormTexts } from '../quote-form-texts.ts';

const DRAFT = 'draft';

/** Opens the form with the draft that the page's address names, once its buyer is known; the address forgets it then. */
export function useWantedDraft(profile: UserProfile | undefined, openForm: () => void): void {
  const texts = useTexts(quoteFormTexts);
  const [address, setAddress] = useSearchParams();
  const wanted = address.get(DRAFT);
  const isBuyer = profile?.role === 'b2b_buyer';
  const begun = useRef<string>(undefined);

  useEffect(() => {
    if (wanted === null || !profile || !isBuyer || begun.current === wanted) return;
    begun.current = wanted;
    const tell = (message: string) => showToast({ tone: 'error', message });
    const open = (isThere: boolean) => {
      if (isThere) openForm();
      else tell(texts.noDraft);
      setAddress(
        (before) => {
          before.delete(DRAFT);
          return before;
        },
        { replace: true },
      );
    };
    // An address that still names the draft opens it at the next try, such as a reload.
    continueIt(profile, wanted).then(open, (error: unknown) => tell(sentenceOf(error)));
  }, [wanted, profile, isBuyer, openForm, setAddress, texts]);
}

/** The page of bulk orders is for everybody: who continues a draft fetches what that takes. */
async function continueIt(profile: UserProfile, id: string): Promise<boolean> {
  const { continueDraft } = await loadCode(import('./saved-drafts.ts'));
  return continueDraft(profile, id);
}
