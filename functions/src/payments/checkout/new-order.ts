import { paise } from '@kargha/domain/money/paise';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { phoneDigits } from '@kargha/domain/shopping/customer-info';
import type { OrderCoupon } from '@kargha/domain/pricing/discount';
import type { StaffTerms } from '@kargha/domain/orders/draft-order';
import type { OrderGiftCard } from '@kargha/domain/pricing/gift-card';
import type { OrderCustomer, OrderPayment } from '@kargha/domain/orders/order';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderMove, OrderRecord } from '../../records/order-record.ts';
import type { CheckoutCodes } from './checkout-codes.ts';
import type { PricedCheckout } from './price-checkout.ts';
import type { RequestedItem } from './requested-items.ts';
import { placedFrom, reservedUnitsOf } from '../reservations/open-reservations.ts';

/** What a shopper has asked for. */
export interface CheckoutRequest {
  orderId: string;
  uid: string | null;
  address: string | null;
  /** as the shopper's */
  provenEmail?: string;
  request: CreateOrderRequest;
  items: readonly RequestedItem[];
  codes: CheckoutCodes;
  /** every key of who buys, for the uses of a code */
  personKeys: readonly string[];
  fingerprint: string;
  trackingToken: string;
  /** what staff have agreed; absent for what a shopper asks for */
  terms?: StaffTerms;
  /** sign the link of its letter */
  ids: KeyedIds;
  at: Date;
}

/** Everything that an order is opened from. */
export interface Checkout extends CheckoutRequest {
  settings: StoreSettings;
}

/** A checkout that can be sold as it stands, with the notes of what its codes do. */
export interface Sale extends PricedCheckout {
  coupon: OrderCoupon | null;
  giftCard: OrderGiftCard | null;
}

/** True when nothing is left for the gateway: a gift card or a code covers the whole order. */
export function isCovered({ totals }: Pick<Sale, 'totals'>): boolean {
  return totals.total === 0;
}

/** A new order of this checkout: unpaid and held for some minutes, or placed at once when it is covered. */
export function newOrder(checkout: Checkout, sale: Sale, number: string): OrderRecord {
  const { orderId, uid, request, at } = checkout;
  const state = firstState(sale);
  return {
    id: orderId,
    number,
    uid,
    state,
    stateTimes: { pending_payment: at, [state]: at },
    closedBy: null,
    ...sale,
    currency: 'INR',
    customer: customerOf(checkout),
    payment: { ...UNPAID, ...paymentOf(sale) },
    needsReview: null,
    stockHeld: true,
    holdRound: 1,
    holdExpiresAt: holdEnd(checkout, sale),
    shipments: [],
    purchaseOrderNumber: request.purchaseOrderNumber ?? '',
    createdAt: at,
    updatedAt: at,
    checkout: {
      receipt: request.receipt,
      fingerprint: checkout.fingerprint,
      placedFrom: placedFrom(checkout.address, checkout.ids),
      personKeys: [...checkout.personKeys],
      reservedUnits: reservedUnitsOf(sale.lines),
    },
    trackingTokenHashes: [hashOf(checkout.trackingToken)],
    awbs: [],
  };
}

/** A closed order of this checkout, opened again at today's price. */
export function reopened(known: OrderRecord, checkout: Checkout, sale: Sale) {
  return {
    ...sale,
    customer: customerOf(checkout),
    purchaseOrderNumber: checkout.request.purchaseOrderNumber ?? '',
    closedBy: null,
    stockHeld: true,
    holdRound: known.holdRound + 1,
    holdExpiresAt: holdEnd(checkout, sale),
    payment: { ...known.payment, ...paymentOf(sale) },
    failedPayments: { count: 0, lastAt: checkout.at },
    checkout: {
      ...known.checkout,
      placedFrom: placedFrom(checkout.address, checkout.ids),
      personKeys: [...checkout.personKeys],
      reservedUnits: reservedUnitsOf(sale.lines),
    },
  };
}

/** The move that opens an order for the first time or again. */
export function openingMove({ at }: Checkout, sale: Sale, round: number): OrderMove {
  const opened = round === 1 ? 'Checkout opened' : 'Checkout opened again';
  return {
    cause: `opened-${round}`,
    to: firstState(sale),
    what: isCovered(sale) ? 'Order placed, nothing left to pay' : opened,
    by: 'shopper',
    at,
  };
}

/** The customer as orders keep them: e-mail in small letters, ten digits of phone. */
export function customerOf({ request: { customer }, provenEmail }: CheckoutRequest): OrderCustomer {
  const email = customer.email.toLowerCase();
  return {
    ...customer,
    email,
    phone: phoneDigits(customer.phone),
    ...(email === provenEmail && { isEmailProven: true }),
  };
}

const UNPAID: OrderPayment = {
  state: 'pending',
  gateway: 'razorpay',
  gatewayOrderId: null,
  paymentId: null,
  method: null,
  captured: paise(0),
  refunded: paise(0),
};

function firstState(sale: Sale): OrderState {
  return isCovered(sale) ? 'placed' : 'pending_payment';
}

function paymentOf(sale: Sale): Pick<OrderPayment, 'state' | 'method'> {
  if (!isCovered(sale)) return { state: 'pending', method: null };
  return { state: 'captured', method: sale.giftCard ? 'gift_card' : null };
}

function holdEnd({ at, settings }: Checkout, sale: Sale): Date | null {
  return isCovered(sale) ? null : new Date(at.getTime() + settings.holdMinutes * MINUTE_MS);
}
