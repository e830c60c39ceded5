import {
  array,
  boolean,
  literal,
  number,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { indianAddress } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { PAYMENT_TERMS } from '../payments/payment-terms.ts';
import { storedObject, text, textOrNull } from '../records/stored-fields.ts';
import { UNTAXED_KINDS } from '../settings/registration-kinds.ts';
import { eInvoice } from './e-invoice-schema.ts';
import { recipientCorrection } from './recipient-correction.ts';

const invoiceParty = storedObject({
  name: string(),
  gstin: string(),
  stateCode: string(),
  address: indianAddress,
  /** of a shop that may not collect GST, when the document was issued; absent for all others */
  registration: optional(picklist(UNTAXED_KINDS)),
});
export type InvoiceParty = InferOutput<typeof invoiceParty>;

const taxHeads = storedObject({ cgst: paiseAmount, sgst: paiseAmount, igst: paiseAmount });
export type TaxHeads = InferOutput<typeof taxHeads>;

const invoiceLine = storedObject({
  ...taxHeads.entries,
  productId: string(),
  /** also part of the description; absent without options */
  options: optional(record(string(), string())),
  /** absent for a product as it is */
  tailoringId: optional(string()),
  description: string(),
  hsnCode: string(),
  quantity: count,
  unit: string(),
  unitPrice: paiseAmount,
  taxable: paiseAmount,
  taxPercent: number(),
});
export type InvoiceLine = InferOutput<typeof invoiceLine>;

const invoiceTotals = storedObject({
  ...taxHeads.entries,
  taxable: paiseAmount,
  shipping: paiseAmount,
  /** brings the exact tax to the whole rupees charged */
  roundOff: paiseAmount,
  total: paiseAmount,
});
/** total = taxable + shipping + cgst + sgst + igst + roundOff. */
export type InvoiceTotals = InferOutput<typeof invoiceTotals>;

const invoiceAdvance = storedObject({ number: string(), amount: paiseAmount });
export type InvoiceAdvance = InferOutput<typeof invoiceAdvance>;

const bankAccount = storedObject({
  bankName: string(),
  holder: string(),
  number: string(),
  ifsc: string(),
});

const placeOfSupply = storedObject({ name: string(), stateCode: string() });

const document = {
  number: string(),
  financialYear: string(),
  serial: count,
  uid: textOrNull,
  orderId: string(),
  lines: array(invoiceLine),
  totals: invoiceTotals,
  issuedAt: time,
  /** absent in documents that are not registered at the tax portal */
  eInvoice: optional(eInvoice),
};

export const invoice = storedObject({
  ...document,
  /** unit prices contain the tax */
  taxIncluded: optional(literal(true)),
  orderNumber: string(),
  supplier: invoiceParty,
  /** as corrected */
  buyer: invoiceParty,
  /** of the buyer's name and GST number, oldest first; absent without any, as is the next */
  corrections: optional(array(recipientCorrection)),
  /** the months of the corrections in India, as 2026-11 */
  correctedMonths: optional(array(string())),
  deliverTo: indianAddress,
  contact: optional(storedObject({ name: string(), phone: string() })),
  placeOfSupply,
  reverseCharge: boolean(),
  /** of an order from a quotation; absent otherwise, as are the next five */
  paymentTerms: optional(picklist(PAYMENT_TERMS)),
  advances: optional(array(invoiceAdvance)),
  /** unpaid when it was issued; absent in older ones, where it is the total minus advances */
  balance: optional(paiseAmount),
  dueOn: optional(time),
  /** the courier collects `balance`; absent unless it is cash on delivery */
  isCollected: optional(literal(true)),
  /** of the shipping charge, taxed or not */
  cashOnDeliveryFee: optional(paiseAmount),
  payTo: optional(bankAccount),
  purchaseOrderNumber: optional(string()),
});
/**
 * invoices/{id}: goods, amounts and tax never change once issued; a credit note corrects them. Only `eInvoice` and the
 * recipient's name and GST number can change, the latter with a record of each correction.
 */
export type Invoice = InferOutput<typeof invoice>;

/** creditNotes/{id}: credits an invoice fully or partly, in its own series. */
export const creditNoteSchema = storedObject({
  ...document,
  invoiceNumber: string(),
  reason: string(),
});
export type CreditNote = InferOutput<typeof creditNoteSchema>;

const voucher = {
  number: string(),
  financialYear: string(),
  serial: count,
  uid: textOrNull,
  orderId: string(),
  orderNumber: string(),
  partId: string(),
  supplier: invoiceParty,
  buyer: invoiceParty,
  placeOfSupply,
  goods: array(
    storedObject({
      description: string(),
      hsnCode: text,
      quantity: count,
      taxPercent: number(),
    }),
  ),
  amount: paiseAmount,
  /** the gateway's id of the payment or refund, the UTR of a bank transfer, or the reference of a voided payment */
  reference: text,
  /** value date of a bank transfer, as 2026-11-21; absent for other payments */
  receivedOn: optional(string()),
  purchaseOrderNumber: text,
  issuedAt: time,
};

/**
 * receiptVouchers/{id}: confirms an advance (CGST Rule 50). Tax is due with the tax invoice, since an advance for
 * goods bears none (Notification 66/2017). Never changed once issued.
 */
export const receiptVoucherSchema = storedObject({ ...voucher, orderTotal: paiseAmount });
export type ReceiptVoucher = InferOutput<typeof receiptVoucherSchema>;

/**
 * refundVouchers/{id}: a refund of an advance before the tax invoice (CGST Act s. 31(3)(e), Rule 51). It bears no
 * tax, as the advance bore none. Never changed once issued.
 */
export const refundVoucherSchema = storedObject({
  ...voucher,
  /** Rule 51 requires the receipt voucher's number and date */
  receiptNumber: string(),
  receiptIssuedAt: time,
  /** amount of the receipt voucher; `amount` is what was refunded of it */
  receiptAmount: paiseAmount,
  /** '' when no money has moved */
  refundId: text,
  /** why the receipt voucher was a mistake: the payment never arrived; absent for a real refund */
  recordedByMistake: optional(string()),
});
export type RefundVoucher = InferOutput<typeof refundVoucherSchema>;
