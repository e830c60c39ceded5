import { quoteMessageEndpoints } from '@kargha/domain/quotes/quote-message-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { uploadFile } from '#lib/server/upload-file.ts';

import { idToken } from './sign-in-actions.ts';

interface MessagePlace {
  quoteId: string;
  messageId: string;
}

type OnProgress = (share: number) => void;

const { addRequestFile, removeRequestFile, addMessageFile, removeMessageFile } =
  quoteMessageEndpoints;

export async function putRequestFile(
  quoteId: string,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(endpointPath(addRequestFile, { params: { id: quoteId, name } }), file, onProgress);
}

export async function dropRequestFile(id: string, name: string): Promise<void> {
  await callEndpoint(removeRequestFile, { params: { id, name }, token: await idToken() });
}

export async function putMessageFile(
  { quoteId: id, messageId }: MessagePlace,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  await put(endpointPath(addMessageFile, { params: { id, messageId, name } }), file, onProgress);
}

export async function dropMessageFile(
  { quoteId: id, messageId }: MessagePlace,
  name: string,
): Promise<void> {
  const request = { params: { id, messageId, name }, token: await idToken() };
  await callEndpoint(removeMessageFile, request).catch(() => undefined);
}

async function put(path: string, file: File, onProgress: OnProgress): Promise<void> {
  await uploadFile(path, file, { token: await idToken(), onProgress });
}
