import { object } from 'valibot';
import { boolean, number, object as fields, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { gstinProblem } from '../india/gstin.ts';
import { formMessages } from '../messages/form-messages.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { CANCEL_REASONS } from './e-invoice-rules.ts';
import { eInvoice } from './e-invoice-schema.ts';
import { invoice } from './invoice-fields.ts';
import { orderMessages } from '../messages/order-messages.ts';

const PDF = 'application/pdf';

const issueSchema = fields({
  orderId: string()
    .strict()
    .matches(RECORD_ID, orderMessages.not_an_order)
    .required(orderMessages.order_required),
  /** staff have seen that the rates have changed since the order */
  atOrderRates: boolean().strict().default(false),
});

/** With the token of the order's tracking link, guests may read its documents. */
const linkQuerySchema = fields({ token: string() });

const pdf = (does: string) =>
  ({
    method: 'GET',
    path: '/:id/pdf',
    does,
    query: linkQuerySchema,
    file: PDF,
    errors: ['link_expired', 'e_invoice_pending', 'e_invoice_cancelled'],
  }) as const;

const registration = (does: string) =>
  ({
    method: 'POST',
    path: '/:id/registration',
    does,
    who: 'staff',
    permission: 'invoices.issue',
    response: object({ eInvoice }),
    errors: ['no_tax_portal', 'no_e_invoice', 'e_invoice_cancelled'],
  }) as const;

const cancellationSchema = fields({
  reason: string()
    .oneOf(CANCEL_REASONS, 'Please choose a reason.')
    .required('Please choose a reason.'),
  remark: string()
    .strict()
    .trim()
    .max(100, 'A remark can have at most 100 characters.')
    .required('Please say why.'),
}).exact(formMessages.unknown_field);

const recipientSchema = fields({
  gstin: string()
    .strict()
    .required('Please enter the GST number.')
    .test('gstin', (typed, context) => {
      const problem = gstinProblem(typed);
      return problem === null || context.createError({ message: () => problem });
    }),
  name: string()
    .strict()
    .trim()
    .max(120, 'A name can have at most 120 characters.')
    .required('Please enter the name that is registered with this number.'),
  reason: string()
    .strict()
    .trim()
    .max(200, 'A reason can have at most 200 characters.')
    .required('Please say why.'),
}).exact(formMessages.unknown_field);

export const invoiceEndpoints = defineEndpoints('/api/invoices', {
  issue: {
    method: 'POST',
    path: '/',
    does: 'Issues the tax invoice of an order before its dispatch.',
    who: 'staff',
    permission: 'invoices.issue',
    body: issueSchema,
    response: object({ invoice }),
    errors: [
      'not_paid',
      'order_ended',
      'legal_identity_missing',
      'e_invoice_incomplete',
      'tax_rates_changed',
    ],
  },
  register: registration('Registers a tax invoice at the tax portal again, now.'),
  cancel: {
    method: 'POST',
    path: '/:id/cancellation',
    does: 'Cancels the tax invoice of an order that has not been dispatched, within 24 hours of its registration.',
    who: 'staff',
    permission: 'invoices.issue',
    body: cancellationSchema,
    response: object({ eInvoice }),
    errors: [
      'no_tax_portal',
      'no_e_invoice',
      'e_invoice_pending',
      'already_dispatched',
      'has_credit_note',
      'e_way_bill_active',
      'too_late_to_cancel',
      'tax_portal_refused',
      'tax_portal_unavailable',
    ],
  },
  correctRecipient: {
    method: 'POST',
    path: '/:id/recipient',
    does: 'Corrects the name and GST number of the recipient of an issued invoice.',
    who: 'staff',
    permission: 'invoices.issue',
    body: recipientSchema,
    response: object({ invoice }),
    errors: ['not_allowed', 'too_late_to_correct'],
  },
  file: pdf(
    'Returns a tax invoice to its owner, to staff, or with the tracking link of the order.',
  ),
});

export const creditNoteEndpoints = defineEndpoints('/api/credit-notes', {
  file: pdf('Returns a credit note, with the same access rules as invoices.'),
  register: registration('Registers a credit note at the tax portal again, now.'),
});

export const receiptEndpoints = defineEndpoints('/api/receipts', {
  file: pdf('Returns a receipt voucher, with the same access rules as invoices.'),
});

export const refundVoucherEndpoints = defineEndpoints('/api/refund-vouchers', {
  file: pdf('Returns a refund voucher, with the same access rules as invoices.'),
});

/** The file of each kind of numbered document. Its id is the number with dashes. */
export const DOCUMENT_FILES = {
  invoice: invoiceEndpoints.file,
  'credit-note': creditNoteEndpoints.file,
  receipt: receiptEndpoints.file,
  'refund-voucher': refundVoucherEndpoints.file,
} as const;

const ordersQuerySchema = fields({
  orders: string().max(6000).required('Please choose at least one order.'),
});

const order = () =>
  string().matches(RECORD_ID, orderMessages.not_an_order).required('Please choose an order.');

const workSheetsQuerySchema = fields({ order: order() });

/** Which parcel of an order it is, counted from 1, before it leaves. */
const parcelNumber = () => number().integer().min(1);

const slipsQuerySchema = ordersQuerySchema.shape({ number: parcelNumber() });
const labelQuerySchema = fields({
  ...{ order: order(), number: parcelNumber() },
  parcel: string().max(60),
});

export const orderDocumentEndpoints = defineEndpoints('/api/orders/papers', {
  packingSlips: {
    method: 'GET',
    path: '/slips',
    does: 'Returns a packing slip for each parcel that has not left, or for the one with this number.',
    who: 'staff',
    permission: 'orders.ship',
    query: slipsQuerySchema,
    file: PDF,
  },
  invoices: {
    method: 'GET',
    path: '/invoices',
    does: 'Returns the invoices of up to 50 orders in one file, and names the orders without one.',
    who: 'staff',
    permission: 'invoices.read',
    query: ordersQuerySchema,
    file: PDF,
    errors: ['no_invoices'],
  },
  workSheets: {
    method: 'GET',
    path: '/work-sheets',
    does: 'Returns the work sheets of an order, one for each piece that is made or altered for its buyer.',
    who: 'staff',
    permission: 'orders.ship',
    query: workSheetsQuerySchema,
    file: PDF,
    errors: ['nothing_to_make'],
  },
  labels: {
    method: 'GET',
    path: '/labels',
    does: 'Returns the labels of the parcels of up to 50 orders that no courier has moved yet; before the first has left, of the planned ones, with the number of the order.',
    who: 'staff',
    permission: 'orders.ship',
    query: ordersQuerySchema,
    file: PDF,
    errors: ['no_labels'],
  },
  label: {
    method: 'GET',
    path: '/label',
    does: 'Returns the label of a parcel with its tracking number as a barcode; before it leaves, with the number of the order.',
    who: 'staff',
    permission: 'orders.ship',
    query: labelQuerySchema,
    file: PDF,
  },
});
