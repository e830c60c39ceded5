import {
  isOfflineMethod,
  isOfflinePaymentId,
  type OfflineMethod,
} from '@kargha/domain/payments/offline-payment';
import { VOIDABLE_ORDER_STATES } from '@kargha/domain/orders/order-edit-requests';
import {
  isClosedForPayment,
  unpaidInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { isPaid } from '@kargha/domain/payments/payment';
import { failedDuplicateRefunds, isExcessPayment } from '@kargha/domain/payments/duplicate-payment';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import {
  failedRefundShares,
  minimumRefundFor,
  undeliveredItems,
} from '@kargha/domain/orders/undelivered-items';
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
export interface OrderDocument {
  kind: 'invoice' | 'receipt' | 'refund-voucher' | 'credit-note';
  number: string;
}

/** An order as staff see it. */
export interface StaffOrder extends ShownOrder {
  delivery: Delivery;
  /** what a gift card has paid, and has not got back */
  giftCardPaid: Paise;
}

export interface StaffRefund {
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
  isOnGiftCard: boolean;
  /** taken off what was still owed: no money has moved */
  isAppliedToBalance: boolean;
  /** how its payment came past the gateway, as far as the order tells: the first choice for the way back */
  originalMethod: OfflineMethod;
  /** how staff gave it back; null for what the gateway or a card has, and before it is done */
  byHand: { method: OfflineMethod; reference: string; day: string } | null;
  /** its refund voucher and its credit note; empty while it has none */
  documents: OrderDocument[];
  createdAt: Date;
}

/** What a refund of the order begins with. */
interface RefundSuggestion {
  amount: Paise;
  /** the most that it may be */
  most: Paise;
  isUndelivered: boolean;
  /** what is still owed of the order, and is lowered before money goes back; 0 unless goods came back undelivered */
  owed: Paise;
}

/** What came twice, what failed of undelivered pieces, what came back undeliveredItems, or all that is left. */
export function suggestRefund(
  order: StaffOrder,
  refunds: readonly StaffRefund[],
): RefundSuggestion {
  const left = refundableAmount(order, refunds);
  const paid = { most: left, owed: paise(0) };
  const twice = failedDuplicateRefunds(refunds);
  if (twice > 0) return { ...paid, amount: twice, isUndelivered: false };
  const failed = failedRefundShares(refunds).find(({ amount }) => amount <= left);
  if (failed) return { ...paid, amount: failed.amount, isUndelivered: true };
  const { worth } = undeliveredItems(order, refunds);
  if (worth === 0) return { ...paid, amount: left, isUndelivered: false };
  const owed = sumPaise(unpaidInstalments(order).map(({ amount }) => amount));
  const most = sumPaise([left, owed]);
  return { amount: minimumRefundFor(worth, most), most, isUndelivered: true, owed };
}

/** What can still go back, by payment and gift card together; the server decides. */
export function refundableAmount(
  { payment, giftCardPaid }: Pick<StaffOrder, 'payment' | 'giftCardPaid'>,
  refunds: readonly StaffRefund[],
): Paise {
  const gone = refunds
    .filter(
      ({ state, isOnGiftCard, isAppliedToBalance, reason }) =>
        state !== 'failed' && !isOnGiftCard && !isAppliedToBalance && !isExcessPayment(reason),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  const card = isPaid(payment.state) ? giftCardPaid : 0;
  return paise(Math.max(0, payment.captured - gone) + card + failedDuplicateRefunds(refunds));
}

/** True when staff have something to look into: a mark, or that the customer asks to cancel. */
export function needsAttention({ needsReview, cancelRequest }: ShownOrder): boolean {
  return needsReview !== '' || cancelRequest !== '';
}

/** True when staff may have to give a part of the order's money back by hand. */
export function hasOfflinePayment({ payment, instalments }: ShownOrder): boolean {
  return (
    isOfflineMethod(payment.method) ||
    instalments.some(({ paymentId }) => paymentId !== null && isOfflinePaymentId(paymentId))
  );
}

/** A payment that staff have recorded, and that they may strike. */
export interface VoidablePayment {
  id: string;
  amount: Paise;
}

/** What staff have recorded of an order that is still open: its one payment before it left, or parts of it. */
export function findVoidablePayments({
  state,
  payment,
  instalments,
}: ShownOrder): VoidablePayment[] {
  if (instalments.length > 0) {
    return isClosedForPayment({ state }) ? [] : instalments.flatMap(recordedInstalment);
  }
  const isOpen = VOIDABLE_ORDER_STATES.includes(state) && payment.state === 'captured';
  if (!isOpen || !isOfflineMethod(payment.method)) return [];
  return [{ id: payment.id, amount: payment.captured }];
}

function recordedInstalment({ paymentId, amount }: Instalment): VoidablePayment[] {
  return paymentId !== null && isOfflinePaymentId(paymentId) ? [{ id: paymentId, amount }] : [];
}
