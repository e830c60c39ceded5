import { orderListing } from '@kargha/domain/orders/order-listing';
import { redatedDelivery } from '@kargha/domain/orders/redated-delivery';
import { isPaid } from '@kargha/domain/payments/payment';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { recordRisk } from '../../records/cash-on-delivery-risk-record.ts';
import {
  createOrder,
  newOrderNumber,
  moveOrder,
  orderRef,
  type OrderRecord,
} from '../../records/order-record.ts';
import { deliveryOf, readForCheckout, readSale } from './checkout-sale.ts';
import { refuseOtherStates } from './refuse-other-states.ts';
import { reserveStock } from './reserve-stock.ts';
import {
  customerOf,
  isCovered,
  newOrder,
  openingMove,
  reopened,
  type CheckoutRequest,
  type Checkout,
  type Sale,
} from './new-order.ts';
import { readLimits, refuseOpening, countReservation } from '../reservations/reservation-limits.ts';

export interface OpenOrder {
  order: OrderRecord;
  /**
   * Whether this request opened the order; an order from `before` may already have a gateway order. An order
   * opened by staff stays open when the gateway declines: its customer has the link and can retry.
   */
  opened: 'new' | 'again' | 'before' | 'by-staff';
}

/**
 * Prices the checkout, reserves its stock, counts its code, spends its gift card and writes the order in one
 * transaction. A fully covered order is placed at once. The same checkout returns the same order; an order that
 * was closed unpaid is reopened with a new reservation. Throws 400 coupon_not_valid or gift_card_not_valid, 409 as
 * readSale does or receipt_used for a receipt with other contents, 429 when the shopper or network address
 * has reserved too much or too often without paying, and 503 maintenance.
 */
export function openOrder(request: CheckoutRequest): Promise<OpenOrder> {
  return inTransaction(async (transaction) => {
    const [{ existing, settings, available }, limits] = await Promise.all([
      readForCheckout(transaction, request),
      readLimits(transaction, request),
    ]);
    if (existing) refuseOtherContents(existing, request);
    if (existing && !canReopen(existing)) {
      const checkout = { ...request, settings };
      return { order: withCorrectedCustomer(transaction, existing, checkout), opened: 'before' };
    }
    refuseWhileClosed(settings);
    refuseOpening(limits, settings, existing);
    const checkout: Checkout = { ...request, settings };
    const { sale, codes, risk } = await readSale(transaction, checkout, available);
    await countReservation(transaction, limits, {
      ...request,
      ...sale,
      products: available.products,
      code: codes.coupon?.discount ?? null,
      isPaid: isCovered(sale),
    });
    const order = existing
      ? reopen(transaction, existing, checkout, sale)
      : create(transaction, checkout, sale);
    recordRisk(transaction, order, risk);
    reserveStock(transaction, order, codes, { ids: request.ids, by: 'shopper', at: request.at });
    return { order, opened: existing ? 'again' : 'new' };
  });
}

/** Throws 503 maintenance while the shop takes no orders. */
export function refuseWhileClosed({ maintenance }: StoreSettings): void {
  const { isOn, message } = maintenance;
  if (isOn) throw new HttpError(503, 'maintenance', message || checkoutMessages.shop_closed());
}

function refuseOtherContents(order: OrderRecord, { fingerprint }: CheckoutRequest): void {
  if (order.checkout.fingerprint === fingerprint) return;
  throw new HttpError(409, 'receipt_used', checkoutMessages.cart_changed());
}

/** Closed by the shopper, by expiry or by the gateway, and never paid. */
function canReopen({ state, payment, closedBy, instalments }: OrderRecord): boolean {
  const closed = state === 'cancelled' || state === 'expired';
  if (instalments) return false;
  return closed && !isPaid(payment.state) && payment.paymentId === null && closedBy !== 'staff';
}

/** The shopper may correct their details between attempts; a paid order keeps its own. */
function withCorrectedCustomer(
  transaction: Transaction,
  order: OrderRecord,
  checkout: Checkout,
): OrderRecord {
  const { customer, purchaseOrderNumber = '' } = checkout.request;
  const fields = { customer: customerOf(checkout), purchaseOrderNumber };
  if (order.state !== 'pending_payment' || isSameForm(fields, order)) return order;
  refuseOtherStates(checkout.settings.seller, deliveryOf(customer), order.lines, checkout.at);
  const dated = redatedDelivery({ ...order, ...fields }, checkout.settings.delivery);
  const corrected = { ...order, ...fields, ...dated };
  const listing = orderListing(corrected);
  transaction.update(orderRef(order.id), { ...fields, ...dated, listing, updatedAt: checkout.at });
  return corrected;
}

type CustomerFields = Pick<OrderRecord, 'customer' | 'purchaseOrderNumber'>;

function isSameForm(one: CustomerFields, other: CustomerFields): boolean {
  const text = ({ customer, purchaseOrderNumber = '' }: CustomerFields) =>
    JSON.stringify([purchaseOrderNumber, Object.entries(customer)]);
  return text(one) === text(other);
}

function create(transaction: Transaction, checkout: Checkout, sale: Sale): OrderRecord {
  const order = newOrder(checkout, sale, newOrderNumber());
  createOrder(transaction, order, openingMove(checkout, sale, 1));
  return order;
}

function reopen(
  transaction: Transaction,
  existing: OrderRecord,
  checkout: Checkout,
  sale: Sale,
): OrderRecord {
  const changes = reopened(existing, checkout, sale);
  const move = openingMove(checkout, sale, changes.holdRound);
  moveOrder(transaction, existing, move, changes);
  return { ...existing, ...changes, state: move.to };
}
