import { quoteFileType } from '@kargha/domain/quotes/quote-files';

import { removeFile, uploadWithProgress } from '../firebase/firebase-storage.ts';

/** Which message of which request a file belongs to. */
interface MessagePlace {
  /** uid of the buyer who made the request, whoever writes */
  uid: string;
  quoteId: string;
  messageId: string;
}

/** Puts a file where only the buyer of the request and staff read it. @throws FirebaseError when the rules refuse it */
export async function putMessageFile(
  place: MessagePlace,
  name: string,
  content: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const type = quoteFileType(name) ?? '';
  await uploadWithProgress(pathOf(place, name), content, { type, onProgress });
}

/** Takes a file away that was not sent; one that is not there any more is fine. */
export async function dropMessageFile(place: MessagePlace, name: string): Promise<void> {
  await removeFile(pathOf(place, name)).catch(() => undefined);
}

function pathOf({ uid, quoteId, messageId }: MessagePlace, name: string): string {
  return `quotes/${uid}/${quoteId}/${messageId}/${name}`;
}
