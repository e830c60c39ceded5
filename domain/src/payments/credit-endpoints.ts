import {
  array,
  boolean,
  entriesFromList,
  nullable,
  object,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount } from '../api/response-fields.ts';
import { creditLimitSchema, creditQuerySchema } from './company-credit.ts';
import { AGES } from './instalment.ts';

const companyCreditSummary = object({
  uid: string(),
  companyName: string(),
  gstNumber: string(),
  isVerified: boolean(),
  limit: nullable(paiseAmount),
  revision: count,
  owed: paiseAmount,
  ageing: object(entriesFromList(AGES, paiseAmount)),
  orders: array(object({ id: string(), number: string() })),
});
export type CompanyCreditSummary = InferOutput<typeof companyCreditSummary>;

const companyCreditDetails = object({
  standing: companyCreditSummary,
  /** on 30-day credit, which counts against the limit */
  onCredit: paiseAmount,
  /** overdue on any terms; while there is some, nothing more can be bought on credit */
  overdue: paiseAmount,
});
export type CompanyCreditDetails = InferOutput<typeof companyCreditDetails>;

const creditTotals = object({
  companies: count,
  /** of all companies */
  owed: paiseAmount,
  lateCompanies: count,
  /** what these companies owe in total, including what is not due yet */
  lateOwed: paiseAmount,
});
export type CreditTotals = InferOutput<typeof creditTotals>;

export const creditEndpoints = defineEndpoints('/api/credit', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists companies with credit or an outstanding balance, page by page, with ageing.',
    who: 'staff',
    permission: 'credit.read',
    query: creditQuerySchema,
    response: pageOf(companyCreditSummary),
  },
  totals: {
    method: 'GET',
    path: '/totals',
    does: 'Returns the totals of what companies owe.',
    who: 'staff',
    permission: 'credit.read',
    response: object({ totals: creditTotals }),
  },
  show: {
    method: 'GET',
    path: '/:uid',
    does: 'Returns the credit limit, balance and overdue amount of a company.',
    who: 'staff',
    permission: 'credit.read',
    response: companyCreditDetails,
  },
  setLimit: {
    method: 'PUT',
    path: '/:uid',
    does: 'Sets the credit limit of a verified company.',
    who: 'staff',
    permission: 'credit.edit',
    body: creditLimitSchema,
    response: object({ revision: count }),
    errors: ['recent_sign_in_needed', 'stale', 'not_verified'],
  },
});
