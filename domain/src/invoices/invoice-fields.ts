import {
  array,
  boolean,
  number,
  object,
  nullable,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { indianAddress } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { PAYMENT_TERMS } from '../payments/payment-terms.ts';

const invoiceParty = object({
  name: string(),
  gstin: string(),
  stateCode: string(),
  address: indianAddress,
});
export type InvoiceParty = InferOutput<typeof invoiceParty>;

const taxHeads = object({ cgst: paiseAmount, sgst: paiseAmount, igst: paiseAmount });
export type TaxHeads = InferOutput<typeof taxHeads>;

const invoiceLine = object({
  ...taxHeads.entries,
  productId: string(),
  /** also part of the description; absent without options */
  options: optional(record(string(), string())),
  description: string(),
  hsnCode: string(),
  quantity: count,
  unit: string(),
  unitPrice: paiseAmount,
  taxable: paiseAmount,
  taxPercent: number(),
});
export type InvoiceLine = InferOutput<typeof invoiceLine>;

const invoiceTotals = object({
  ...taxHeads.entries,
  taxable: paiseAmount,
  shipping: paiseAmount,
  /** brings the exact tax to the whole rupees charged */
  roundOff: paiseAmount,
  total: paiseAmount,
});
/** total = taxable + shipping + cgst + sgst + igst + roundOff. */
export type InvoiceTotals = InferOutput<typeof invoiceTotals>;

const invoiceAdvance = object({ number: string(), amount: paiseAmount });
export type InvoiceAdvance = InferOutput<typeof invoiceAdvance>;

const bankAccount = object({
  bankName: string(),
  holder: string(),
  number: string(),
  ifsc: string(),
});

const document = {
  number: string(),
  financialYear: string(),
  serial: count,
  uid: nullable(string()),
  orderId: string(),
  lines: array(invoiceLine),
  totals: invoiceTotals,
  issuedAt: time,
};

export const invoice = object({
  ...document,
  orderNumber: string(),
  supplier: invoiceParty,
  buyer: invoiceParty,
  deliverTo: indianAddress,
  contact: optional(object({ name: string(), phone: string() })),
  placeOfSupply: object({ name: string(), stateCode: string() }),
  reverseCharge: boolean(),
  /** of an order from a quotation; absent otherwise, as are the next five */
  paymentTerms: optional(picklist(PAYMENT_TERMS)),
  advances: optional(array(invoiceAdvance)),
  /** unpaid when it was issued; absent in older ones, where it is the total minus advances */
  balance: optional(paiseAmount),
  dueOn: optional(time),
  payTo: optional(bankAccount),
  purchaseOrderNumber: optional(string()),
});
/** invoices/{id}: never changed once issued; a correction is a credit note. */
export type Invoice = InferOutput<typeof invoice>;

/** creditNotes/{id}: credits an invoice fully or partly, in its own series. */
export type CreditNote = Pick<Invoice, keyof typeof document> & {
  invoiceNumber: string;
  reason: string;
};
