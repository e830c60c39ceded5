import { isOfflinePaymentId } from '@kargha/domain/payments/offline-payment';
import { isOfflineMethod, type OfflineMethod, isPaid } from '@kargha/domain/payments/payment';
import { VOIDABLE_ORDER_STATES } from '@kargha/domain/orders/order-edit-requests';
import {
  isClosedForPayment,
  unpaidInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { failedDuplicateRefunds, isExcessPayment } from '@kargha/domain/payments/duplicate-payment';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import {
  failedRefundShares,
  minimumRefundFor,
  undeliveredItems,
} from '@kargha/domain/orders/undelivered-items';
import type { ShownOrder } from '#lib/documents/order-document.ts';

export interface Delivery {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
  /** both empty for a private customer */
  gstin: string;
  companyName: string;
}

/** A document with its own serial number and a PDF. */
export interface OrderDocument {
  kind: 'invoice' | 'receipt' | 'refund-voucher' | 'credit-note';
  number: string;
}

export interface StaffOrder extends ShownOrder {
  delivery: Delivery;
  /** what the gift card paid, less what went back to it */
  giftCardPaid: Paise;
}

export interface StaffRefund {
  id: string;
  reason: string;
  returnId: string;
  /** the refund that replaced it after it failed; empty without one */
  retriedAs: string;
  /** what was retried in parts after it failed; 0 before */
  resent: Paise;
  /** refunds that were requested together share one */
  claim: string;
  /** items that it refunds when there is no return */
  invoicedPieces: ShipmentLine[];
  /** why the gateway refused it so far; empty when it accepted at once */
  trouble: string;
  amount: Paise;
  state: string;
  note: string;
  isOnGiftCard: boolean;
  /** reduced an unpaid balance: no money moved */
  isAppliedToBalance: boolean;
  /** method of the offline payment, preselected for the manual refund */
  originalMethod: OfflineMethod;
  /** the recorded manual refund; null for gateway and gift card refunds, and until it is recorded */
  byHand: { method: OfflineMethod; reference: string; day: string } | null;
  documents: OrderDocument[];
  createdAt: Date;
}

interface RefundSuggestion {
  amount: Paise;
  maximum: Paise;
  isUndelivered: boolean;
  /** unpaid balance that the refund reduces first; 0 unless items were returned to sender */
  owed: Paise;
}

/**
 * Suggests, in this order: a failed refund of a duplicate payment, a failed refund of items returned to sender,
 * items returned to sender, or everything that is left.
 */
export function suggestRefund(
  order: StaffOrder,
  refunds: readonly StaffRefund[],
): RefundSuggestion {
  const refundable = refundableAmount(order, refunds);
  const paidOnly = { maximum: refundable, owed: paise(0) };
  const duplicates = failedDuplicateRefunds(refunds);
  if (duplicates > 0) return { ...paidOnly, amount: duplicates, isUndelivered: false };
  const failed = failedRefundShares(refunds).find(({ amount }) => amount <= refundable);
  if (failed) return { ...paidOnly, amount: failed.amount, isUndelivered: true };
  const { worth } = undeliveredItems(order, refunds);
  if (worth === 0) return { ...paidOnly, amount: refundable, isUndelivered: false };
  const owed = sumPaise(unpaidInstalments(order).map(({ amount }) => amount));
  const maximum = sumPaise([refundable, owed]);
  return { amount: minimumRefundFor(worth, maximum), maximum, isUndelivered: true, owed };
}

/** What payment and gift card can still refund together; the server decides. */
export function refundableAmount(
  { payment, giftCardPaid }: Pick<StaffOrder, 'payment' | 'giftCardPaid'>,
  refunds: readonly StaffRefund[],
): Paise {
  const refunded = refunds
    .filter(
      ({ state, isOnGiftCard, isAppliedToBalance, reason }) =>
        state !== 'failed' && !isOnGiftCard && !isAppliedToBalance && !isExcessPayment(reason),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  const cardAmount = isPaid(payment.state) ? giftCardPaid : 0;
  return paise(
    Math.max(0, payment.captured - refunded) + cardAmount + failedDuplicateRefunds(refunds),
  );
}

/** True when the order is marked for review or the customer asked to cancel. */
export function needsAttention({ reviewReasons, cancelRequest }: ShownOrder): boolean {
  return reviewReasons.length > 0 || cancelRequest !== '';
}

/** True when staff may have to refund a part of the order manually. */
export function hasOfflinePayment({ payment, instalments }: ShownOrder): boolean {
  return (
    isOfflineMethod(payment.method) ||
    instalments.some(({ paymentId }) => paymentId !== null && isOfflinePaymentId(paymentId))
  );
}

export interface VoidablePayment {
  id: string;
  amount: Paise;
}

/** The single payment before the order ships, or the recorded instalments. */
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
