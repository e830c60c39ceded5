import { callApi } from '#lib/server/api-client.ts';
import { uploadFile } from '#lib/server/upload-file.ts';

import { idToken } from './sign-in-actions.ts';

/** Which message of which request a file belongs to. */
interface MessagePlace {
  quoteId: string;
  messageId: string;
}

type OnProgress = (share: number) => void;

/** Adds a file to a draft, which names it from then on. @throws ApiError */
export async function putRequestFile(
  quoteId: string,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(requestPath(quoteId, name), file, onProgress);
}

/** Removes a file from a draft. @throws ApiError */
export async function dropRequestFile(quoteId: string, name: string): Promise<void> {
  await drop(requestPath(quoteId, name));
}

/** Uploads a file for a message that is not sent yet. @throws ApiError */
export async function putMessageFile(
  place: MessagePlace,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(messagePath(place, name), file, onProgress);
}

/** Removes a file that was not sent; one that is not there any more is fine. */
export async function dropMessageFile(place: MessagePlace, name: string): Promise<void> {
  await drop(messagePath(place, name)).catch(() => undefined);
}

async function put(path: string, file: File, onProgress: OnProgress): Promise<void> {
  await uploadFile(path, file, { token: await idToken(), onProgress });
}

async function drop(path: string): Promise<void> {
  await callApi(path, { method: 'DELETE', token: await idToken() });
}

function requestPath(quoteId: string, name: string): string {
  return `/quotes/${quoteId}/files/${encodeURIComponent(name)}`;
}

function messagePath({ quoteId, messageId }: MessagePlace, name: string): string {
  return `/quotes/${quoteId}/messages/${messageId}/files/${encodeURIComponent(name)}`;
}
