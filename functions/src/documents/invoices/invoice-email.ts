import type { Invoice } from '@kargha/domain/invoices/invoice';
import { formatPaise } from '@kargha/domain/money/money-format';

import { composeEmail } from '../../mail/email.ts';
import { documentName } from '../../pdf/document-sections.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';

type AnnouncedInvoice = Pick<Invoice, 'number' | 'totals' | 'supplier'>;

/** Tells the buyer that an invoice is ready. Reads, so call it before the transaction's writes. */
export async function queueInvoiceEmail(
  transaction: Transaction,
  invoice: AnnouncedInvoice & Pick<Invoice, 'orderId'>,
): Promise<void> {
  const order = readOrder(await transaction.get(orderRef(invoice.orderId)));
  // The account may be closed by now.
  if (order && order.customer.email !== '') writeInvoiceEmail(transaction, order, invoice);
}

/** One email for each invoice of an order: there is another one after a cancelled invoice. */
export function writeInvoiceEmail(
  transaction: Transaction,
  order: OrderRecord,
  invoice: AnnouncedInvoice,
): void {
  const earlier = order.cancelledInvoices?.length ?? 0;
  const id = `order_${order.id}_invoice${earlier === 0 ? '' : `-${earlier + 1}`}`;
  queueEmail(transaction, id, invoiceEmail(invoice, order));
}

/** The PDF is downloaded from the order, never attached. */
function invoiceEmail(
  { number: pdf, totals, supplier }: AnnouncedInvoice,
  { customer, number }: OrderRecord,
): Mail {
  const name = documentName(supplier);
  const subject = `${supplier.registration ? name : 'Invoice'} ${pdf} for your order ${number}`;
  return composeEmail(customer, subject, [
    `${name} ${pdf} (${formatPaise(totals.total)}) for your order ${number} is ready.`,
    'You can download it from your order page. If you do not have an account, use the tracking link in our emails.',
  ]);
}
