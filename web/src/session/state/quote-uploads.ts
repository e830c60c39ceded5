import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { uploadFile } from '#lib/server/upload-file.ts';

import { idToken } from './sign-in-actions.ts';

interface MessagePlace {
  quoteId: string;
  messageId: string;
}

type OnProgress = (share: number) => void;

/** Loaded with the first file: the schemas of the requests are larger than the form. */
const loadEndpoints = async () =>
  (await loadModule(import('@kargha/domain/quotes/quote-message-endpoints'))).quoteMessageEndpoints;

export async function putRequestFile(
  quoteId: string,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  const { addRequestFile } = await loadEndpoints();
  await put(endpointPath(addRequestFile, { params: { id: quoteId, name } }), file, onProgress);
}

export async function dropRequestFile(id: string, name: string): Promise<void> {
  const { removeRequestFile } = await loadEndpoints();
  await callEndpoint(removeRequestFile, { params: { id, name }, token: await idToken() });
}

export async function putMessageFile(
  { quoteId: id, messageId }: MessagePlace,
  name: string,
  file: File,
  onProgress: OnProgress,
): Promise<void> {
  const { addMessageFile } = await loadEndpoints();
  await put(endpointPath(addMessageFile, { params: { id, messageId, name } }), file, onProgress);
}

export async function dropMessageFile(
  { quoteId: id, messageId }: MessagePlace,
  name: string,
): Promise<void> {
  const params = { id, messageId, name };
  const remove = async () =>
    callEndpoint((await loadEndpoints()).removeMessageFile, { params, token: await idToken() });
  await remove().catch(() => undefined);
}

async function put(path: string, file: File, onProgress: OnProgress): Promise<void> {
  await uploadFile(path, file, { token: await idToken(), onProgress });
}
