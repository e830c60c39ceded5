import { callApi } from '#lib/server/api-client.ts';

/** The answer does not reveal who has subscribed already. @throws ApiError */
export async function requestSubscription(email: string): Promise<void> {
  await callApi('/newsletter', { method: 'POST', body: { email } });
}
