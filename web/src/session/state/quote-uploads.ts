import { callApi } from '#lib/server/api-client.ts';
import { uploadFile } from '#lib/server/upload-file.ts';

import { idToken } from './sign-in-actions.ts';

interface MessagePlace {
  quoteId: string;
  messageId: string;
}

type OnProgress = (share: number) => void;

export async function putRequestFile(
  quoteId: string,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(requestPath(quoteId, name), file, onProgress);
}

export async function dropRequestFile(quoteId: string, name: string): Promise<void> {
  await drop(requestPath(quoteId, name));
}

export async function putMessageFile(
  place: MessagePlace,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(messagePath(place, name), file, onProgress);
}

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
