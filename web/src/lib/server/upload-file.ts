import {
  ApiError,
  createApiError,
  isJsonObject,
  NETWORK_FAILURE,
  NETWORK_MESSAGE,
  type JsonObject,
} from './api-client.ts';
import { APP_CHECK_KEY } from './env.ts';
import { requestAppCheckToken } from './app-check-token.ts';

interface Upload {
  token: string | undefined;
  onProgress?: (share: number) => void;
}

/** Returns the body. Uses XMLHttpRequest, because `fetch` reports no upload progress. @throws ApiError like callApi */
export async function uploadFile(
  path: string,
  file: Blob,
  { token, onProgress }: Upload,
): Promise<JsonObject> {
  const proof = await requestAppCheckToken(
    'PUT',
    APP_CHECK_KEY,
    () => import('../firebase/firebase-app-check.ts'),
  );
  const request = new XMLHttpRequest();
  request.open('PUT', `/api${path}`);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  if (proof !== undefined) request.setRequestHeader('X-Firebase-AppCheck', proof);
  request.upload.onprogress = ({ loaded, total }) => {
    onProgress?.(total === 0 ? 0 : loaded / total);
  };
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () =>
      reject(new ApiError(NETWORK_MESSAGE, { status: 0, code: NETWORK_FAILURE }));
    request.send(file);
  });
  const body = bodyOf(request.responseText);
  if (request.status === 200 && body.success === true) return body;
  throw createApiError(request, body);
}

function bodyOf(text: string): JsonObject {
  try {
    const body: unknown = JSON.parse(text);
    return isJsonObject(body) ? body : {};
  } catch {
    return {};
  }
}
