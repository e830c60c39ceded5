import type { PaymentState } from '@kargha/domain/payments/payment';
import { reviewReason } from '@kargha/domain/payments/review-reason';
import { formatGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { isPaidTooLate, soldCardExpiry } from '@kargha/domain/pricing/gift-card-sale';
import { indianDay } from '@kargha/domain/india/indian-day';

import {
  giftCardReceiptEmail,
  lateGiftCardEmail,
  soldGiftCardEmail,
} from '../../mail/gift-card-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { nextDocumentNumber } from '../../records/document-number.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { giftCardRef } from '../../records/gift-card-record.ts';
import { giftCardSaleRef, type GiftCardSale } from '../../records/gift-card-sale-record.ts';
import { requestRefund } from '../../records/payment-record.ts';
import { findMismatch } from '../payments/paid-amounts.ts';
import type { AppliedEffect, PaymentUpdate } from '../payments/payment-effects.ts';
import { countFailure } from '../reservations/failed-payments.ts';
import { giftCardId } from './gift-card-code.ts';
import { GIFT_CARD_SERIES, newGiftCard, soldCode } from './new-gift-card.ts';

interface SalePayment {
  /** derives the code of the card */
  keys: KeyedIds;
  sale: GiftCardSale;
  update: PaymentUpdate;
  next: PaymentState;
}

/** Who issued a sold card, in its history. */
const BY_SALE = 'shopper';

/**
 * Reads what a payment's new state needs. Returns the writes of what it means for the sale of a gift card: the first
 * captured payment of the right amount issues the card; one that was begun too late, or comes when the card is paid,
 * goes back in full (decision 068).
 */
export async function prepareSalePayment(
  transaction: Transaction,
  payment: SalePayment,
): Promise<() => AppliedEffect> {
  const { sale, next, update } = payment;
  const wrong = findMismatch(sale, update);
  if (wrong && (next === 'authorized' || next === 'captured'))
    return () => ({ effect: 'review', review: wrong });
  if (next === 'captured') return prepareCapture(transaction, payment);
  return () => {
    if (next === 'failed') countFailure(transaction, giftCardSaleRef(sale.id), sale, update.at);
    return next === 'refunded' && sale.paymentId === null
      ? { effect: 'review', review: refundedBefore(update) }
      : { effect: 'noted' };
  };
}

async function prepareCapture(
  transaction: Transaction,
  payment: SalePayment,
): Promise<() => AppliedEffect> {
  const { sale, update } = payment;
  if (sale.paymentId !== null) return () => sendBack(transaction, payment, 'duplicate_payment');
  if (isPaidTooLate(sale, update.payment.begunAt ?? update.at)) {
    return () => {
      transaction.update(giftCardSaleRef(sale.id), { updatedAt: update.at });
      const id = `gift-card-sale_${update.payment.id}_late`;
      queueUnlessErased(transaction, id, lateGiftCardEmail(sale));
      return sendBack(transaction, payment, 'late_payment');
    };
  }
  const { number, take } = await nextDocumentNumber(transaction, GIFT_CARD_SERIES);
  return () => {
    take();
    issueSoldCard(transaction, payment, number);
    return { effect: 'paid' };
  };
}

function issueSoldCard(transaction: Transaction, payment: SalePayment, number: string): void {
  const { keys, sale, update } = payment;
  const { amount, recipient, deliverOn } = sale;
  const { at } = update;
  const code = soldCode(keys, sale.id);
  const cardId = giftCardId(keys, code);
  const expiresAt = soldCardExpiry(deliverOn, at);
  const person = { customerName: recipient.name, customerEmail: recipient.email };
  const card = newGiftCard({ number, code, ...person, amount, expiresAt, by: BY_SALE, at });
  transaction.create(giftCardRef(cardId), { ...card, saleId: sale.id });
  const isDue = deliverOn <= indianDay(at);
  const paid: GiftCardSale = {
    ...sale,
    state: 'paid',
    paymentId: update.payment.id,
    captured: update.payment.amount,
    cardId,
    cardNumber: number,
    emailDueOn: isDue ? null : deliverOn,
    paidAt: at,
    updatedAt: at,
  };
  const { id, ...stored } = paid;
  transaction.set(giftCardSaleRef(id), stored);
  queueUnlessErased(transaction, `gift-card-sale_${id}_receipt`, giftCardReceiptEmail(paid));
  if (isDue) queueSoldCardEmail(transaction, paid, { code, expiresAt });
}

/** The only email with the code of a sold card. Its id is that of the card: the card is emailed once. */
export function queueSoldCardEmail(
  transaction: Transaction,
  sale: GiftCardSale,
  { code, expiresAt }: { code: string; expiresAt: Date },
): void {
  const email = soldGiftCardEmail(sale, { code: formatGiftCardCode(code), expiresAt });
  queueUnlessErased(transaction, `gift-card_${String(sale.cardId)}`, email);
}

/** A person who has closed the account since the payment window opened has no address any more. */
function queueUnlessErased(transaction: Transaction, id: string, email: Mail): void {
  if (email.to !== '') queueEmail(transaction, id, email);
}

function sendBack(
  transaction: Transaction,
  { sale, update: { payment, at } }: SalePayment,
  purpose: 'duplicate_payment' | 'late_payment',
): AppliedEffect {
  const { id: paymentId, amount, method } = payment;
  const about = { orderId: null, giftCardSaleId: sale.id, purpose };
  const refundId = requestRefund(transaction, { ...about, paymentId, method, amount }, at);
  return { effect: 'refund', refundId };
}

function refundedBefore({ payment: { id: paymentId }, at }: PaymentUpdate) {
  return reviewReason('refunded_before_order', { paymentId }, at);
}
