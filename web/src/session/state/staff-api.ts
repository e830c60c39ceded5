import { callApi, fetchFile, type JsonObject } from '#lib/server/api-client.ts';

import { withFreshSignIn } from './fresh-sign-in.ts';
import { idToken } from './sign-in-actions.ts';

interface StaffCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
}

/** @throws ApiError like callApi */
export async function callStaffApi(path: string, call: StaffCall = {}): Promise<JsonObject> {
  return withFreshSignIn(async () => callApi(path, { ...call, token: await idToken() }));
}

/** @throws ApiError like callApi */
export async function fetchStaffFile(path: string): Promise<Blob> {
  return fetchFile(path, await idToken());
}
