import { formatPaise } from '@kargha/domain/money/money-format';
import type { VoidPaymentRequest } from '@kargha/domain/payments/offline-payment';
import type { Instalment } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';

import { conflict } from '../http/errors.ts';
import { hasPayLink, payLink } from '../money/links/pay-link.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { readVoidablePayment, type VoidablePayment } from '../money/payments/voidable-payment.ts';
import type { Transaction } from '../platform/firestore.ts';
import {
  readReceiptReversal,
  type ReceiptReversal,
} from '../documents/receipts/reverse-receipt.ts';
import { invoiceOf } from '../records/invoice-record.ts';
import { queueEmail, type Mail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { phoneOrderSettings } from '../records/phone-orders-record.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';
import { revertOrderToUnpaid, revertInstalmentToDue } from './revert-to-unpaid.ts';
import { composeEmail, type EmailPart } from '../mail/email.ts';
import { mailMessages } from '../mail/mail-messages.ts';

const HAS_LEFT =
  'A parcel has shipped since this payment was recorded. Refund the money or ask for it instead.';
const IS_INVOICED =
  'An invoice was issued after this payment was recorded, so the payment can no longer be voided.';

/**
 * Voids an offline payment that staff recorded by mistake: removes its record, so that the reference can be used
 * again, and makes the order or the instalment unpaid. A refund voucher cancels the receipt voucher of an
 * instalment, and the buyer gets an email. Throws 404, 409 stale, not_allowed, not_recorded, transfer_shared and
 * refunded.
 */
export function voidPayment(
  { ids }: PaymentContext,
  change: StaffChange,
  { paymentId, reason }: VoidPaymentRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const instalment = paidInstalmentOf(order, paymentId);
    if (!instalment && order.payment.paymentId !== paymentId) {
      throw conflict('not_recorded', 'This payment does not belong to this order.');
    }
    const record = await readVoidablePayment(transaction, order.id, paymentId);
    await refuseIfReliedOn(transaction, order, record);
    const reversal =
      instalment && (await readReceiptReversal(transaction, instalment, { reason, at }));
    const { to, changes } = instalment
      ? revertInstalmentToDue(order, instalment)
      : revertOrderToUnpaid(order, {
          at,
          hours: (await phoneOrderSettings(transaction)).linkHours,
        });
    record.remove();
    reversal?.write();
    const link = instalment || !hasPayLink(order) ? null : payLink(ids, order.id);
    const emailId = `order_${order.id}_struck-${revisionOf(order) + 1}`;
    queueEmail(
      transaction,
      emailId,
      voidedPaymentEmail(order, { ...record, instalment, reversal, link }),
    );
    const step = { action: 'strikePayment', to, what: PAYMENT_VOIDED, actor, at };
    const note = `${formatPaise(record.amount)}, ${record.utr}: ${reason}`;
    return recordStep(transaction, order, { ...step, note }, changes);
  });
}

const PAYMENT_VOIDED = 'Payment voided, it was recorded by mistake';

function paidInstalmentOf({ instalments }: OrderRecord, paymentId: string): Instalment | null {
  return instalments?.find((one) => one.state === 'paid' && one.paymentId === paymentId) ?? null;
}

/** A payment cannot be voided after a parcel or an invoice relied on it. */
async function refuseIfReliedOn(
  transaction: Transaction,
  order: OrderRecord,
  { at }: VoidablePayment,
): Promise<void> {
  if (order.shipments.some(({ shippedAt }) => shippedAt > at)) throw notAllowed(order, HAS_LEFT);
  const invoice = await invoiceOf(transaction, order);
  if (invoice && invoice.issuedAt > at) throw notAllowed(order, IS_INVOICED);
}

interface VoidedPayment {
  amount: Paise;
  instalment: Instalment | null;
  /** the refund voucher that cancels its receipt voucher */
  reversal: ReceiptReversal | null;
  /** payment link; null when the order is paid in another way */
  link: string | null;
}

function voidedPaymentEmail(
  { customer, number }: OrderRecord,
  { amount, reversal, ...payable }: VoidedPayment,
): Mail {
  return composeEmail(customer, mailMessages.void_subject({ amount, number }), [
    mailMessages.void({ amount, number }),
    ...(reversal
      ? [
          mailMessages.void_voucher({
            ...{ voucher: reversal.number, receipt: reversal.receiptNumber },
          }),
        ]
      : []),
    ...waysToPay(payable),
  ]);
}

function waysToPay({ instalment, link }: Pick<VoidedPayment, 'instalment' | 'link'>): EmailPart[] {
  if (instalment) return [mailMessages.pay_on_page()];
  return link === null ? [] : [{ text: mailMessages.pay_link_button(), address: link }];
}
