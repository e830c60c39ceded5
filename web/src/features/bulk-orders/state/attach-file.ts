import type { UserProfile } from '@kargha/domain/people/user-profile';
import { dropRequestFile, putRequestFile } from '#session/state/quote-uploads.ts';

import type { QuoteDraft } from './quote-draft.ts';
import { saveDraft } from './saved-drafts.ts';

/** Whose file it is, and for which request. */
interface FileTarget {
  profile: UserProfile;
  draft: QuoteDraft;
}

/** Drafts that the shop has since this page was opened; files that are chosen together wait for the same save. */
const saved = new Map<string, Promise<void>>();

/** Uploads a file under this name; the shop takes files of drafts alone, and has the draft first. @throws ApiError */
export async function attachFile(
  { profile, draft }: FileTarget,
  name: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  await saveOnce(profile, draft);
  try {
    await putRequestFile(draft.requestId, name, file, onProgress);
  } catch (error) {
    // Discarded in another tab, perhaps: the next file finds the draft saved again.
    saved.delete(draft.requestId);
    throw error;
  }
}

/** Takes a file away; one that is not there any more is fine. */
export async function detachFile({ requestId }: QuoteDraft, name: string): Promise<void> {
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
