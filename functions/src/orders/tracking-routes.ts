import type { Router } from 'express';

import { trackingEndpoints } from '@kargha/domain/orders/tracking-endpoints';

import { sendPdf } from '../documents/invoices/document-access.ts';
import { invoiceFile } from '../documents/invoices/stored-pdf.ts';
import { clientAddress } from '../http/client-address.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { findInvoiceByLink } from './find-invoice-by-link.ts';
import { sendNewTrackingLink } from './send-new-tracking-link.ts';
import { trackOrder } from './track-order.ts';

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
