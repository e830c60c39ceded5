import { randomBytes } from 'node:crypto';

import { ORDER_NUMBER_BYTES, orderNumber } from '@kargha/domain/order-number';
import { orderListing } from '@kargha/domain/order-listing';
import { isPaid } from '@kargha/domain/payment';
import type { StoreSettings } from '@kargha/domain/settings';
import { closedSentence } from '@kargha/domain/shop-front';
import { hold } from '@kargha/domain/stock';

import { HttpError } from '../http/errors.ts';
import { inTransaction, type DocumentSnapshot, type Transaction } from '../platform/firestore.ts';
import {
  createOrder,
  moveOrder,
  orderRef,
  orders,
  readOrder,
  type OrderRecord,
} from '../records/order-record.ts';
import { productRef } from '../records/product-record.ts';
import { settingsIn, settingsRef } from '../records/settings-record.ts';
import { changeStock } from '../records/stock-record.ts';
import {
  couponOf,
  giftCardOf,
  readCodes,
  reductionsOf,
  type KnownCodes,
} from './checkout-codes.ts';
import { priceCheckout, type Shelf } from './checkout-lines.ts';
import {
  customerOf,
  isCovered,
  newOrder,
  openingMove,
  reopened,
  type AskedCheckout,
  type Checkout,
  type Sale,
} from './new-order.ts';
import { refuseTooManyOfAddress, refuseTooManyOfPerson } from './open-holds.ts';
import { takeCodes } from './order-codes.ts';
import { mailPaid } from './payment-mails.ts';
import { shelfOf } from './shelf.ts';

export interface OpenOrder {
  order: OrderRecord;
  /** whether this request opened it; what was there before may already have a twin at the gateway */
  opened: 'new' | 'again' | 'before';
}

/**
 * Prices the checkout, holds its stock, counts its code, takes its gift card's part and writes its order, in one
 * transaction; an order that is covered is placed by it. The same checkout finds its order again; one that was closed
 * unpaid is opened again, with a new hold. Throws 400 coupon_not_valid or gift_card_not_valid, 409 as priceCheckout
 * does, and receipt_used when the receipt already stands for something else; 429 when the shopper or their network
 * address has too many orders open, 503 maintenance while the shop is closed.
 * @param openOfAddress how many unpaid orders the network address has open; an order that is there already is let through
 */
export function openOrder(
  asked: AskedCheckout,
  openOfAddress: Promise<number>,
): Promise<OpenOrder> {
  return inTransaction(async (transaction) => {
    const [{ known, settings, shelf }, number] = await Promise.all([
      readAtOnce(transaction, asked),
      freeNumber(transaction),
    ]);
    if (known) refuseOtherContents(known, asked);
    if (known && !canReopen(known)) {
      return { order: withCustomer(transaction, known, asked), opened: 'before' };
    }
    refuseWhileClosed(settings);
    if (!known) refuseTooManyOfAddress(await openOfAddress, settings.openHoldsPerAddress);
    const checkout: Checkout = { ...asked, settings };
    if (checkout.uid !== null) {
      const most = settings.openHoldsPerPerson;
      await refuseTooManyOfPerson(transaction, checkout.uid, most, checkout.at);
    }
    const { sale, codes } = await readSale(transaction, checkout, shelf);
    const order = known
      ? reopen(transaction, known, checkout, sale)
      : create(transaction, checkout, sale, number);
    take(transaction, order, codes, checkout);
    return { order, opened: known ? 'again' : 'new' };
  });
}

interface Found {
  known: OrderRecord | null;
  settings: StoreSettings;
  shelf: Shelf;
}

/** In one round trip: each is time that a shopper waits, and a lock that others wait for. */
async function readAtOnce(transaction: Transaction, asked: AskedCheckout): Promise<Found> {
  const references = asked.items.map(({ productId }) => productRef(productId));
  const [order, settings, ...products] = (await transaction.getAll(
    orderRef(asked.orderId),
    settingsRef(),
    ...references,
  )) as [DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
  return {
    known: readOrder(order),
    settings: settingsIn(settings),
    shelf: await shelfOf(transaction, products, asked),
  };
}

function refuseWhileClosed({ maintenance }: StoreSettings): void {
  if (maintenance.isOn) throw new HttpError(503, 'maintenance', closedSentence(maintenance));
}

function refuseOtherContents(order: OrderRecord, { fingerprint }: AskedCheckout): void {
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
  checkout: AskedCheckout,
): OrderRecord {
  const customer = customerOf(checkout);
  const same =
    JSON.stringify(Object.entries(customer)) === JSON.stringify(Object.entries(order.customer));
  if (order.state !== 'pending_payment' || same) return order;
  const corrected = { ...order, customer };
  const listing = orderListing(corrected);
  transaction.update(orderRef(order.id), { customer, listing, updatedAt: checkout.at });
  return corrected;
}

async function readSale(
  transaction: Transaction,
  checkout: Checkout,
  shelf: Shelf,
): Promise<{ sale: Sale; codes: KnownCodes }> {
  const { items, request, at, settings } = checkout;
  const codes = await readCodes(transaction, checkout.codes, checkout);
  const taxed = { ...shelf, tax: { table: settings.tax, at } };
  const priced = priceCheckout(items, taxed, request.amount, (lines) =>
    reductionsOf(codes, lines, at),
  );
  const { totals } = priced;
  const sale = {
    ...priced,
    coupon: couponOf(codes, totals),
    giftCard: giftCardOf(codes, totals),
  };
  return { sale, codes };
}

function create(
  transaction: Transaction,
  checkout: Checkout,
  sale: Sale,
  number: string,
): OrderRecord {
  const order = newOrder(checkout, sale, number);
  createOrder(transaction, order, openingMove(checkout, sale, 1));
  return order;
}

function reopen(
  transaction: Transaction,
  known: OrderRecord,
  checkout: Checkout,
  sale: Sale,
): OrderRecord {
  const changes = reopened(known, checkout, sale);
  const move = openingMove(checkout, sale, changes.holdRound);
  moveOrder(transaction, known, move, changes);
  return { ...known, ...changes, state: move.to };
}

/** What the order takes: pieces from the shelf, a use of its code, its gift card's part. */
function take(
  transaction: Transaction,
  order: OrderRecord,
  { coupon, card }: KnownCodes,
  { at }: Checkout,
): void {
  const cause = { by: 'shopper', at };
  changeStock(transaction, order.lines, hold, {
    orderId: order.id,
    round: order.holdRound,
    ...cause,
  });
  const codes = { hasDiscount: coupon !== null, card: card?.card ?? null };
  takeCodes(transaction, order, codes, cause);
  if (isCovered(order)) mailPaid(transaction, order);
}

/** A number that no order has. Numbers may gap; two orders with one number may not be. */
export async function freeNumber(transaction: Transaction): Promise<string> {
  const number = orderNumber(randomBytes(ORDER_NUMBER_BYTES));
  const taken = await transaction.get(orders().where('number', '==', number).limit(1));
  return taken.empty ? number : freeNumber(transaction);
}
