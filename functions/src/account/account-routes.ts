import { Router, type Request } from 'express';

import {
  accessCodeRequestSchema,
  companyRequestSchema,
  signInAttemptSchema,
  syncSchema,
} from '@kargha/domain/people/account-requests';

import { redeemAccessCode } from '../catalogue/access-codes/redeem-access-code.ts';
import { submitCompany } from '../people/companies/submit-company.ts';
import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { requireUser } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { closeAccount } from './close-account.ts';
import { consentRoutes } from './consent-routes.ts';
import { exportAccount } from './export-account.ts';
import {
  checkSignIn,
  countFailedSignIn,
  clearFailedSignIns,
  type SignInAttempt,
} from './sign-in-lock.ts';
import { syncAccount } from './sync-account.ts';
import { uploadRoutes } from './upload-routes.ts';

const EXPORTS: RateLimit = { scope: 'account-export', attempts: 10, minutes: 60 };
const COMPANIES: RateLimit = { scope: 'account-company', attempts: 10, minutes: 60 };

/** /api/account: requests of people about their own account, and the sign-in lock. */
export function accountRoutes(codes: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.post('/sign-in-check', limitJson(SMALL_BODY), async (request, response) => {
    const remaining = await checkSignIn(await attemptOf(request), now());
    response.json({ success: true, remaining });
  });

  router.post('/sign-in-failed', limitJson(SMALL_BODY), async (request, response) => {
    const remaining = await countFailedSignIn(await attemptOf(request), now());
    response.json({ success: true, remaining });
  });

  router.post('/sync', limitJson(SMALL_BODY), async (request, response) => {
    const { uid, email } = await requireUser(request);
    const { device } = await readBody(request, syncSchema);
    const address = clientAddress(request);
    if (email !== null) await clearFailedSignIns({ email, address });
    const { isEmailVerified, isPhoneVerified, avatar } = await syncAccount(uid, device, now());
    response.json({ success: true, isEmailVerified, isPhoneVerified, avatar });
  });

  router.get('/export', async (request, response) => {
    const person = await requireUser(request);
    await consumeAttempt(EXPORTS, person.uid, now());
    const at = now();
    const data = await exportAccount(person, at);
    const exportedAt = at.toISOString();
    const file = `my-data-${exportedAt.slice(0, 10)}.json`;
    response.set('Content-Disposition', `attachment; filename="${file}"`);
    response.json({ success: true, exportedAt, ...data });
  });

  router.use('/consents', consentRoutes(now));
  router.use(uploadRoutes(now));

  router.delete('/', async (request, response) => {
    await closeAccount(await requireUser(request), now());
    response.json({ success: true });
  });

  router.post('/company', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireUser(request);
    const company = await readBody(request, companyRequestSchema);
    await consumeAttempt(COMPANIES, uid, now());
    const { state } = await submitCompany(uid, company, now());
    response.json({ success: true, companyVerification: state });
  });

  router.post('/access-code', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireUser(request);
    const { code } = await readBody(request, accessCodeRequestSchema);
    const redeemer = { uid, address: clientAddress(request) };
    const { label } = await redeemAccessCode(code, redeemer, { codes, now: now() });
    response.json({ success: true, label });
  });

  for (const path of ['sign-in-check', 'sign-in-failed', 'sync', 'company', 'access-code']) {
    router.all(`/${path}`, refuseOtherMethods('POST'));
  }
  router.all('/export', refuseOtherMethods('GET'));
  router.all('/', refuseOtherMethods('DELETE'));
  return router;
}

async function attemptOf(request: Request): Promise<SignInAttempt> {
  const { email } = await readBody(request, signInAttemptSchema);
  return { email, address: clientAddress(request) };
}
