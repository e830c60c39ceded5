import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

/** Sends a step with the revision that staff saw. @throws ApiError `stale` when someone else has changed the order */
export async function takeStep(
  order: { id: string; revision: number },
  action: string,
  body: object = {},
): Promise<void> {
  await post(`/orders/${order.id}/${action}`, { revision: order.revision, ...body });
}

export async function takeReturnStep(
  one: { id: string; revision?: number },
  action: string,
  body: object = {},
): Promise<void> {
  await post(`/returns/${one.id}/${action}`, { revision: one.revision ?? 0, ...body });
}

export async function readOrderEmails(orderId: string): Promise<{ id: string; subject: string }[]> {
  const answer = storedFields(await callStaffApi(`/orders/${orderId}/mails`));
  return answer.parts('mails').map((one) => ({ id: one.text('id'), subject: one.text('subject') }));
}

async function post(path: string, body: object): Promise<void> {
  await callStaffApi(path, { method: 'POST', body });
}
