import { paise } from '@kargha/domain/money/paise';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import type { OrderCoupon } from '@kargha/domain/pricing/discount';
import type { StaffTerms } from '@kargha/domain/orders/draft-order';
import type { OrderGiftCard } from '@kargha/domain/pricing/gift-card';
import type { OrderCustomer, OrderPayment } from '@kargha/domain/orders/order';
import type { CashOnDelivery } from '@kargha/domain/orders/order-schema';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderMove, OrderRecord } from '../../records/order-record.ts';
import type { CheckoutCodes } from './checkout-codes.ts';
import type { PricedCheckout } from './price-checkout.ts';
import type { RequestedItem } from './checkout-items.ts';
import { placedFrom, reservedUnitsOf } from '../reservations/unpaid-orders.ts';

export interface CheckoutRequest {
  orderId: string;
  uid: string | null;
  address: string | null;
  provenEmail?: string;
  request: CreateOrderRequest;
  items: readonly RequestedItem[];
  codes: CheckoutCodes;
  /** every key that identifies the buyer, for counting code uses */
  personKeys: readonly string[];
  fingerprint: string;
  trackingToken: string;
  terms?: StaffTerms;
  ids: KeyedIds;
  at: Date;
}

export interface Checkout extends CheckoutRequest {
  settings: StoreSettings;
}

export interface Sale extends PricedCheckout {
  coupon: OrderCoupon | null;
  giftCard: OrderGiftCard | null;
  cashOnDelivery?: CashOnDelivery;
  expectedDelivery?: DeliveryDays;
}

export function isCovered({ totals }: Pick<Sale, 'totals'>): boolean {
  return totals.total === 0;
}

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
    reviewReasons: [],
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

export function reopened(existing: OrderRecord, checkout: Checkout, sale: Sale) {
  return {
    ...sale,
    customer: customerOf(checkout),
    purchaseOrderNumber: checkout.request.purchaseOrderNumber ?? '',
    closedBy: null,
    stockHeld: true,
    holdRound: existing.holdRound + 1,
    holdExpiresAt: holdEnd(checkout, sale),
    payment: { ...existing.payment, ...paymentOf(sale) },
    failedPayments: { count: 0, lastAt: checkout.at },
    checkout: {
      ...existing.checkout,
      placedFrom: placedFrom(checkout.address, checkout.ids),
      personKeys: [...checkout.personKeys],
      reservedUnits: reservedUnitsOf(sale.lines),
    },
  };
}

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

/** Stored orders have the email address in lower case and a 10-digit phone number. */
export function customerOf({
  request: { customer, language },
  provenEmail,
}: CheckoutRequest): OrderCustomer {
  const email = customer.email.toLowerCase();
  return {
    ...customer,
    email,
    ...(email === provenEmail && { isEmailProven: true }),
    ...(language === 'hi' && { language }),
  };
}

export const UNPAID: OrderPayment = {
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
