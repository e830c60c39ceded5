import { array, number, object, optional, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { UNTAXED_KINDS } from '../settings/registration-kinds.ts';
import { paiseOrNothing, storedObject, text } from '../records/stored-fields.ts';

/** What the list of documents shows of an invoice, a voucher or a credit note. Vouchers have an amount only. */
export const listedDocument = storedObject({
  number: string(),
  financialYear: text,
  purchaseOrderNumber: text,
  orderNumber: text,
  /** of a refund voucher */
  receiptNumber: text,
  /** of a credit note, which does not name its buyer */
  invoiceNumber: text,
  amount: paiseOrNothing,
  buyer: optional(object({ name: text, gstin: text }), {}),
  /** of the buyer of an invoice, oldest first */
  corrections: optional(array(object({ at: time })), []),
  supplier: optional(object({ registration: optional(picklist(UNTAXED_KINDS)) }), {}),
  lines: optional(array(object({ taxPercent: number() })), []),
  placeOfSupply: optional(object({ name: text }), {}),
  totals: optional(
    object({
      taxable: paiseOrNothing,
      cgst: paiseOrNothing,
      sgst: paiseOrNothing,
      igst: paiseOrNothing,
      shipping: paiseOrNothing,
      roundOff: paiseOrNothing,
      total: paiseOrNothing,
    }),
    {},
  ),
  issuedAt: time,
});
export type StoredDocument = InferOutput<typeof listedDocument>;
