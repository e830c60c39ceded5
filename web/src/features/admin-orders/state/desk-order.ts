import {
  isOffline,
  isOfflineId,
  type OfflineMethod,
} from '@kargha/domain/payments/offline-payment';
import { PAYMENT_STRIKABLE } from '@kargha/domain/orders/order-edit-requests';
import { isPaidNoFurther, owedParts, type Instalment } from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { isPaid } from '@kargha/domain/payments/payment';
import { failedSecondPayments, isBesideThePrice } from '@kargha/domain/payments/second-payment';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { failedParts, leastFor, undelivered } from '@kargha/domain/orders/undelivered-pieces';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** Who gets an order, and where, field by field. */
export interface Delivery {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
  /** both empty for who is no business */
  gstin: string;
  companyName: string;
}

/** A paper for the books: it has a number of its own series, and a PDF. */
export interface OrderPaper {
  kind: 'invoice' | 'receipt' | 'refund-voucher' | 'credit-note';
  number: string;
}

/** An order as staff see it. */
export interface DeskOrder extends ShownOrder {
  delivery: Delivery;
  /** what a gift card has paid, and has not got back */
  onCard: Paise;
}

export interface DeskRefund {
  id: string;
  /** why, as the books have it */
  reason: string;
  /** the return that it pays back; empty without one */
  returnId: string;
  /** the refund that was asked for in its place when it failed; empty without one */
  retriedAs: string;
  /** what of it was asked for again in parts since it failed; 0 before */
  resent: Paise;
  /** what was asked for at once has one */
  claim: string;
  /** pieces that it pays back, when they are no return's */
  invoicedPieces: ShipmentLine[];
  /** why the gateway has not taken it so far; empty when it took it at once */
  trouble: string;
  amount: Paise;
  state: string;
  note: string;
  isOnCard: boolean;
  /** taken off what was still owed: no money has moved */
  isOffDebt: boolean;
  /** how its payment came past the gateway, as far as the order tells: the first choice for the way back */
  cameBy: OfflineMethod;
  /** how staff gave it back; null for what the gateway or a card has, and before it is done */
  byHand: { method: OfflineMethod; reference: string; day: string } | null;
  /** its refund voucher and its credit note; empty while it has none */
  papers: OrderPaper[];
  createdAt: Date;
}

/** What a refund of the order begins with. */
interface SuggestedBack {
  amount: Paise;
  /** the most that it may be */
  most: Paise;
  isUndelivered: boolean;
  /** what is still owed of the order, and is lowered before money goes back; 0 unless goods came back undelivered */
  owed: Paise;
}

/** What came twice, what failed of undelivered pieces, what came back undelivered, or all that is left. */
export function suggestedBack(order: DeskOrder, refunds: readonly DeskRefund[]): SuggestedBack {
  const left = moneyLeft(order, refunds);
  const paid = { most: left, owed: paise(0) };
  const twice = failedSecondPayments(refunds);
  if (twice > 0) return { ...paid, amount: twice, isUndelivered: false };
  const failed = failedParts(refunds).find(({ amount }) => amount <= left);
  if (failed) return { ...paid, amount: failed.amount, isUndelivered: true };
  const { worth } = undelivered(order, refunds);
  if (worth === 0) return { ...paid, amount: left, isUndelivered: false };
  const owed = sumPaise(owedParts(order).map(({ amount }) => amount));
  const most = sumPaise([left, owed]);
  return { amount: leastFor(worth, most), most, isUndelivered: true, owed };
}

/** What can still go back, by payment and gift card together; the server decides. */
export function moneyLeft(
  { payment, onCard }: Pick<DeskOrder, 'payment' | 'onCard'>,
  refunds: readonly DeskRefund[],
): Paise {
  const gone = refunds
    .filter(
      ({ state, isOnCard, isOffDebt, reason }) =>
        state !== 'failed' && !isOnCard && !isOffDebt && !isBesideThePrice(reason),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  const card = isPaid(payment.state) ? onCard : 0;
  return paise(Math.max(0, payment.captured - gone) + card + failedSecondPayments(refunds));
}

/** True when staff have something to look into: a mark, or that the customer asks to cancel. */
export function isMarked({ needsReview, cancelRequest }: ShownOrder): boolean {
  return needsReview !== '' || cancelRequest !== '';
}

/** True when staff may have to give a part of the order's money back by hand. */
export function isByHand({ payment, instalments }: ShownOrder): boolean {
  return (
    isOffline(payment.method) ||
    instalments.some(({ paymentId }) => paymentId !== null && isOfflineId(paymentId))
  );
}

/** A payment that staff have recorded, and that they may strike. */
export interface StrikablePayment {
  id: string;
  amount: Paise;
}

/** What staff have recorded of an order that is still open: its one payment before it left, or parts of it. */
export function strikablePayments({ state, payment, instalments }: ShownOrder): StrikablePayment[] {
  if (instalments.length > 0) {
    return isPaidNoFurther({ state }) ? [] : instalments.flatMap(recordedPart);
  }
  const isOpen = PAYMENT_STRIKABLE.includes(state) && payment.state === 'captured';
  if (!isOpen || !isOffline(payment.method)) return [];
  return [{ id: payment.id, amount: payment.captured }];
}

function recordedPart({ paymentId, amount }: Instalment): StrikablePayment[] {
  return paymentId !== null && isOfflineId(paymentId) ? [{ id: paymentId, amount }] : [];
}
