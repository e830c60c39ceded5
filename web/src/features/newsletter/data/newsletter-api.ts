import { callApi } from '#lib/server/api-client.ts';

/** Asks for the newsletter; the answer does not tell who has it already. @throws ApiError */
export async function requestSubscription(email: string): Promise<void> {
  await callApi('/newsletter', { method: 'POST', body: { email } });
}
