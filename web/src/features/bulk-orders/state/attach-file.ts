import {
  quoteFileName,
  quoteFileProblem,
  quoteFileType,
  SNIFFED_BYTES,
} from '@kargha/domain/quote-files';

import { dropQuoteFile, putQuoteFile } from '../data/quote-files.ts';

/** Where files of a request go. */
export interface FilePlace {
  uid: string;
  requestId: string;
  /** names that are taken */
  taken: readonly string[];
}

/** Why a chosen file is not taken, as a sentence; null when it can be uploaded. */
export async function fileProblem(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  return quoteFileProblem(file.name, file.size, head);
}

/** The name under which a file is kept: two that are called the same stay two. */
export function freeName(typed: string, taken: readonly string[]): string {
  const name = quoteFileName(typed);
  if (!taken.includes(name)) return name;
  const dot = name.lastIndexOf('.');
  for (let count = 2; ; count += 1) {
    const next = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    if (!taken.includes(next)) return next;
  }
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
