import type { Invoice } from '@kargha/domain/invoices/invoice';

import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
import { documentName, shortDocumentName } from '../../pdf/document-sections.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';

type AnnouncedInvoice = Pick<Invoice, 'number' | 'totals' | 'supplier' | 'buyer' | 'lines'>;

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
function invoiceEmail(invoice: AnnouncedInvoice, { customer, number }: OrderRecord): Mail {
  const { number: document } = invoice;
  const name = shortDocumentName(invoice);
  const subject = mailMessages.invoice_subject({ name, document, number });
  const { total: amount } = invoice.totals;
  return composeEmail(customer, subject, [
    mailMessages.invoice({ name: documentName(invoice), document, amount, number }),
    mailMessages.invoice_download(),
  ]);
}
