import { array, boolean, nullish, object, string, type InferOutput } from 'valibot';
import { boolean as flag, object as fields, string as text, type InferType } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { monthField } from '../records/request-fields.ts';
import { supplierInvoiceSchema } from '../stock/supplier-invoice.ts';
import { taxReturnFields } from './tax-return-fields.ts';

const filedSchema = fields({
  month: monthField(),
  isFiled: flag().strict().required('Say whether it was filed.'),
}).exact(formMessages.unknown_field);

const monthQuerySchema = fields({ month: monthField() });

const purchaseQuerySchema = fields({ month: monthField(), cursor: text().max(100) });
export type PurchaseRegisterQuery = InferType<typeof purchaseQuerySchema>;

const { number, date, gstin, stateCode, isEligible, lines } = supplierInvoiceSchema.entries;

const purchaseRow = object({
  orderId: string(),
  orderNumber: string(),
  supplierName: string(),
  invoices: array(
    object({ number, date, gstin, stateCode, isEligible, lines, isTooLate: boolean() }),
  ),
});
export type PurchaseRow = InferOutput<typeof purchaseRow>;

export const taxReturnEndpoints = defineEndpoints('/api/tax-returns', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns the totals of a month for GSTR-1 and GSTR-3B, next to those of the books.',
    who: 'staff',
    permission: 'taxes.read',
    query: monthQuerySchema,
    response: object({ taxReturn: taxReturnFields }),
    errors: ['legal_identity_missing', 'other_returns'],
  },
  gstr1: {
    method: 'GET',
    path: '/gstr-1',
    does: 'Returns GSTR-1 of a month as the JSON file that the GST portal accepts.',
    who: 'staff',
    permission: 'taxes.read',
    query: monthQuerySchema,
    file: 'application/json',
    errors: ['legal_identity_missing', 'other_returns'],
  },
  markFiled: {
    method: 'POST',
    path: '/filed',
    does: 'Marks GSTR-1 of a month as filed, or takes the mark back. Later corrections of its documents are amendments.',
    who: 'staff',
    permission: 'settings.tax',
    body: filedSchema,
    response: object({ filedAt: nullish(time, null) }),
    errors: ['not_allowed'],
  },
  purchases: {
    method: 'GET',
    path: '/purchases',
    does: 'Lists purchase orders with supplier invoices that count in a month, page by page.',
    who: 'staff',
    permission: 'taxes.read',
    query: purchaseQuerySchema,
    response: pageOf(purchaseRow),
  },
});
