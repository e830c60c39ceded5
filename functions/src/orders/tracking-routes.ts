import type { Router } from 'express';

import { trackingEndpoints } from '@kargha/domain/orders/tracking-endpoints';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { sendPdf } from '../documents/invoices/document-access.ts';
import { invoiceFile } from '../documents/invoices/stored-pdf.ts';
import { clientAddress } from '../http/client-address.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { sendNewTrackingLink } from './send-new-tracking-link.ts';
import { trackOrder } from './track-order.ts';
import { notFound } from '../http/errors.ts';
import { invoiceRef, readInvoice } from '../records/invoice-record.ts';
import { findOrderByLink } from '../money/links/find-order-by-link.ts';

export function trackingRoutes({ ids, now }: { ids: KeyedIds; now: () => Date }): Router {
  return serveEndpoints(trackingEndpoints, {
    track: async ({ request, body }) => ({
      order: await trackOrder(ids, body, clientAddress(request), now()),
    }),
    invoice: async ({ response, query: { token } }) => {
      const invoice = await findInvoiceByLink(ids, token, now());
      sendPdf(response, invoice.number, await invoiceFile(invoice));
    },
    sendNewLink: ({ request, body: { token } }) =>
      sendNewTrackingLink(ids, token, clientAddress(request), now()),
  });
}

/**
 * The tax invoice of the order behind a tracking link, for guests. Throws 404 not_found for an unknown link or
 * without an invoice, and 410 link_expired.
 */
async function findInvoiceByLink(ids: KeyedIds, token: string, now: Date): Promise<Invoice> {
  const order = await findOrderByLink(ids, token, now);
  const number = order?.invoiceNumber;
  const invoice = number ? readInvoice(await invoiceRef(number).get()) : null;
  if (!invoice) throw notFound(orderMessages.no_invoice_yet());
  return invoice;
}
