import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';
import { expect } from 'vitest';

import { readLedgerRecords } from '../../functions/src/records/ledger-records.ts';
import { inTransaction } from '../../functions/src/platform/firestore.ts';
import { linkToken } from './draft-order-fixtures.ts';
import { db, orderOf } from './ledger-fixtures.ts';
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

/** The texts of all emails about an order. */
export async function mailsOf(orderId: string): Promise<string> {
  const mail = db().collection('mail');
  const found = await mail
    .orderBy('__name__')
    .startAt(mail.doc(`order_${orderId}_`))
    .endAt(mail.doc(`order_${orderId}_\uF8FF`))
    .get();
  return found.docs.map((one) => String(one.get('message.text'))).join('\n');
}

export async function expectLedgerToBalance(orderId: string): Promise<void> {
  const order = await orderOf(orderId);
  const records = await inTransaction((transaction) => readLedgerRecords(transaction, orderId));
  expect(ledgerProblems(order, records)).toEqual([]);
}
