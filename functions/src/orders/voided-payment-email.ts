import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { Instalment } from '@kargha/domain/payments/instalment';

import { composeEmail, type EmailPart } from '../mail/email.ts';
import type { ReceiptReversal } from '../receipts/reverse-receipt.ts';
import type { Mail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';

/** A payment that staff had written down by mistake. */
interface VoidedPayment {
  amount: Paise;
  /** the part that it paid; null when it paid the whole order */
  part: Instalment | null;
  /** the paper that takes its receipt voucher back */
  taken: ReceiptReversal | null;
  /** where the order can be paid; null where it is paid in another way */
  link: string | null;
}

/** We had thanked for money that has not come: says so, and what is to be paid. */
export function voidedPaymentEmail(
  { customer, number }: OrderRecord,
  { amount, taken, ...payable }: VoidedPayment,
): Mail {
  const papers = taken
    ? [`The refund voucher ${taken.number} takes the receipt voucher ${taken.receiptNumber} back.`]
    : [];
  return composeEmail(
    customer,
    `${formatPaise(amount)} are still to be paid for your order ${number}`,
    [
      `We had noted a payment of ${formatPaise(amount)} for your order ${number} by mistake, and are sorry for it. ` +
        'No money has moved, and the amount is still to be paid.',
      ...papers,
      ...waysToPay(payable),
    ],
  );
}

function waysToPay({ part, link }: Pick<VoidedPayment, 'part' | 'link'>): EmailPart[] {
  if (part) return ['You can pay it from the page of your order.'];
  return link === null ? [] : [{ text: 'Look at your order and pay', address: link }];
}
