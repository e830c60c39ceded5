import type { Router } from 'express';

import type { DocumentContext } from './invoices/document-access.ts';
import { creditNoteRoutes, invoiceRoutes } from './invoices/invoice-routes.ts';
import { eWayBillRoutes } from './e-way-bill/e-way-bill-routes.ts';
import { orderDocumentRoutes } from './order-documents/order-document-routes.ts';
import { receiptRoutes, refundVoucherRoutes } from './receipts/receipt-routes.ts';

export function documentRoutes(context: DocumentContext): Router[] {
  return [
    invoiceRoutes(context),
    creditNoteRoutes(context),
    receiptRoutes(context),
    refundVoucherRoutes(context),
    orderDocumentRoutes(),
    eWayBillRoutes(context),
  ];
}
