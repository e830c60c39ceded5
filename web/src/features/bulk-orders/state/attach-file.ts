import { quoteFileType } from '@kargha/domain/quotes/quote-files';

import { dropQuoteFile, putQuoteFile } from '../data/quote-files.ts';

/** Where files of a request go. */
interface FilePlace {
  uid: string;
  requestId: string;
}

/** Uploads a file under this name. @throws when the rules refuse it or the connection fails */
export async function attachFile(
  { uid, requestId }: FilePlace,
  name: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const type = quoteFileType(name) ?? '';
  await putQuoteFile({ uid, requestId, name, type }, file, onProgress);
}

/** Takes a file away; one that is not there any more is fine. */
export async function detachFile({ uid, requestId }: FilePlace, name: string): Promise<void> {
  await dropQuoteFile(uid, requestId, name).catch(() => undefined);
}
