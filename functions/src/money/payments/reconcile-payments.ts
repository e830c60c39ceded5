import { DAY_MS } from '@kargha/domain/records/time-spans';

import { runInBatches } from '../../platform/run-in-batches.ts';
import type { DocumentSnapshot } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { orders, type OrderRecord, readOrders } from '../../records/order-record.ts';
import type { PaymentContext } from './payment-context.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import { syncOrderPayments, type SyncResult } from './sync-order-payments.ts';

/** Razorpay checks for late authorisations for three days and refunds uncaptured payments after five. */
const DAYS = 6;
const AT_A_TIME = 5;

export interface ReconcileResult {
  orders: number;
  unknown: number;
}

/**
 * Compares the orders of the last days with the gateway and processes every payment whose update was lost,
 * whatever the order's state. Orders that the gateway could not report on are tried again the next day.
 */
export async function reconcileRecentOrders(context: PaymentContext): Promise<ReconcileResult> {
  const since = new Date(context.now().getTime() - DAYS * DAY_MS);
  const reconciled: ReconcileResult = { orders: 0, unknown: 0 };
  // An instalment may be paid long after the order was created.
  for (const time of ['createdAt', 'partOpenedAt']) {
    const recent = orders().where(time, '>=', since).orderBy(time);
    for await (const page of iteratePages(recent)) await reconcilePage(context, page, reconciled);
  }
  log.info('Payments were reconciled with the gateway.', { ...reconciled });
  return reconciled;
}

async function reconcilePage(
  context: PaymentContext,
  page: readonly DocumentSnapshot[],
  reconciled: ReconcileResult,
): Promise<void> {
  const found = readOrders(page);
  const known = found.filter((order) => gatewayOrderIdsOf(order).length > 0);
  const results = await runInBatches(known, AT_A_TIME, (order) => reconcileOrder(context, order));
  reconciled.orders += results.length;
  reconciled.unknown += results.filter((result) => result === 'unknown').length;
}

/** One failing order must not stop the others. */
async function reconcileOrder(context: PaymentContext, order: OrderRecord): Promise<SyncResult> {
  try {
    return await syncOrderPayments(context, order, 'sweeper');
  } catch (error) {
    log.error('An order could not be reconciled with the gateway.', error, { order: order.id });
    return 'unknown';
  }
}
