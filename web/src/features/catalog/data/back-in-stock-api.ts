import { callApi } from '#lib/server/api-client.ts';

/** Asks to be told when a piece is back; `token` of whoever is signed in. Gives the server's sentence. @throws ApiError */
export async function requestBackInStockEmail(
  productId: string,
  email: string,
  token: string | undefined,
): Promise<string> {
  const body = { productId, email };
  const { message } = await callApi('/stock-notices', { method: 'POST', body, token });
  return typeof message === 'string' ? message : '';
}
