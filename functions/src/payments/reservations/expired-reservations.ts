import { runInBatches } from '../../platform/run-in-batches.ts';
import type { Query } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { orderRef, orders, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import type { PaymentContext } from '../payment-context.ts';
import { sendQueuedRefunds } from '../processing/send-refund.ts';
import { syncOrderPayments } from '../processing/sync-order-payments.ts';
import { expireUnpaid } from './close-order.ts';

/** How many orders one sweep looks at; the next sweep goes on. */
const SWEEP_SIZE = 200;
/** How many expired orders are looked at while a shopper waits. */
const LAZY_SIZE = 20;
const AT_A_TIME = 5;

export interface Sweep {
  expired: number;
  paid: number;
  unknown: number;
}

/**
 * Ends the holds whose time is over: the gateway is asked first, what was paid is placed, what was not gives its
 * stock back, and what the gateway cannot tell about stays held. Sends refunds that are still queued, too.
 */
export async function sweepExpiredReservations(context: PaymentContext): Promise<Sweep> {
  const sweep = await expireAll(context, await read(expired(context.now()).limit(SWEEP_SIZE)));
  const refunds = await sendQueuedRefunds(context, SWEEP_SIZE);
  log.info('Expired reservations were swept.', { ...sweep, refunds });
  return sweep;
}

/**
 * Ends the hold of one order, if its time is over: what Cloud Tasks calls at that moment. Throws GatewayError when the
 * gateway cannot tell, and what else went wrong as it is: both make the task be tried again.
 */
export async function expireReservation(context: PaymentContext, orderId: string): Promise<void> {
  const order = readOrder(await orderRef(orderId).get());
  if (!order?.holdExpiresAt || order.holdExpiresAt > context.now()) return;
  if ((await expireOne(context, order)) === 'unknown') {
    throw new GatewayError('unknown', 'The gateway could not report on an order.');
  }
}

/** Ends expired holds of these products, because somebody wants them now; gives how many orders gave stock back. */
export async function freeExpiredStock(
  context: PaymentContext,
  productIds: readonly string[],
): Promise<number> {
  const found = await read(expired(context.now()).limit(SWEEP_SIZE));
  const wanted = found.filter(({ lines }) =>
    lines.some((line) => productIds.includes(line.productId)),
  );
  return (await expireAll(context, wanted.slice(0, LAZY_SIZE))).expired;
}

function expired(now: Date): Query {
  return orders().where('holdExpiresAt', '<=', now).orderBy('holdExpiresAt');
}

async function read(query: Query): Promise<OrderRecord[]> {
  return (await query.get()).docs.flatMap((snapshot) => readOrder(snapshot) ?? []);
}

async function expireAll(context: PaymentContext, waiting: readonly OrderRecord[]): Promise<Sweep> {
  const sweep: Sweep = { expired: 0, paid: 0, unknown: 0 };
  const ends = await runInBatches(waiting, AT_A_TIME, (order) => expireInSweep(context, order));
  for (const end of ends) sweep[end] += 1;
  return sweep;
}

/** One order that cannot be ended, for whatever reason, must not keep the others from ending. */
async function expireInSweep(context: PaymentContext, order: OrderRecord): Promise<keyof Sweep> {
  try {
    return await expireOne(context, order);
  } catch (error) {
    log.error('An expired reservation could not be released.', error, { order: order.id });
    return 'unknown';
  }
}

/** `unknown` when the gateway could not tell; throws what else went wrong. */
async function expireOne(context: PaymentContext, order: OrderRecord): Promise<keyof Sweep> {
  const settled = await syncOrderPayments(context, order, 'sweeper');
  if (settled !== 'unpaid') return settled;
  const closed = await expireUnpaid(order.id, context.now());
  return closed?.state === 'expired' ? 'expired' : 'paid';
}
