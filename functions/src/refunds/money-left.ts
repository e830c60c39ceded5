import { backOnCard } from '@kargha/domain/gift-card';
import { paise, type Paise } from '@kargha/domain/paise';
import { isPaid } from '@kargha/domain/payment';

import type { Transaction } from '../platform/firestore.ts';
import { giftCardRef } from '../records/gift-card-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import {
  CARD_PAYMENT,
  payments,
  readPayment,
  readRefund,
  refunds,
  type RefundRecord,
} from '../records/payment-record.ts';

/** A payment of an order, and what of it has not been given back or asked for. */
export interface MoneyLeft {
  paymentId: string;
  left: Paise;
  /** refunds of this payment so far, whatever became of them */
  refunds: number;
}

/** All that can still be given back of an order. */
export interface OrderMoney {
  payments: MoneyLeft[];
  /** what its gift card paid and has not got back; 0 as well when the card is gone */
  cardLeft: Paise;
  /** how often something went back onto the card */
  cardRefunds: number;
}

const CAPTURED = new Set(['captured', 'partially_refunded', 'refunded']);

/**
 * What can still be given back of every payment of an order, which is what was captured without the refunds that have
 * not failed, and of its gift card. Read in the transaction that asks for the next refund and writes the order, so
 * that rivals wait.
 */
export async function moneyLeft(transaction: Transaction, order: OrderRecord): Promise<OrderMoney> {
  const [paid, given, card] = await Promise.all([
    transaction.get(payments().where('orderId', '==', order.id)),
    transaction.get(refunds().where('orderId', '==', order.id)),
    order.giftCard && transaction.get(giftCardRef(order.giftCard.cardId)),
  ]);
  const all = given.docs.flatMap((one) => readRefund(one) ?? []);
  return {
    payments: paid.docs.flatMap((one) => {
      const payment = readPayment(one);
      if (!payment || !CAPTURED.has(payment.state)) return [];
      const mine = all.filter(({ paymentId }) => paymentId === one.id);
      return { paymentId: one.id, left: leftOf(payment.amount, mine), refunds: mine.length };
    }),
    cardLeft: card?.exists ? cardLeftOf(order) : paise(0),
    cardRefunds: all.filter(({ paymentId }) => paymentId === CARD_PAYMENT).length,
  };
}

function leftOf(amount: Paise, given: readonly RefundRecord[]): Paise {
  const gone = given.reduce(
    (sum, { amount: back, state }) => sum + (state === 'failed' ? 0 : back),
    0,
  );
  return paise(Math.max(0, amount - gone));
}

function cardLeftOf({ giftCard, payment, closedBy }: OrderRecord): Paise {
  if (!giftCard || !isPaid(payment.state)) return paise(0);
  return paise(giftCard.amount - backOnCard({ giftCard, closedBy }));
}
