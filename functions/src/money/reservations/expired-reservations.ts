import { runInBatches } from '../../platform/run-in-batches.ts';
import type { Query } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  orderRef,
  orders,
  readOrder,
  type OrderRecord,
  readOrders,
} from '../../records/order-record.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { sendQueuedRefunds } from '../payments/send-refund.ts';
import { syncOrderPayments } from '../payments/sync-order-payments.ts';
import { expireUnpaid } from './close-order.ts';

const SWEEP_SIZE = 200;
const LAZY_SIZE = 20;
const AT_A_TIME = 5;

export interface Sweep {
  expired: number;
  paid: number;
  unknown: number;
}

/**
 * Closes expired reservations. The gateway is asked first: a paid order is placed, an unpaid one releases its
 * stock, and one the gateway cannot report on stays reserved. Also sends queued refunds.
 */
export async function sweepExpiredReservations(context: PaymentContext): Promise<Sweep> {
  const sweep = await expireAll(context, await read(expired(context.now()).limit(SWEEP_SIZE)));
  const refunds = await sendQueuedRefunds(context, SWEEP_SIZE);
  log.info('Expired reservations were swept.', { ...sweep, refunds });
  return sweep;
}

/**
 * Called by Cloud Tasks when a reservation ends. Throws GatewayError when the gateway cannot report, and any other
 * error, so that the task is retried.
 */
export async function expireReservation(context: PaymentContext, orderId: string): Promise<void> {
  const order = readOrder(await orderRef(orderId).get());
  if (!order?.holdExpiresAt || order.holdExpiresAt > context.now()) return;
  if ((await expireOne(context, order)) === 'unknown') {
    throw new GatewayError('unknown', 'The gateway could not report on an order.');
  }
}

/**
 * Releases expired reservations of these products because a shopper wants them now. Returns how many orders
 * released stock.
 */
export async function freeExpiredStock(
  context: PaymentContext,
  productIds: readonly string[],
): Promise<number> {
  const found = await read(expired(context.now()).limit(SWEEP_SIZE));
  const matching = found.filter(({ lines }) =>
    lines.some((line) => productIds.includes(line.productId)),
  );
  return (await expireAll(context, matching.slice(0, LAZY_SIZE))).expired;
}

function expired(now: Date): Query {
  return orders().where('holdExpiresAt', '<=', now).orderBy('holdExpiresAt');
}

async function read(query: Query): Promise<OrderRecord[]> {
  return readOrders((await query.get()).docs);
}

async function expireAll(context: PaymentContext, waiting: readonly OrderRecord[]): Promise<Sweep> {
  const sweep: Sweep = { expired: 0, paid: 0, unknown: 0 };
  const ends = await runInBatches(waiting, AT_A_TIME, (order) => expireInSweep(context, order));
  for (const end of ends) sweep[end] += 1;
  return sweep;
}

/** One failing order must not stop the others. */
async function expireInSweep(context: PaymentContext, order: OrderRecord): Promise<keyof Sweep> {
  try {
    return await expireOne(context, order);
  } catch (error) {
    log.error('An expired reservation could not be released.', error, { order: order.id });
    return 'unknown';
  }
}

async function expireOne(context: PaymentContext, order: OrderRecord): Promise<keyof Sweep> {
  const settled = await syncOrderPayments(context, order, 'sweeper');
  if (settled !== 'unpaid') return settled;
  const closed = await expireUnpaid(order.id, context.now());
  return closed?.state === 'expired' ? 'expired' : 'paid';
}
