import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Logs nothing for guests. @throws ApiError */
export async function logAnalyticsConsent(given: boolean): Promise<void> {
  const token = await idToken();
  if (token === undefined) return;
  const body = { purpose: 'measuring', given, source: 'footer' };
  await callApi('/account/consents', { method: 'POST', body, token });
}
