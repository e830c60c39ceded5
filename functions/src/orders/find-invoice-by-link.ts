import type { Invoice } from '@kargha/domain/invoices/invoice';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { notFound } from '../http/errors.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { invoiceRef, readInvoice } from '../records/invoice-record.ts';
import { findOrderByLink } from '../money/links/find-order-by-link.ts';

/**
 * The tax invoice of the order behind a tracking link, for guests. Throws 404 not_found for an unknown link or
 * without an invoice, and 410 link_expired.
 */
export async function findInvoiceByLink(ids: KeyedIds, token: string, now: Date): Promise<Invoice> {
  const order = await findOrderByLink(ids, token, now);
  const number = order?.invoiceNumber;
  const invoice = number ? readInvoice(await invoiceRef(number).get()) : null;
  if (!invoice) throw notFound(orderMessages.no_invoice_yet());
  return invoice;
}
