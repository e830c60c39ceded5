import { indianDay } from '@kargha/domain/india/indian-day';

import { books } from './ledger-fixtures.ts';
import { draftWith, newReference, orderIdOf, recordPaid, type Counter } from './draft-orders.ts';
import { act } from './order-desk.ts';
import type { Answer } from './shop-client.ts';

/** The business day in India, as staff enter it. */
export const today = () => indianDay(new Date());

/** An order of one piece that was paid past the gateway. */
export async function paidPast(counter: Counter, method = 'cash') {
  const { productId, draft } = await draftWith(counter, 3);
  const reference = referenceOf(method);
  const orderId = orderIdOf(await recordPaid(counter, draft, { method, reference }));
  return { productId, orderId, total: draft.total };
}

function referenceOf(method: string): string {
  if (method === 'cash') return `C${newReference()}`;
  return method === 'counter_upi' ? newReference().slice(-12) : newReference();
}

interface Owed {
  id: string;
  amount: number;
  state: string;
  reason: string;
  claim?: string;
}

/** The refunds of an order, the smallest first. */
export async function refundsOf(orderId: string): Promise<Owed[]> {
  const { docs } = await books().collection('refunds').where('orderId', '==', orderId).get();
  return docs
    .map((one) => ({ ...(one.data() as Omit<Owed, 'id'>), id: one.id }))
    .sort((one, other) => one.amount - other.amount);
}

/** Staff record that they have given the smallest refund back that they owe. */
export async function giveBack(
  counter: Counter,
  orderId: string,
  fields: object = {},
): Promise<Answer> {
  const [owed] = (await refundsOf(orderId)).filter(({ state }) => state === 'owed');
  const way = { method: 'bank_transfer', reference: newReference(), day: today() };
  return act(counter, orderId, 'given-back', { refundId: owed?.id, ...way, ...fields });
}

/** Staff cancel an order. */
export function cancelled(counter: Counter, orderId: string): Promise<Answer> {
  return act(counter, orderId, 'cancel', { reason: 'The weaver cannot deliver.' });
}

/** Staff give a part of an order's money back. */
export function refunded(counter: Counter, orderId: string, amount: number): Promise<Answer> {
  return act(counter, orderId, 'refunds', { amount, reason: 'A loose thread.' });
}
