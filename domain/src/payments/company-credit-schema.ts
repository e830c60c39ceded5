import { array, nullish, optional, string, type InferOutput } from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';
import {
  amount,
  paiseOrNothing,
  storedObject,
  text,
  timeOrNull,
} from '../records/stored-fields.ts';

/** After every real due date, so that companies without one sort last. */
export const NO_DAY = '9999-12-31T00:00:00.000Z';

/** What a company owes, kept next to the orders so that no list has to read them. */
const receivables = {
  owed: paiseOrNothing,
  /** the earliest due date */
  owedSince: optional(time, NO_DAY),
  parts: optional(
    array(
      storedObject({
        orderId: string(),
        number: string(),
        amount: paiseAmount,
        /** null before the goods are dispatched, delivered or invoiced */
        dueAt: timeOrNull,
      }),
    ),
    [],
  ),
};

/** companyCredits/{uid}: the credit limit and the receivables of a company. */
export const companyCreditSchema = storedObject({
  /** null until staff set one */
  limit: nullish(paiseAmount, null),
  revision: amount,
  updatedAt: timeOrNull,
  by: text,
  ...receivables,
});
export type CompanyCredit = InferOutput<typeof companyCreditSchema>;
export type CompanyReceivables = Pick<CompanyCredit, keyof typeof receivables>;
