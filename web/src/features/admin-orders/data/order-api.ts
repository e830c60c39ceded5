import { callApi } from '#lib/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Takes a step of an order, as it was looked at. @throws ApiError `stale` when somebody else was faster */
export async function takeStep(
  order: { id: string; revision: number },
  action: string,
  body: object = {},
): Promise<void> {
  await post(`/orders/${order.id}/${action}`, { revision: order.revision, ...body });
}

/** Takes a step of a return. @throws ApiError */
export async function takeReturnStep(
  one: { id: string; revision?: number },
  action: string,
  body: object = {},
): Promise<void> {
  await post(`/returns/${one.id}/${action}`, { revision: one.revision ?? 0, ...body });
}

async function post(path: string, body: object): Promise<void> {
  await callApi(path, { method: 'POST', body, token: await idToken() });
}
