import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { Instalment } from '@kargha/domain/payments/instalment';

import { composeEmail, type EmailPart } from '../mail/email.ts';
import type { ReceiptReversal } from '../documents/receipts/reverse-receipt.ts';
import type { Mail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';

interface VoidedPayment {
  amount: Paise;
  instalment: Instalment | null;
  /** the refund voucher that cancels its receipt voucher */
  reversal: ReceiptReversal | null;
  /** payment link; null when the order is paid in another way */
  link: string | null;
}

export function voidedPaymentEmail(
  { customer, number }: OrderRecord,
  { amount, reversal, ...payable }: VoidedPayment,
): Mail {
  const vouchers = reversal
    ? [`Refund voucher ${reversal.number} cancels receipt voucher ${reversal.receiptNumber}.`]
    : [];
  return composeEmail(
    customer,
    `${formatPaise(amount)} is still to be paid for your order ${number}`,
    [
      `We recorded a payment of ${formatPaise(amount)} for your order ${number} by mistake. We are sorry. ` +
        'No money has moved, and the amount is still to be paid.',
      ...vouchers,
      ...waysToPay(payable),
    ],
  );
}

function waysToPay({ instalment, link }: Pick<VoidedPayment, 'instalment' | 'link'>): EmailPart[] {
  if (instalment) return ['You can pay it on your order page.'];
  return link === null ? [] : [{ text: 'View your order and pay', address: link }];
}
