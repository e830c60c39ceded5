import { FieldValue } from 'firebase-admin/firestore';
import { parse } from 'valibot';

import { orderListing } from '@kargha/domain/orders/order-listing';
import { orderSchema } from '@kargha/domain/orders/order-schema';
import { paymentMethod } from '@kargha/domain/payments/payment-method';
import type { RefundPurpose } from '@kargha/domain/payments/refund-purpose';
import type { ReviewReason } from '@kargha/domain/payments/review-reason';

export type Stored = Readonly<Record<string, unknown>>;
export type Changes = Record<string, unknown>;

/** How a payment was made, by its id; '' when no payment has the id. */
export type MethodOf = (paymentId: string | null) => string;

const PURPOSES: Readonly<Record<string, RefundPurpose>> = {
  shortfall: 'shortfall',
  second_payment: 'duplicate_payment',
  cancelled: 'cancellation',
  late_part: 'late_payment',
  return: 'return',
  undelivered: 'undelivered',
  requested: 'price_adjustment',
  dashboard: 'price_adjustment',
  reduced: 'removed_items',
};

/** `paymentId` of refunds that moved no money, and of those to a gift card. */
const NO_PAYMENT = 'unpaid_part';
const GIFT_CARD = 'gift_card';

export function isConverted(collection: string, stored: Stored): boolean {
  if (collection === 'refunds') {
    return stored.purpose !== undefined && !paysReplacement(stored) && stored.orderId !== '';
  }
  if (collection === 'bankTransfers') return stored.method !== undefined;
  return stored.reviewReasons !== undefined && stored.instalmentTwins === undefined;
}

export function paymentChanges(
  { method }: Stored,
  reviewReasons: readonly ReviewReason[],
): Changes {
  const needsReview = reviewReasons.length > 0;
  return { reviewReasons, needsReview, method: paymentMethod(textOf(method)) };
}

/** Instalments were the only transfers without a method. */
export function transferChanges(): Changes {
  return { method: 'bank_transfer' };
}

export function orderChanges(
  { id, ...stored }: Stored & { id: string },
  reviewReasons: readonly ReviewReason[],
  methodOf: MethodOf,
): Changes {
  const order = parse(orderSchema, { ...stored, reviewReasons, id });
  const { instalments, payment } = order;
  const gatewayOrders = Array.isArray(stored.instalmentTwins)
    ? (stored.instalmentTwins as string[])
    : [];
  return {
    reviewReasons,
    needsReview: FieldValue.delete(),
    instalmentTwins: FieldValue.delete(),
    listing: orderListing(order),
    'payment.method': payment.method,
    ...(instalments && {
      instalments: instalments.map((instalment, place) => ({
        ...instalment,
        ...(gatewayOrders[place] && { gatewayOrderId: gatewayOrders[place] }),
        ...(instalment.paymentId !== null && {
          method: paymentMethod(methodOf(instalment.paymentId)),
        }),
      })),
    }),
    ...(gatewayOrders.some((id) => id !== '') && {
      instalmentGatewayOrders: gatewayOrders.filter((id) => id !== ''),
    }),
  };
}

/** True for what becomes a balance adjustment. */
export function movedNoMoney(stored: Stored): boolean {
  return stored.paymentId === NO_PAYMENT || paysReplacement(stored);
}

/** The credit of an exchange. */
function paysReplacement({ replacementId }: Stored): boolean {
  return replacementId !== undefined;
}

export function adjustmentFrom(id: string, stored: Stored): Changes {
  const { claim, note, creditNoteNumber, initiatedFrom } = stored;
  return {
    orderId: stored.orderId,
    amount: stored.amount,
    ...(paysReplacement(stored) ? creditTarget(stored) : targetFrom(stored)),
    claim: claim ?? id,
    initiatedFrom,
    note: note ?? '',
    ...(creditNoteNumber !== undefined && { creditNoteNumber }),
    createdAt: stored.createdAt,
  };
}

function creditTarget({ purpose, returnId, replacementId }: Stored): Changes {
  return { purpose, returnId, replacementId };
}

/** @param payment what the refund is of; undefined when no payment has its ID */
export function refundChanges(
  stored: Stored,
  methodOf: MethodOf,
  payment: Stored | undefined,
): Changes {
  return {
    ...(stored.purpose === undefined && purposeChanges(stored, methodOf)),
    ...(stored.orderId === '' && saleChanges(payment)),
  };
}

function saleChanges({ giftCardSaleId }: Stored = {}): Changes {
  return { orderId: null, ...(typeof giftCardSaleId === 'string' && { giftCardSaleId }) };
}

function purposeChanges(stored: Stored, methodOf: MethodOf): Changes {
  const isOnCard = stored.paymentId === GIFT_CARD;
  const paymentId = isOnCard ? null : String(stored.paymentId);
  return {
    ...targetFrom(stored),
    paymentId,
    method: isOnCard ? 'gift_card' : paymentMethod(methodOf(paymentId)),
    reason: FieldValue.delete(),
    invoicedPieces: FieldValue.delete(),
    ...(stored.returnId === null && { returnId: FieldValue.delete() }),
  };
}

/** `invoicedPieces` of removed items was only set after the invoice. */
function targetFrom({ reason, invoicedPieces, returnId }: Stored): Changes {
  const purpose = PURPOSES[textOf(reason) ?? ''] ?? 'price_adjustment';
  return {
    purpose,
    ...(invoicedPieces !== undefined && { lines: invoicedPieces }),
    ...(purpose === 'removed_items' && { isInvoiced: invoicedPieces !== undefined }),
    ...(typeof returnId === 'string' && { returnId }),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
