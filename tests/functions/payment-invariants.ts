import { paise, sumPaise } from '@kargha/domain/money/paise';
import { ledgerSum, type StockMovement } from '@kargha/domain/stock/stock';
import { expect } from 'vitest';

import type { OrderRecord } from '../../functions/src/records/order-record.ts';
import type { PaymentRecord, RefundRecord } from '../../functions/src/records/payment-record.ts';
import { db, expectStockToBalance } from './ledger-fixtures.ts';
import { expectLedgerToBalance } from './order-ledger.ts';
import type { InMemoryGateway } from './in-memory-gateway.ts';

export interface Touched {
  productIds: string[];
  orderIds: string[];
  gateway: Pick<InMemoryGateway, 'taken' | 'givenBack'>;
}

/**
 * The invariants of every scenario: the ledger matches the stock; every captured payment is a paid order, a refund
 * or a case for staff; the ledger of each order balances; an order is paid by one payment and confirmed once; nothing
 * is negative.
 */
export async function expectPaymentInvariants({
  productIds,
  orderIds,
  gateway,
}: Touched): Promise<void> {
  await expectStockToBalance(...productIds);
  const orders = await Promise.all(orderIds.map(orderRecord));
  for (const order of orders) {
    await expectStockOfOrder(order);
    await expectLedgerToBalance(order.id);
    await expectDocumentsOfOrder(order);
  }
  for (const { id, amount } of gateway.taken()) {
    await expectAccounted(id, amount, gateway.givenBack(id), orders);
  }
}

async function orderRecord(id: string): Promise<OrderRecord> {
  const snapshot = await db().doc(`orders/${id}`).get();
  if (!snapshot.exists) throw new Error(`There is no order ${id}.`);
  return { ...(snapshot.data() as OrderRecord), id };
}

/** Stock is committed to an order exactly while it is reserved. */
async function expectStockOfOrder({ id, stockHeld, lines, state }: OrderRecord): Promise<void> {
  const rows = await db().collection('stockMovements').where('orderId', '==', id).get();
  const shipped = rows.docs.some((row) => row.get('reason') === 'ship');
  if (shipped) return;
  const { committed } = ledgerSum(rows.docs.map((row) => row.data() as StockMovement));
  const wanted = lines.reduce((sum, { held }) => sum + held, 0);
  expect(committed, `${id} ${state}`).toBe(stockHeld ? wanted : 0);
}

/** An unpaid order, and no other, has an end of its reservation; confirmation and invoice are sent at most once. */
async function expectDocumentsOfOrder(order: OrderRecord): Promise<void> {
  const { id, state, holdExpiresAt, stateTimes, payment } = order;
  expect(holdExpiresAt !== null, `${id} ${state}`).toBe(state === 'pending_payment');
  const thanked = await db().doc(`mail/order_${id}_paid`).get();
  expect(thanked.exists, `${id} ${state}`).toBe(stateTimes.placed !== undefined);
  const invoices = await db().collection('invoices').where('orderId', '==', id).get();
  expect(invoices.size).toBeLessThanOrEqual(1);
  expect(payment.captured).toBeGreaterThanOrEqual(payment.refunded);
  if (stateTimes.placed && order.totals.total > 0) expect(payment.paymentId).not.toBeNull();
}

async function expectAccounted(
  paymentId: string,
  amount: number,
  givenBack: number,
  orders: readonly OrderRecord[],
): Promise<void> {
  const snapshot = await db().doc(`payments/${paymentId}`).get();
  expect(snapshot.exists, `payment ${paymentId} is recorded`).toBe(true);
  const record = snapshot.data() as PaymentRecord;
  expect(record.amount).toBe(amount);
  const refunds = await db().collection('refunds').where('paymentId', '==', paymentId).get();
  const sent = refunds.docs.map((one) => one.data() as RefundRecord);
  const back = sumPaise(sent.filter(({ state }) => state !== 'failed').map((one) => one.amount));
  expect(back).toBeLessThanOrEqual(amount);
  expect(givenBack).toBeLessThanOrEqual(back);
  const buyers = orders.filter(({ payment }) => payment.paymentId === paymentId);
  expect(buyers.length).toBeLessThanOrEqual(1);
  const [buyer] = buyers;
  const holdsGoods = buyer?.closedBy === null;
  const isResolved = holdsGoods || back === paise(amount) || record.needsReview;
  expect(isResolved, `payment ${paymentId} buys, goes back or waits for staff`).toBe(true);
}
