import { callApi } from '#lib/server/api-client.ts';

/** Requests an email when the product is back in stock. Returns the server's message. @throws ApiError */
export async function requestBackInStockEmail(
  productId: string,
  email: string,
  token: string | undefined,
): Promise<string> {
  const body = { productId, email };
  const { message } = await callApi('/stock-notices', { method: 'POST', body, token });
  return typeof message === 'string' ? message : '';
}
