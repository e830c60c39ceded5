import { isOfflineMethod } from '@kargha/domain/payments/payment';
import { isRefundedManually } from '@kargha/domain/payments/payment-method';
import { VOIDABLE_ORDER_STATES } from '@kargha/domain/orders/order-edit-requests';
import { isClosedForPayment, type Instalment } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';
import type { BalanceAdjustment, RefundRecord } from '@kargha/domain/payments/payment-schema';
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
  /** IDs; absent without any */
  tags?: string[] | undefined;
}

export interface StaffRefund extends RefundRecord {
  documents: OrderDocument[];
}

/** It takes effect at once, as `processed`. */
export interface StaffAdjustment extends BalanceAdjustment {
  state: 'processed';
  documents: OrderDocument[];
}

/** True when the order is marked for review or the customer asked to cancel. */
export function needsAttention({ reviewReasons, cancelRequest }: ShownOrder): boolean {
  return reviewReasons.length > 0 || cancelRequest !== '';
}

/** True when staff may have to refund a part of the order manually. */
export function hasOfflinePayment({ payment, instalments }: ShownOrder): boolean {
  return [payment, ...instalments].some(({ method }) => isRefundedManually(method ?? null));
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

function recordedInstalment({ paymentId, method, amount }: Instalment): VoidablePayment[] {
  return paymentId !== null && isOfflineMethod(method ?? null) ? [{ id: paymentId, amount }] : [];
}
