import { indianDay } from '@kargha/domain/india/indian-day';
import type { BalanceAdjustment } from '@kargha/domain/payments/payment-schema';
import type { RefundPurpose } from '@kargha/domain/payments/refund-purpose';

import { db } from './ledger-fixtures.ts';
import {
  draftWithProduct,
  newReference,
  orderIdOf,
  recordPaid,
  type StaffClient,
} from './draft-order-fixtures.ts';
import { takeOrderStep } from './staff-orders.ts';
import type { Answer } from './shop-client.ts';

/** The business day in India, as staff enter it. */
export const today = () => indianDay(new Date());

/** An order of one item that was paid offline. */
export async function paidOffline(staff: StaffClient, method = 'cash') {
  const { productId, draft } = await draftWithProduct(staff, 3);
  const reference = referenceOf(method);
  const orderId = orderIdOf(await recordPaid(staff, draft, { method, reference }));
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
  purpose: RefundPurpose;
  paymentId: string | null;
  claim?: string;
  creditNoteNumber?: string;
}

/** Smallest first. */
export async function refundsOf(orderId: string): Promise<Owed[]> {
  const { docs } = await db().collection('refunds').where('orderId', '==', orderId).get();
  return docs
    .map((one) => ({ ...(one.data() as Omit<Owed, 'id'>), id: one.id }))
    .sort((one, other) => one.amount - other.amount);
}

/** Records the smallest refund due as a manual refund. */
export async function recordManualRefund(
  staff: StaffClient,
  orderId: string,
  fields: object = {},
): Promise<Answer> {
  const [owed] = (await refundsOf(orderId)).filter(({ state }) => state === 'owed');
  const way = { method: 'bank_transfer', reference: newReference(), day: today() };
  return takeOrderStep(staff, orderId, 'given-back', { refundId: owed?.id, ...way, ...fields });
}

export function cancelByStaff(staff: StaffClient, orderId: string): Promise<Answer> {
  return takeOrderStep(staff, orderId, 'cancel', { reason: 'The weaver cannot deliver.' });
}

export function refundByStaff(
  staff: StaffClient,
  orderId: string,
  amount: number,
  target: object = PRICE_ADJUSTMENT,
): Promise<Answer> {
  const body = { ...target, amount, reason: 'A loose thread.' };
  return takeOrderStep(staff, orderId, 'refunds', body);
}

export const PRICE_ADJUSTMENT = { purpose: 'price_adjustment' };

export const retryOf = ({ id }: { id: string }) => ({ purpose: 'retry', refundId: id });

/** The items that reduced the balance of an order. */
export async function adjustmentsOf(orderId: string): Promise<BalanceAdjustment[]> {
  const { docs } = await db()
    .collection('balanceAdjustments')
    .where('orderId', '==', orderId)
    .get();
  return docs.map((one) => one.data() as BalanceAdjustment);
}
