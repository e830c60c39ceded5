import {
  array,
  nullable,
  object as response,
  picklist,
  string as text,
  type InferOutput,
} from 'valibot';
import { object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { SETTLEMENT_PROBLEMS } from './settlement-problems.ts';

const figures = {
  payments: paiseAmount,
  refunds: paiseAmount,
  fees: paiseAmount,
  tax: paiseAmount,
  disputes: paiseAmount,
  adjustments: paiseAmount,
};

const settlementRow = response({
  id: text(),
  /** what reached the bank */
  amount: paiseAmount,
  status: text(),
  utr: text(),
  createdAt: time,
  ...figures,
  items: count,
});
export type SettlementRow = InferOutput<typeof settlementRow>;

const settledItem = response({
  settlementId: text(),
  entityId: text(),
  type: text(),
  credit: paiseAmount,
  debit: paiseAmount,
  amount: paiseAmount,
  /** includes the tax */
  fee: paiseAmount,
  tax: paiseAmount,
  settledAt: time,
  paymentId: nullable(text()),
  disputeId: nullable(text()),
  method: nullable(text()),
  description: nullable(text()),
});
export type SettledItemRow = InferOutput<typeof settledItem>;

const problem = response({
  code: picklist(SETTLEMENT_PROBLEMS),
  id: text(),
  settlementId: nullable(text()),
  orderId: nullable(text()),
  expected: paiseAmount,
  found: paiseAmount,
  at: time,
});

const gatewayMonth = response({
  month: text(),
  opening: paiseAmount,
  ...figures,
  settlements: paiseAmount,
  closing: paiseAmount,
  /** the first 200 */
  problems: array(problem),
  problemCount: count,
  updatedAt: time,
});
export type GatewayMonthStatement = InferOutput<typeof gatewayMonth>;

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
    query: object({ month: monthField(), cursor: cursorField() }),
    response: pageOf(settlementRow),
  },
  items: {
    method: 'GET',
    path: '/items',
    does: 'Lists the payments, refunds and adjustments that were settled in a month.',
    who: 'staff',
    query: object({ month: monthField(), cursor: cursorField() }),
    response: pageOf(settledItem),
  },
  statement: {
    method: 'GET',
    path: '/statement',
    does: 'Returns the balance at the gateway in a month, and what does not match.',
    who: 'staff',
    query: object({ month: monthField() }),
    response: response({ statement: nullable(gatewayMonth) }),
  },
  fetch: {
    method: 'POST',
    path: '/fetch',
    does: 'Fetches the settlements of the last seven days and matches them, as the nightly job does.',
    who: 'staff',
    response: response({
      items: count,
      settlements: count,
      /** days that the gateway did not report on */
      failedDays: array(text()),
      problems: count,
    }),
  },
});
