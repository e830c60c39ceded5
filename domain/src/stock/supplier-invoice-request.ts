import { array, boolean, number, object, string, type InferType } from 'yup';

import { gstinProblem, readGstin } from '../india/gstin.ts';
import { isCalendarDay } from '../india/indian-day.ts';
import { formMessages } from '../messages/form-messages.ts';
import { noteField, revisionField } from '../records/request-fields.ts';
import { RETURN_RATES } from '../tax-returns/return-rates.ts';
import { requestIdField } from './inventory.ts';

const MAX_INVOICE_LINES = RETURN_RATES.length;
/** ₹10 crore. */
const MAX_AMOUNT = 10_00_00_000 * 100;

const amount = (what: string) =>
  number()
    .strict()
    .integer(`The ${what} must be whole paise.`)
    .min(0, `The ${what} cannot be below zero.`)
    .max(MAX_AMOUNT, `The ${what} can be at most ₹10,00,00,000.`)
    .required(`Enter the ${what}.`);

const line = object({
  taxPercent: number()
    .strict()
    .oneOf(RETURN_RATES, 'This GST rate is not known.')
    .required('Choose a GST rate.'),
  taxable: amount('taxable value'),
  tax: amount('tax'),
}).exact(formMessages.unknown_field);

/** POST /api/purchase-orders/{id}/invoices: each invoice ID counts once. Amounts in paise. */
export const supplierInvoiceRequestSchema = object({
  invoiceId: requestIdField(),
  revision: revisionField('order'),
  number: string()
    .trim()
    .matches(/^[A-Za-z0-9/-]{1,16}$/, {
      message: 'An invoice number has up to 16 letters, digits, dashes and slashes.',
      excludeEmptyString: true,
    })
    .required('Enter the invoice number.'),
  date: string()
    .required('Enter the invoice date.')
    .test('real-day', 'Enter a valid invoice date.', isCalendarDay),
  gstin: string()
    .default('')
    .transform((typed: unknown) => (typeof typed === 'string' ? readGstin(typed) : typed))
    .test('gstin', (typed, context) => {
      const problem = typed === '' ? null : gstinProblem(typed);
      return problem === null || context.createError({ message: () => problem });
    }),
  isEligible: boolean().strict().required('Say whether the input tax can be claimed.'),
  lines: array(line)
    .min(1, 'Enter the taxable value.')
    .max(MAX_INVOICE_LINES, formMessages.too_many_lines)
    .required('Enter the taxable value.'),
}).exact(formMessages.unknown_field);
export type SupplierInvoiceRequest = InferType<typeof supplierInvoiceRequestSchema>;

/** POST /api/purchase-orders/{id}/invoices/remove. */
export const supplierInvoiceRemovalSchema = object({
  invoiceId: requestIdField(),
  revision: revisionField('order'),
  reason: noteField().required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);
