import type { Router } from 'express';

import type { LinkContext } from './invoices/document-access.ts';
import { creditNoteRoutes, invoiceRoutes } from './invoices/invoice-routes.ts';
import { orderDocumentRoutes } from './order-documents/order-document-routes.ts';
import { receiptRoutes, refundVoucherRoutes } from './receipts/receipt-routes.ts';

export function documentRoutes(linkContext: LinkContext): Router[] {
  return [
    invoiceRoutes(linkContext),
    creditNoteRoutes(linkContext),
    receiptRoutes(linkContext),
    refundVoucherRoutes(linkContext),
    orderDocumentRoutes(),
  ];
}
