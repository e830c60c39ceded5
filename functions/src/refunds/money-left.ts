import { paise, type Paise } from '@kargha/domain/paise';

import type { Transaction } from '../platform/firestore.ts';
import {
  payments,
  readPayment,
  readRefund,
  refunds,
  type RefundRecord,
} from '../records/payment-record.ts';

/** A payment of an order, and what of it has not been given back or asked for. */
export interface MoneyLeft {
  paymentId: string;
  left: Paise;
  /** refunds of this payment so far, whatever became of them */
  refunds: number;
}

const CAPTURED = new Set(['captured', 'partially_refunded', 'refunded']);

/**
 * What can still be given back of every payment of an order: what was captured without the refunds that have not
 * failed. Read in the transaction that asks for the next refund and writes the order, so that rivals wait.
 */
export async function moneyLeft(transaction: Transaction, orderId: string): Promise<MoneyLeft[]> {
  const [paid, given] = await Promise.all([
    transaction.get(payments().where('orderId', '==', orderId)),
    transaction.get(refunds().where('orderId', '==', orderId)),
  ]);
  const all = given.docs.flatMap((one) => readRefund(one) ?? []);
  return paid.docs.flatMap((one) => {
    const payment = readPayment(one);
    if (!payment || !CAPTURED.has(payment.state)) return [];
    const mine = all.filter(({ paymentId }) => paymentId === one.id);
    return { paymentId: one.id, left: leftOf(payment.amount, mine), refunds: mine.length };
  });
}

function leftOf(amount: Paise, given: readonly RefundRecord[]): Paise {
  const gone = given.reduce(
    (sum, { amount: back, state }) => sum + (state === 'failed' ? 0 : back),
    0,
  );
  return paise(Math.max(0, amount - gone));
}
