import { array, nullable, object as response, string as text, type InferOutput } from 'valibot';
import { object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf } from '../api/response-fields.ts';
import { gatewayMonthSchema, settledItemFields, settlementSchema } from './settlement-schema.ts';

const settledItem = response(settledItemFields);
export type SettledItemRow = InferOutput<typeof settledItem>;

const monthField = () =>
  string()
    .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'This is not a month.')
    .required('Please choose a month.');

const cursorField = () => string().max(200);

export const settlementEndpoints = defineEndpoints('/api/settlements', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists what the gateway transferred to the bank in a month, latest first.',
    who: 'staff',
    permission: 'payments.settlements',
    query: object({ month: monthField(), cursor: cursorField() }),
    response: pageOf(response(settlementSchema.entries)),
  },
  items: {
    method: 'GET',
    path: '/items',
    does: 'Lists the payments, refunds and adjustments that were settled in a month.',
    who: 'staff',
    permission: 'payments.settlements',
    query: object({ month: monthField(), cursor: cursorField() }),
    response: pageOf(settledItem),
  },
  statement: {
    method: 'GET',
    path: '/statement',
    does: 'Returns the balance at the gateway in a month, and what does not match.',
    who: 'staff',
    permission: 'payments.settlements',
    query: object({ month: monthField() }),
    response: response({ statement: nullable(response(gatewayMonthSchema.entries)) }),
  },
  fetch: {
    method: 'POST',
    path: '/fetch',
    does: 'Fetches the settlements of the last seven days and matches them, as the nightly job does.',
    who: 'staff',
    permission: 'payments.settlements',
    response: response({
      items: count,
      settlements: count,
      /** days that the gateway did not report on */
      failedDays: array(text()),
      problems: count,
    }),
  },
});
