import type { UserProfile } from '@kargha/domain/people/user-schema';
import { dropRequestFile, putRequestFile } from '#session/state/quote-uploads.ts';

import type { QuoteDraft } from './quote-draft.ts';
import { saveDraft } from './saved-quote-drafts.ts';

interface FileTarget {
  profile: UserProfile;
  draft: QuoteDraft;
}

/** Drafts saved since this page opened. Files chosen together wait for the same save. */
const saved = new Map<string, Promise<void>>();

/** Saves the draft first, since the server accepts files for saved drafts only. @throws ApiError */
export async function attachQuoteFile(
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

export async function detachQuoteFile({ requestId }: QuoteDraft, name: string): Promise<void> {
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
