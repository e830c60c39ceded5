import { COLLECTIONS } from '@kargha/domain/records/collections';
import { refundedToGiftCard, type GiftCard } from '@kargha/domain/pricing/gift-card';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import { paymentMethod, type PaymentMethod } from '@kargha/domain/payments/payment-method';
import { isPaid } from '@kargha/domain/payments/payment';

import { firestore, type DocumentSnapshot, type Transaction } from '../../platform/firestore.ts';
import {
  balanceAdjustmentsOf,
  settledAdjustments,
} from '../../records/balance-adjustment-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import {
  payments,
  readPayment,
  readRefund,
  refunds,
  type RefundRecord,
} from '../../records/payment-record.ts';

export interface RefundablePayment {
  paymentId: string;
  left: Paise;
  refunds: number;
  method: PaymentMethod;
  /** the order was already paid by another payment */
  isDuplicate: boolean;
}

export interface RefundableMoney {
  payments: RefundablePayment[];
  /** what the gift card paid and was not refunded; 0 when the card was deleted */
  cardLeft: Paise;
  card: GiftCard | null;
  cardRefunds: number;
  earlierRefunds: RefundWithId[];
  /** earlier refunds and balance adjustments */
  settled: SettledRefund[];
}

export type RefundWithId = RefundRecord & { id: string };

/**
 * Returns what can still be refunded of each payment and of the gift card: amounts paid minus refunds that have
 * not failed. Gateway payments come first, then offline payments, duplicate payments last. Read it in the
 * transaction that writes the next refund and the order, so that concurrent calls wait.
 */
export async function readRefundableMoney(
  transaction: Transaction,
  order: OrderRecord,
): Promise<RefundableMoney> {
  const transfers = firestore().collection(COLLECTIONS.bankTransfers);
  const [paid, past, earlierRefunds, adjustments, card] = await Promise.all([
    transaction.get(payments().where('orderId', '==', order.id)),
    transaction.get(transfers.where('orderId', '==', order.id)),
    transaction.get(refunds().where('orderId', '==', order.id)),
    transaction.get(balanceAdjustmentsOf(order.id)),
    order.giftCard && transaction.get(giftCardRef(order.giftCard.cardId)),
  ]);
  const all = earlierRefunds.docs.flatMap(refundsWithId);
  const incoming = [...paid.docs.flatMap(byGateway), ...past.docs.flatMap(offlinePayments)];
  return {
    payments: duplicatesLast(
      incoming.map(({ paymentId, amount, method }) => {
        const ofPayment = all.filter((refund) => refund.paymentId === paymentId);
        const isDuplicate = isDuplicatePayment(order, paymentId);
        return {
          paymentId,
          left: remainingOf(amount, ofPayment),
          refunds: ofPayment.length,
          method,
          isDuplicate,
        };
      }),
    ),
    cardLeft: card?.exists ? cardLeftOf(order) : paise(0),
    card: card && readGiftCard(card),
    cardRefunds: all.filter(({ method }) => method === 'gift_card').length,
    earlierRefunds: all,
    settled: [...all, ...settledAdjustments(adjustments.docs)],
  };
}

/** The refunds and balance adjustments of an order. */
export async function readSettled(
  transaction: Transaction,
  orderId: string,
): Promise<SettledRefund[]> {
  const past = await transaction.get(refunds().where('orderId', '==', orderId));
  const adjustments = await transaction.get(balanceAdjustmentsOf(orderId));
  return [...past.docs.flatMap(refundsWithId), ...settledAdjustments(adjustments.docs)];
}

export function refundsWithId(snapshot: DocumentSnapshot): RefundWithId[] {
  const refund = readRefund(snapshot);
  return refund ? [{ ...refund, id: snapshot.id }] : [];
}

export function paysFor({ payment, instalments = [] }: OrderRecord, paymentId: string): boolean {
  return [payment, ...instalments].some((paid) => paid.paymentId === paymentId);
}

/** True for a payment that arrived after another had paid for the order. */
export function isDuplicatePayment(order: OrderRecord, paymentId: string): boolean {
  const { payment, instalments = [] } = order;
  const hasPayer = [payment, ...instalments].some((paid) => paid.paymentId !== null);
  return hasPayer && !paysFor(order, paymentId);
}

function duplicatesLast(payments: readonly RefundablePayment[]): RefundablePayment[] {
  return payments.toSorted((one, other) => Number(one.isDuplicate) - Number(other.isDuplicate));
}

interface IncomingPayment extends Pick<RefundablePayment, 'paymentId' | 'method'> {
  amount: Paise;
}

function byGateway(snapshot: DocumentSnapshot): IncomingPayment[] {
  const payment = readPayment(snapshot);
  if (!payment || !isPaid(payment.state)) return [];
  return [{ paymentId: snapshot.id, amount: payment.amount, method: payment.method }];
}

/** The collection also contains outgoing transfers. */
function offlinePayments(transfer: DocumentSnapshot): IncomingPayment[] {
  if (transfer.get('direction') === 'out') return [];
  const method = paymentMethod(String(transfer.get('method')));
  return [{ paymentId: transfer.id, amount: paise(Number(transfer.get('amount'))), method }];
}

function remainingOf(amount: Paise, earlierRefunds: readonly RefundRecord[]): Paise {
  const refundedSum = earlierRefunds.reduce(
    (sum, { amount: back, state }) => sum + (state === 'failed' ? 0 : back),
    0,
  );
  return paise(Math.max(0, amount - refundedSum));
}

function cardLeftOf({ giftCard, payment, closedBy }: OrderRecord): Paise {
  if (!giftCard || !isPaid(payment.state)) return paise(0);
  return paise(giftCard.amount - refundedToGiftCard({ giftCard, closedBy }));
}
