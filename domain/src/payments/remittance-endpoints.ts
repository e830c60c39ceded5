import { array, object, string, type InferOutput } from 'valibot';
import {
  array as list,
  boolean,
  number,
  object as form,
  string as text,
  type StringSchema,
} from 'yup';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

export const MAX_REMITTANCE_ROWS = 200;

const row = form({
  awb: text()
    .trim()
    .uppercase()
    .matches(/^[A-Z0-9-]{4,30}$/, 'A tracking number has 4 to 30 letters, digits and dashes.')
    .required('Please enter the tracking number.'),
  /** paise */
  amount: number().strict().integer().min(1).max(100_000_000).required('The amount is missing.'),
}).exact(formMessages.unknown_field);

/** A check of the rows needs no transfer. */
function unlessDryRun(schema: StringSchema, missing: string) {
  return schema
    .default('')
    .when('isDryRun', ([isDryRun], field) => (isDryRun === true ? field : field.required(missing)));
}

export const remittanceSchema = form({
  /** the bank's reference of the transfer */
  reference: unlessDryRun(
    text()
      .trim()
      .matches(/^[A-Za-z0-9/-]{4,40}$/, {
        message: 'A reference has 4 to 40 letters, digits, slashes and dashes.',
        excludeEmptyString: true,
      }),
    'Please enter the reference of the transfer.',
  ),
  /** business day in India, as 2026-11-21 */
  day: unlessDryRun(
    text().matches(/^\d{4}-\d{2}-\d{2}$/, {
      message: 'Write the date as 2026-11-21.',
      excludeEmptyString: true,
    }),
    'Please enter the day of the transfer.',
  ),
  rows: list(row).min(1, 'The file has no rows.').max(MAX_REMITTANCE_ROWS).required(),
  /** true: says what would happen, and changes nothing */
  isDryRun: boolean().strict().default(false),
}).exact(formMessages.unknown_field);

const outcome = object({
  awb: string(),
  /** '' when no order has this tracking number */
  orderNumber: string(),
  /** one sentence, '' when it is recorded or would be */
  problem: string(),
});
export type RemittanceOutcome = InferOutput<typeof outcome>;

const collected = object({
  orderId: string(),
  orderNumber: string(),
  courier: string(),
  awb: string(),
  amount: paiseAmount,
  deliveredAt: time,
});
export type CollectedOrder = InferOutput<typeof collected>;

export const remittanceEndpoints = defineEndpoints('/api/remittances', {
  missing: {
    method: 'GET',
    path: '/',
    does: 'Lists delivered orders whose cash the courier has not transferred yet, oldest first.',
    who: 'staff',
    permission: 'payments.settlements',
    query: form({ cursor: text().max(200) }),
    response: pageOf(collected),
  },
  record: {
    method: 'POST',
    path: '/',
    does: 'Records what a courier transferred, parcel by parcel. Each parcel is recorded once; a repeated file changes nothing.',
    who: 'staff',
    permission: 'payments.record',
    body: remittanceSchema,
    bodyBytes: LIST_BODY,
    response: object({ outcomes: array(outcome) }),
  },
});
