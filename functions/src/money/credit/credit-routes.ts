import type { Router } from 'express';

import { creditEndpoints } from '@kargha/domain/payments/credit-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { companyCredit, creditTotals, listCompanyCredits } from './company-credits.ts';
import { setCreditLimit } from './set-credit-limit.ts';

export function creditRoutes(now: () => Date): Router {
  return serveEndpoints(creditEndpoints, {
    list: ({ query }) => listCompanyCredits(query, now()),
    totals: async () => ({ totals: await creditTotals(now()) }),
    show: ({ params: { uid } }) => companyCredit(knownForm(uid), now()),
    setLimit: async ({ params: { uid }, body, caller }) => {
      const change = { ...body, uid: knownForm(uid), by: caller.uid, at: now() };
      return { revision: await setCreditLimit(change) };
    },
  });
}

/** Throws 404 for what cannot be a user id. */
function knownForm(uid: string): string {
  if (isRecordId(uid)) return uid;
  throw notFound('There is no such company.');
}
