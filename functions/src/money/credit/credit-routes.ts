import type { Router } from 'express';

import { creditEndpoints } from '@kargha/domain/payments/credit-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { companyCredit, creditTotals, listCompanyCredits } from './company-credits.ts';
import { setCreditLimit } from './set-credit-limit.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then change the limit.';

export function creditRoutes(now: () => Date): Router {
  return serveEndpoints(creditEndpoints, {
    list: ({ query }) => listCompanyCredits(query, now()),
    totals: async () => ({ totals: await creditTotals(now()) }),
    show: ({ params: { uid } }) => companyCredit(knownForm(uid), now()),
    setLimit: async ({ params: { uid }, body, caller }) => {
      requireRecentSignIn(caller, now(), SIGN_IN_AGAIN);
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
