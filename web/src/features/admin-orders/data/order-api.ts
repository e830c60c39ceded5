import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

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

/** The mails that an order has caused. @throws ApiError */
export async function readOrderEmails(orderId: string): Promise<{ id: string; subject: string }[]> {
  const answer = storedFields(await callStaffApi(`/orders/${orderId}/mails`));
  return answer.parts('mails').map((one) => ({ id: one.text('id'), subject: one.text('subject') }));
}

async function post(path: string, body: object): Promise<void> {
  await callStaffApi(path, { method: 'POST', body });
}
