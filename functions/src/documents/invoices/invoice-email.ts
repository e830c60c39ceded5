import type { Invoice } from '@kargha/domain/invoices/invoice';
import { formatPaise } from '@kargha/domain/money/money-format';

import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** The PDF is downloaded from the order, never attached. */
export function invoiceEmail(invoice: Invoice, { customer, number }: OrderRecord): Mail {
  const { number: pdf, totals } = invoice;
  return composeEmail(customer, `Invoice ${pdf} for your order ${number}`, [
    `Tax invoice ${pdf} (${formatPaise(totals.total)}) for your order ${number} is ready.`,
    'You can download it from your order page. If you do not have an account, use the tracking link in our emails.',
  ]);
}
