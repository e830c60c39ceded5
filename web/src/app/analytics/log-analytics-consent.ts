import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Has the shop log what was chosen, if somebody is signed in: of a guest it would have to know who they are. @throws ApiError */
export async function logAnalyticsConsent(given: boolean): Promise<void> {
  const token = await idToken();
  if (token === undefined) return;
  const body = { purpose: 'measuring', given, source: 'footer' };
  await callApi('/account/consents', { method: 'POST', body, token });
}
