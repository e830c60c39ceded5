import { latePaymentEmail, placedEmail } from '../../mail/payment-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import { paymentEmailId } from '../../records/order-email-id.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { LatePaymentReason } from './late-payment.ts';

export function queuePaymentConfirmationEmail(
  transaction: Transaction,
  order: OrderRecord,
  trackingLink: string,
): void {
  queueEmail(transaction, paymentEmailId(order, 'paid'), placedEmail(order, trackingLink));
}

export function queueLatePaymentEmail(
  transaction: Transaction,
  order: OrderRecord,
  reason: LatePaymentReason,
): void {
  queueEmail(transaction, `order_${order.id}_shortfall`, latePaymentEmail(order, reason));
}
