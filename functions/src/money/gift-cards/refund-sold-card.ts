import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { needsSecondPerson } from '@kargha/domain/payments/refund-approval';
import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import {
  cardRefundProblem,
  type CardRefundProblem,
  type GiftCardSale,
} from '@kargha/domain/pricing/gift-card-sale';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { deductedOf } from '../../records/dispute-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { giftCardSaleRef, readGiftCardSale } from '../../records/gift-card-sale-record.ts';
import {
  paymentRef,
  queueRefund,
  readEachRefund,
  readPayment,
  refunds,
  type PaymentRecord,
  type RefundRecord,
} from '../../records/payment-record.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { sendRefund } from '../payments/send-refund.ts';
import { replaceFailedRefunds } from '../refunds/failed-refunds.ts';
import { writeDisabled } from './disable-gift-card.ts';

interface CardRefund extends StaffAction {
  saleId: string;
  reason: string;
}

const REFUSALS: Record<CardRefundProblem, [code: string, sentence: string]> = {
  unpaid: ['not_allowed', 'This gift card was never paid.'],
  refunded: ['not_allowed', 'This gift card has already been refunded.'],
  spent: ['gift_card_spent', 'Some of this gift card was spent, so it cannot be refunded.'],
};

const NOTHING_LEFT = 'Nothing is left of this payment to refund.';

/**
 * Disables a sold card of which nothing was spent and refunds its payment in full, once: both in one transaction, so
 * that no one spends what goes back. Returns the state of the sale. Throws 404, and 409 not_allowed, gift_card_spent and
 * second_person_needed.
 */
export async function refundSoldCard(
  context: PaymentContext,
  asked: CardRefund,
): Promise<GiftCardSale['state']> {
  const refundId = await inTransaction(async (transaction) => {
    const found = await readSold(transaction, asked.saleId);
    await refuseAlone(transaction, found, asked);
    return writeRefund(transaction, found, asked);
  });
  await sendRefund(context, refundId);
  return readGiftCardSale(await giftCardSaleRef(asked.saleId).get())?.state ?? 'refunding';
}

interface SoldCard {
  sale: GiftCardSale;
  cardId: string;
  card: GiftCard;
  paymentId: string;
  payment: PaymentRecord;
  earlier: RefundRecord[];
  /** paise */
  left: Paise;
}

async function readSold(transaction: Transaction, saleId: string): Promise<SoldCard> {
  const sale = readGiftCardSale(await transaction.get(giftCardSaleRef(saleId)));
  if (!sale) throw notFound('We could not find this sale.');
  const { cardId, paymentId } = sale;
  if (cardId === null || paymentId === null) throw refused('unpaid');
  const [storedCard, storedPayment, { docs }, deducted] = await Promise.all([
    transaction.get(giftCardRef(cardId)),
    transaction.get(paymentRef(paymentId)),
    transaction.get(refunds().where('paymentId', '==', paymentId)),
    deductedOf(transaction, paymentId),
  ]);
  const card = readGiftCard(storedCard);
  const payment = readPayment(storedPayment);
  if (!card || !payment) throw notFound('We could not find this gift card.');
  const problem = cardRefundProblem(sale, card);
  if (problem) throw refused(problem);
  const earlier = readEachRefund(docs);
  const gone = earlier.filter(({ state }) => state !== 'failed').map(({ amount }) => amount);
  const left = paise(payment.amount - sumPaise(gone) - deducted);
  if (left <= 0) throw conflict('not_allowed', NOTHING_LEFT);
  return { sale, cardId, card, paymentId, payment, earlier, left };
}

/** The limit of refunds by one person holds here, too. The card is then refunded at the gateway, which disables it. */
async function refuseAlone(
  transaction: Transaction,
  { earlier, left: amount }: SoldCard,
  { by, at }: CardRefund,
): Promise<void> {
  const { refundLimitRupees } = await staffSafetyIn(transaction);
  if (!needsSecondPerson(refundLimitRupees, { amount, by, at }, earlier)) return;
  const sentence = `${formatPaise(amount)} is above what one person may refund. Ask the owner to refund the payment in the gateway’s dashboard: the card is disabled when it is refunded there.`;
  throw conflict('second_person_needed', sentence);
}

function writeRefund(
  transaction: Transaction,
  { sale, cardId, card, paymentId, payment, earlier, left: amount }: SoldCard,
  { reason, by, at }: CardRefund,
): string {
  if (card.state !== 'disabled')
    writeDisabled(transaction, { id: cardId, card, reason }, { by, at });
  const { id } = sale;
  const state = 'refunding' as const;
  transaction.update(giftCardSaleRef(id), { state, updatedAt: at });
  writeAudit(transaction, {
    action: 'giftCard.refund',
    target: giftCardRef(cardId).path,
    actor: by,
    before: { state: sale.state },
    after: { state, amount },
    reason,
    at,
  });
  const { method } = payment;
  const about = { orderId: null, giftCardSaleId: id, purpose: 'gift_card' as const };
  const refund = { ...about, paymentId, method, amount };
  const asked = { initiatedFrom: 'admin' as const, requestedBy: by, note: reason };
  const refundId = queueRefund(transaction, { ...refund, ...asked }, earlier.length + 1, at);
  replaceFailedRefunds(transaction, earlier, { by: refundId });
  return refundId;
}

function refused(problem: CardRefundProblem) {
  return conflict(...REFUSALS[problem]);
}
