import { log } from '../platform/log.ts';
import { orders, readOrder, type OrderRecord } from '../records/order-record.ts';
import type { PaymentContext } from './payment-context.ts';
import { settleOrder, type Settled } from './settle-order.ts';

const DAY_MS = 86_400_000;
/** Razorpay looks for late authorisations for three days and gives uncaptured ones back after five. */
const DAYS = 6;
const PAGE = 200;
const AT_A_TIME = 5;

export interface Reconciled {
  orders: number;
  unknown: number;
}

/**
 * Compares the books of the last days with the gateway's: money whose news never came, whatever state its order is
 * in, is settled as if the news had come now. What the gateway cannot tell about is asked again the next day.
 */
export async function reconcileRecentOrders(context: PaymentContext): Promise<Reconciled> {
  const since = new Date(context.now().getTime() - DAYS * DAY_MS);
  const recent = orders().where('createdAt', '>=', since).orderBy('createdAt').limit(PAGE);
  const reconciled: Reconciled = { orders: 0, unknown: 0 };
  let page = await recent.get();
  while (!page.empty) {
    await settlePage(
      context,
      page.docs.flatMap((snapshot) => readOrder(snapshot) ?? []),
      reconciled,
    );
    const last = page.docs.at(-1);
    page = await recent.startAfter(last).get();
  }
  log.info('The books were compared with the gateway’s.', { ...reconciled });
  return reconciled;
}

async function settlePage(
  context: PaymentContext,
  page: readonly OrderRecord[],
  reconciled: Reconciled,
): Promise<void> {
  const known = page.filter(({ payment }) => payment.gatewayOrderId !== null);
  for (let start = 0; start < known.length; start += AT_A_TIME) {
    const some = known.slice(start, start + AT_A_TIME);
    const ends = await Promise.all(some.map((order) => settleOne(context, order)));
    reconciled.orders += ends.length;
    reconciled.unknown += ends.filter((end) => end === 'unknown').length;
  }
}

/** One order that cannot be settled must not keep the others from it. */
async function settleOne(context: PaymentContext, order: OrderRecord): Promise<Settled> {
  try {
    return await settleOrder(context, order, 'sweeper');
  } catch (error) {
    log.error('An order could not be compared with the gateway.', error, { order: order.id });
    return 'unknown';
  }
}
