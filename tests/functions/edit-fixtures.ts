import { linkToken } from './draft-order-fixtures.ts';
import { takeOrderStep, type StaffClient } from './staff-orders.ts';
import { pay } from './sandbox-client.ts';
import type { Answer } from './shop-client.ts';

export interface EditedLine {
  productId: string;
  quantity: number;
  options?: Record<string, string>;
}

export const EDIT_REASON = 'The customer called.';

export function previewEdit(
  { shop, admin }: StaffClient,
  orderId: string,
  lines: EditedLine[],
): Promise<Answer> {
  return shop.post(`/orders/${orderId}/preview-edit`, { lines }, { token: admin.token });
}

/** Edits an order as its preview says. */
export async function editOrder(
  staff: StaffClient,
  orderId: string,
  lines: EditedLine[],
): Promise<Answer> {
  const { body } = await previewEdit(staff, orderId, lines);
  const { difference } = body.preview as { difference: number };
  return takeOrderStep(staff, orderId, 'edit', { lines, reason: EDIT_REASON, difference });
}

export async function payByLink(staff: StaffClient, orderId: string): Promise<Answer> {
  const token = await linkToken(staff, orderId);
  const { body } = await staff.shop.post('/pay-links/open', { token });
  const callback = await pay((body.order as { id: string }).id);
  return staff.shop.post('/razorpay/verify-payment', callback);
}
