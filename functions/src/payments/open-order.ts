import { randomBytes } from 'node:crypto';

import type { CreateOrderRequest } from '@kargha/domain/checkout-request';
import { phoneDigits } from '@kargha/domain/customer-info';
import { ORDER_NUMBER_BYTES, orderNumber } from '@kargha/domain/order-number';
import { paise } from '@kargha/domain/paise';
import { isPaid } from '@kargha/domain/payment';
import type { StoreSettings } from '@kargha/domain/settings';
import { hold } from '@kargha/domain/stock';

import { HttpError } from '../http/errors.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import {
  createOrder,
  moveOrder,
  orderRef,
  orders,
  readOrder,
  type OrderMove,
  type OrderRecord,
} from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { priceCheckout, type PricedCheckout, type WantedItem } from './checkout-lines.ts';
import { placedFrom, refuseTooManyOfPerson } from './open-holds.ts';
import { readShelf } from './shelf.ts';

/** Everything that an order is opened from. */
export interface Checkout {
  orderId: string;
  uid: string | null;
  address: string | null;
  request: CreateOrderRequest;
  items: readonly WantedItem[];
  fingerprint: string;
  trackingToken: string;
  settings: StoreSettings;
  at: Date;
}

export interface OpenOrder {
  order: OrderRecord;
  /** whether this request opened it; what was there before may already have a twin at the gateway */
  opened: 'new' | 'again' | 'before';
}

const MINUTE_MS = 60_000;

/**
 * Prices the checkout, holds its stock and writes its order, in one transaction. The same checkout finds its order
 * again; one that was closed unpaid is opened again, with a new hold. Throws 409 as priceCheckout does, and
 * receipt_used when the receipt already stands for something else.
 */
export function openOrder(checkout: Checkout): Promise<OpenOrder> {
  return inTransaction(async (transaction) => {
    const known = readOrder(await transaction.get(orderRef(checkout.orderId)));
    if (known) refuseOtherContents(known, checkout);
    if (known && !canReopen(known)) {
      return { order: withCustomer(transaction, known, checkout), opened: 'before' };
    }
    if (checkout.uid !== null) {
      const most = checkout.settings.openHoldsPerPerson;
      await refuseTooManyOfPerson(transaction, checkout.uid, most, checkout.at);
    }
    const shelf = await readShelf(transaction, checkout.items, checkout.uid);
    const priced = priceCheckout(checkout.items, shelf, checkout.request.amount);
    if (known) return { order: reopen(transaction, known, checkout, priced), opened: 'again' };
    const order = newOrder(checkout, priced, await freeNumber(transaction));
    createOrder(transaction, order, openingMove(checkout, 1));
    holdStock(transaction, order, checkout.at);
    return { order, opened: 'new' };
  });
}

function refuseOtherContents(order: OrderRecord, { fingerprint }: Checkout): void {
  if (order.checkout.fingerprint === fingerprint) return;
  throw new HttpError(
    409,
    'receipt_used',
    'This checkout was started with other items. Please start it again.',
  );
}

/** Closed by its shopper, by time or by the gateway's refusal, and never paid. */
function canReopen({ state, payment, closedBy }: OrderRecord): boolean {
  const closed = state === 'cancelled' || state === 'expired';
  return closed && !isPaid(payment.state) && payment.paymentId === null && closedBy !== 'staff';
}

/** The shopper may have corrected the address between two tries; a paid order keeps its own. */
function withCustomer(
  transaction: Transaction,
  order: OrderRecord,
  checkout: Checkout,
): OrderRecord {
  const customer = customerOf(checkout);
  const same =
    JSON.stringify(Object.entries(customer)) === JSON.stringify(Object.entries(order.customer));
  if (order.state !== 'pending_payment' || same) return order;
  transaction.update(orderRef(order.id), { customer, updatedAt: checkout.at });
  return { ...order, customer };
}

function reopen(
  transaction: Transaction,
  known: OrderRecord,
  checkout: Checkout,
  { lines, totals }: PricedCheckout,
): OrderRecord {
  const changes = {
    lines,
    totals,
    customer: customerOf(checkout),
    closedBy: null,
    stockHeld: true,
    holdRound: known.holdRound + 1,
    holdExpiresAt: holdEnd(checkout),
  };
  moveOrder(transaction, known, openingMove(checkout, changes.holdRound), {
    ...changes,
    'payment.state': 'pending',
  });
  const order = { ...known, ...changes, state: 'pending_payment' as const };
  holdStock(transaction, order, checkout.at);
  return order;
}

function holdStock(transaction: Transaction, order: OrderRecord, at: Date): void {
  changeStock(transaction, order.lines, hold, {
    orderId: order.id,
    round: order.holdRound,
    by: 'shopper',
    at,
  });
}

function openingMove({ at }: Checkout, round: number): OrderMove {
  return {
    cause: `opened-${round}`,
    to: 'pending_payment',
    what: round === 1 ? 'Checkout opened' : 'Checkout opened again',
    by: 'shopper',
    at,
  };
}

/** A number that no order has. Numbers may gap; two orders with one number may not be. */
async function freeNumber(transaction: Transaction): Promise<string> {
  const number = orderNumber(randomBytes(ORDER_NUMBER_BYTES));
  const taken = await transaction.get(orders().where('number', '==', number).limit(1));
  return taken.empty ? number : freeNumber(transaction);
}

function newOrder(
  checkout: Checkout,
  { lines, totals }: PricedCheckout,
  number: string,
): OrderRecord {
  const { orderId, uid, request, at } = checkout;
  return {
    id: orderId,
    number,
    uid,
    state: 'pending_payment',
    stateTimes: { pending_payment: at },
    closedBy: null,
    lines,
    totals,
    currency: 'INR',
    customer: customerOf(checkout),
    payment: {
      state: 'pending',
      gateway: 'razorpay',
      gatewayOrderId: null,
      paymentId: null,
      method: null,
      captured: paise(0),
      refunded: paise(0),
    },
    needsReview: null,
    stockHeld: true,
    holdRound: 1,
    holdExpiresAt: holdEnd(checkout),
    shipments: [],
    createdAt: at,
    updatedAt: at,
    checkout: {
      receipt: request.receipt,
      fingerprint: checkout.fingerprint,
      placedFrom: placedFrom(checkout.address),
    },
    trackingTokenHashes: [hashOf(checkout.trackingToken)],
    awbs: [],
  };
}

function customerOf({ request: { customer } }: Checkout) {
  return { ...customer, email: customer.email.toLowerCase(), phone: phoneDigits(customer.phone) };
}

function holdEnd({ at, settings }: Checkout): Date {
  return new Date(at.getTime() + settings.holdMinutes * MINUTE_MS);
}
