import { array, nullable, object as response, string as text } from 'valibot';
import { object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf } from '../api/response-fields.ts';
import { monthField } from '../records/request-fields.ts';
import { gatewayMonthSchema, settlementSchema } from './settlement-schema.ts';

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
