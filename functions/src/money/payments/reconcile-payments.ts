import { DAY_MS } from '@kargha/domain/records/time-spans';

import { runInBatches } from '../../platform/run-in-batches.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { giftCardSales, readGiftCardSales } from '../../records/gift-card-sale-record.ts';
import { orders, readOrders } from '../../records/order-record.ts';
import type { PaymentContext } from './payment-context.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import type { PaymentTarget } from './payment-target.ts';
import { syncOrderPayments, type SyncResult } from './sync-order-payments.ts';

/** Razorpay checks for late authorisations for three days and refunds uncaptured payments after five. */
const DAYS = 6;
const AT_A_TIME = 5;

export interface ReconcileResult {
  /** with sales of gift cards */
  orders: number;
  unknown: number;
}

/**
 * Compares the orders and the sold gift cards of the last days with the gateway and processes every payment whose update was lost,
 * whatever the order's state. Orders that the gateway could not report on are tried again the next day.
 */
export async function reconcileRecentOrders(context: PaymentContext): Promise<ReconcileResult> {
  const since = new Date(context.now().getTime() - DAYS * DAY_MS);
  const reconciled: ReconcileResult = { orders: 0, unknown: 0 };
  // An instalment may be paid long after the order was created.
  for (const time of ['createdAt', 'partOpenedAt']) {
    const recent = orders().where(time, '>=', since).orderBy(time);
    for await (const page of iteratePages(recent)) {
      await reconcilePage(context, readOrders(page), reconciled);
    }
  }
  const sales = giftCardSales().where('payableUntil', '>=', since).orderBy('payableUntil');
  for await (const page of iteratePages(sales)) {
    await reconcilePage(context, readGiftCardSales(page), reconciled);
  }
  log.info('Payments were reconciled with the gateway.', { ...reconciled });
  return reconciled;
}

async function reconcilePage(
  context: PaymentContext,
  page: readonly PaymentTarget[],
  reconciled: ReconcileResult,
): Promise<void> {
  const known = page.filter((target) => gatewayOrderIdsOf(target).length > 0);
  const results = await runInBatches(known, AT_A_TIME, (target) => reconcileOne(context, target));
  reconciled.orders += results.length;
  reconciled.unknown += results.filter((result) => result === 'unknown').length;
}

/** One that fails must not stop the others. */
async function reconcileOne(context: PaymentContext, target: PaymentTarget): Promise<SyncResult> {
  try {
    return await syncOrderPayments(context, target, 'sweeper');
  } catch (error) {
    log.error('An order could not be reconciled with the gateway.', error, { order: target.id });
    return 'unknown';
  }
}
