import { object, pick, type InferOutput } from 'valibot';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount } from '../api/response-fields.ts';
import {
  supplierInvoiceRemovalSchema,
  supplierInvoiceRequestSchema,
} from './supplier-invoice-request.ts';
import { purchaseOrderFields, supplierSchema } from './purchase-order.ts';
import {
  newPurchaseOrderSchema,
  newSupplierSchema,
  purchaseCancelSchema,
  purchaseOrderEditSchema,
  purchaseOrderQuerySchema,
  purchaseReceiptSchema,
  purchaseStepSchema,
  supplierQuerySchema,
} from './purchase-order-requests.ts';

const supplierRow = object(supplierSchema.entries);
export type SupplierRow = InferOutput<typeof supplierRow>;

const purchaseOrderDetails = object(purchaseOrderFields);
export type PurchaseOrderDetails = InferOutput<typeof purchaseOrderDetails>;

const purchaseOrderRow = pick(purchaseOrderDetails, [
  'id',
  'number',
  'supplierName',
  'state',
  'expectedAt',
  'total',
]);
export type PurchaseOrderRow = InferOutput<typeof purchaseOrderRow>;

const purchaseTotals = object({ open: count, receivedThisMonth: count, value: paiseAmount });
export type PurchaseTotals = InferOutput<typeof purchaseTotals>;

const response = object({ purchaseOrder: purchaseOrderDetails });

export const purchaseOrderEndpoints = defineEndpoints('/api/purchase-orders', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists purchase orders, page by page.',
    who: 'staff',
    permission: 'purchasing.read',
    query: purchaseOrderQuerySchema,
    response: pageOf(purchaseOrderRow),
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Creates a purchase order.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: newPurchaseOrderSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['already_saved'],
  },
  totals: {
    method: 'GET',
    path: '/totals',
    does: 'Counts purchase orders and adds up their cost.',
    who: 'staff',
    permission: 'purchasing.read',
    response: object({ totals: purchaseTotals }),
  },
  listSuppliers: {
    method: 'GET',
    path: '/suppliers',
    does: 'Lists suppliers by name, page by page.',
    who: 'staff',
    permission: 'purchasing.read',
    query: supplierQuerySchema,
    response: pageOf(supplierRow),
  },
  addSupplier: {
    method: 'POST',
    path: '/suppliers',
    does: 'Adds a supplier.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: newSupplierSchema,
    bodyBytes: LIST_BODY,
    response: object({ supplier: supplierRow }),
    errors: ['already_saved'],
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a purchase order with its receipts.',
    who: 'staff',
    permission: 'purchasing.read',
    response,
  },
  pdf: {
    method: 'GET',
    path: '/:id/pdf',
    does: 'Returns a purchase order as a PDF.',
    who: 'staff',
    permission: 'purchasing.read',
    file: 'application/pdf',
    errors: ['legal_identity_missing'],
  },
  edit: {
    method: 'PUT',
    path: '/:id',
    does: 'Changes a purchase order before anything was received.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: purchaseOrderEditSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  },
  place: {
    method: 'POST',
    path: '/:id/order',
    does: 'Marks a draft as ordered.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: purchaseStepSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  },
  cancel: {
    method: 'POST',
    path: '/:id/cancel',
    does: 'Cancels what was not received of a purchase order.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: purchaseCancelSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  },
  receive: {
    method: 'POST',
    path: '/:id/receipts',
    does: 'Receives delivered pieces into stock, once per receipt ID.',
    who: 'staff',
    permission: 'purchasing.edit',
    body: purchaseReceiptSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed', 'already_saved'],
  },
  addInvoice: {
    method: 'POST',
    path: '/:id/invoices',
    does: "Records a supplier's invoice for received pieces, once per invoice ID.",
    who: 'staff',
    permission: 'purchasing.edit',
    body: supplierInvoiceRequestSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed', 'already_saved', 'legal_identity_missing'],
  },
  removeInvoice: {
    method: 'POST',
    path: '/:id/invoices/remove',
    does: "Removes a supplier's invoice that was recorded by mistake.",
    who: 'staff',
    permission: 'purchasing.edit',
    body: supplierInvoiceRemovalSchema,
    response,
    errors: ['stale'],
  },
});
