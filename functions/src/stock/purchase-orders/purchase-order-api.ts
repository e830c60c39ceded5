import {
  newPurchaseOrderSchema,
  newSupplierSchema,
  purchaseCancelSchema,
  purchaseOrderEditSchema,
  purchaseOrderQuerySchema,
  purchaseReceiptSchema,
  purchaseStepSchema,
  supplierQuerySchema,
} from '@kargha/domain/stock/purchase-order-requests';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['purchaseOrder'];

export const PURCHASE_ORDER_API = describeRoutes('/api/purchase-orders', {
  'GET /': {
    does: 'Lists purchase orders, page by page.',
    who,
    query: purchaseOrderQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': {
    does: 'Creates a purchase order.',
    who,
    body: newPurchaseOrderSchema,
    responseFields,
  },
  'GET /totals': {
    does: 'Counts purchase orders and adds up their cost.',
    who,
    responseFields: ['totals'],
  },
  'GET /suppliers': {
    does: 'Lists suppliers by name, page by page.',
    who,
    query: supplierQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /suppliers': {
    does: 'Adds a supplier.',
    who,
    body: newSupplierSchema,
    responseFields: ['supplier'],
  },
  'GET /:id': { does: 'Returns a purchase order with its receipts.', who, responseFields },
  'GET /:id/pdf': { does: 'Returns a purchase order as a PDF.', who, file: 'application/pdf' },
  'PUT /:id': {
    does: 'Changes a purchase order before anything was received.',
    who,
    body: purchaseOrderEditSchema,
    responseFields,
  },
  'POST /:id/order': {
    does: 'Marks a draft as ordered.',
    who,
    body: purchaseStepSchema,
    responseFields,
  },
  'POST /:id/cancel': {
    does: 'Cancels what was not received of a purchase order.',
    who,
    body: purchaseCancelSchema,
    responseFields,
  },
  'POST /:id/receipts': {
    does: 'Receives delivered pieces into stock, once per receipt ID.',
    who,
    body: purchaseReceiptSchema,
    responseFields,
  },
});
