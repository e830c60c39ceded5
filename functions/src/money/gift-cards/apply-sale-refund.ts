import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { addReview, dropReview, reviewReason } from '@kargha/domain/payments/review-reason';
import type { GiftCard } from '@kargha/domain/pricing/gift-card';

import { giftCardRefundEmail } from '../../mail/gift-card-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { StaffAction } from '../../records/audit-record.ts';
import { deductedOf } from '../../records/dispute-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import {
  giftCardSaleRef,
  readGiftCardSale,
  type GiftCardSale,
} from '../../records/gift-card-sale-record.ts';
import { paymentRef, type PaymentRecord, type RefundRecord } from '../../records/payment-record.ts';
import type { GatewayRefund } from '../gateway/payment-gateway.ts';
import { writeDisabled } from './disable-gift-card.ts';

/** The sale that a refunded or disputed payment was for, with its card once it is issued. */
export interface RefundedSale {
  sale: GiftCardSale;
  card: GiftCard | null;
  /** what the bank took back of the payment of the sale */
  deducted: Paise;
}

/** Reads only. Null for a payment of an order, and for an unknown one. */
export async function readRefundedSale(
  transaction: Transaction,
  payment: PaymentRecord | null,
): Promise<RefundedSale | null> {
  if (payment?.giftCardSaleId === undefined) return null;
  const sale = readGiftCardSale(await transaction.get(giftCardSaleRef(payment.giftCardSaleId)));
  if (!sale) return null;
  const { cardId, paymentId } = sale;
  const [card, deducted] = await Promise.all([
    cardId === null ? null : transaction.get(giftCardRef(cardId)),
    paymentId === null ? paise(0) : deductedOf(transaction, paymentId),
  ]);
  return { sale, card: card && readGiftCard(card), deducted };
}

interface SaleRefund {
  id: string;
  refund: Pick<RefundRecord, 'purpose'>;
  payment: PaymentRecord;
  gatewayRefund: GatewayRefund;
  at: Date;
}

/** What a refund that was processed, or failed, means for the sale of a gift card. Writes only. */
export function applySaleRefund(
  transaction: Transaction,
  refunded: RefundedSale,
  given: SaleRefund,
): void {
  const { status } = given.gatewayRefund;
  if (status === 'processed') onProcessed(transaction, refunded, given);
  if (status === 'failed') onFailed(transaction, refunded, given);
}

/** A refund of the whole payment takes the card back, also when it was made in the gateway's dashboard. */
function onProcessed(
  transaction: Transaction,
  { sale, card, deducted }: RefundedSale,
  { id, refund, payment, gatewayRefund: { amount, paymentId }, at }: SaleRefund,
): void {
  const refunded = sumPaise([sale.refunded, amount]);
  const isOfCard = paymentId === sale.paymentId;
  const isOff = isOfCard && sumPaise([refunded, deducted]) >= sale.captured;
  if (isOfCard) {
    const ended = isOff ? { state: 'refunded' as const, refundedAt: at } : {};
    transaction.update(giftCardSaleRef(sale.id), { refunded, ...ended, updatedAt: at });
  }
  const reason = 'Refunded in the gateway’s dashboard.';
  if (isOff) takeCardBack(transaction, { sale, card }, reason, { by: 'gateway', at });
  noteReviews(transaction, paymentId, reviewsAfter(payment, amount));
  // The email about a late payment has already said so. A closed account has no address.
  if (refund.purpose === 'late_payment' || sale.buyer.email === '') return;
  queueEmail(transaction, `refund_${id}`, giftCardRefundEmail(sale, { amount, isOff }));
}

/** The money of a card went back, so no one may spend it. */
export function takeCardBack(
  transaction: Transaction,
  { sale: { cardId: id }, card }: Pick<RefundedSale, 'sale' | 'card'>,
  reason: string,
  action: StaffAction,
): void {
  if (id === null || card === null || card.state === 'disabled') return;
  writeDisabled(transaction, { id, card, reason }, action);
}

/** Nothing is left to look at once the whole payment has gone back. */
function reviewsAfter({ amount, refunded, reviewReasons }: PaymentRecord, returned: Paise) {
  const isWhole = sumPaise([refunded, returned]) >= amount;
  return isWhole ? [] : dropReview(reviewReasons, 'refund_failed');
}

/** Staff can ask for the refund of a card again. Every failure is listed with the payments that need a review. */
function onFailed(
  transaction: Transaction,
  { sale }: RefundedSale,
  { id, refund, payment, gatewayRefund: { amount, paymentId }, at }: SaleRefund,
): void {
  if (refund.purpose === 'gift_card' && sale.state === 'refunding') {
    transaction.update(giftCardSaleRef(sale.id), { state: 'refund_failed', updatedAt: at });
  }
  const failed = reviewReason('refund_failed', { refundId: id, amount }, at);
  noteReviews(transaction, paymentId, addReview(payment.reviewReasons, failed));
}

function noteReviews(
  transaction: Transaction,
  paymentId: string,
  reviewReasons: PaymentRecord['reviewReasons'],
): void {
  const needsReview = reviewReasons.length > 0;
  transaction.update(paymentRef(paymentId), { reviewReasons, needsReview });
}
