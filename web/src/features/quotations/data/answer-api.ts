import { callApi } from '#lib/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Refuses the offer that the buyer saw. @throws ApiError stale, expired, not_allowed */
export async function declineOffer(id: string, version: number, reason: string): Promise<void> {
  await answer(`/quotes/${id}/decline`, { version, reason });
}

/** Asks for another offer than the one that the buyer saw. @throws ApiError as `declineOffer` */
export async function askForChanges(id: string, version: number, message: string): Promise<void> {
  await answer(`/quotes/${id}/changes`, { version, message });
}

async function answer(path: string, body: object): Promise<void> {
  await callApi(path, { method: 'POST', body, token: await idToken() });
}
