import { useEffect } from 'react';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { FileField } from '#ui/forms/file-field.tsx';
import { useFiles } from '#ui/forms/use-files.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { dropRequestFile, putRequestFile } from '#session/state/quote-uploads.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import type { QuoteDraft } from '../state/quote-draft.ts';
import { saveDraft } from '../state/saved-quote-drafts.ts';

/** Drafts saved since this page opened. Files chosen together wait for the same save. */
const saved = new Map<string, Promise<void>>();

interface QuoteRequestFilesFieldProps {
  profile: UserProfile;
  onUploading: (isUploading: boolean) => void;
}

export function QuoteRequestFilesField({ profile, onUploading }: QuoteRequestFilesFieldProps) {
  const texts = useTexts(quoteFormTexts);
  const { values, setValue } = useFormValues<QuoteDraft>();
  const store = {
    attach: (name: string, file: File, onProgress: (share: number) => void) =>
      attachQuoteFile({ profile, draft: values }, name, file, onProgress),
    detach: (name: string) => detachQuoteFile(values, name),
  };
  const chosen = useFiles(values.files, store, (files) => {
    setValue('files', files);
  });
  const isUploading = chosen.uploads.length > 0;
  useEffect(() => {
    onUploading(isUploading);
  }, [isUploading, onUploading]);
  return <FileField label={texts.files} hint={texts.filesHint} chosen={chosen} />;
}

interface FileTarget {
  profile: UserProfile;
  draft: QuoteDraft;
}

/** Saves the draft first, since the server accepts files for saved drafts only. @throws ApiError */
async function attachQuoteFile(
  { profile, draft }: FileTarget,
  name: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  await saveOnce(profile, draft);
  try {
    await putRequestFile(draft.requestId, name, file, onProgress);
  } catch (error) {
    // The draft may have been discarded in another tab: the next file saves it again.
    saved.delete(draft.requestId);
    throw error;
  }
}

async function detachQuoteFile({ requestId }: QuoteDraft, name: string): Promise<void> {
  await dropRequestFile(requestId, name).catch(() => undefined);
}

function saveOnce(profile: UserProfile, draft: QuoteDraft): Promise<void> {
  const pending = saved.get(draft.requestId);
  if (pending) return pending;
  const saving = saveDraft(profile, draft).catch((error: unknown) => {
    saved.delete(draft.requestId);
    throw error;
  });
  saved.set(draft.requestId, saving);
  return saving;
}
