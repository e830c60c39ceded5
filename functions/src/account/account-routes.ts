import type { Request, Router } from 'express';

import { accountEndpoints } from '@kargha/domain/people/account-endpoints';
import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';

import { redeemAccessCode } from '../catalogue/access-codes/redeem-access-code.ts';
import { clientAddress } from '../http/client-address.ts';
import { rawBody } from '../http/request-body.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { changeConsent, readConsents } from '../messages/newsletter/consents.ts';
import { saveCompanyDocument } from '../people/companies/company-document.ts';
import { submitCompany } from '../people/companies/submit-company.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import type { Identity } from '../platform/identity.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';
import { removeProfilePicture, saveProfilePicture } from './profile-picture.ts';
import { checkSignIn, clearFailedSignIns, countFailedSignIn } from './sign-in/sign-in-lock.ts';
import { syncAccount } from './sign-in/sync-account.ts';

const EXPORTS: RateLimit = { scope: 'account-export', attempts: 10, minutes: 60 };
const COMPANIES: RateLimit = { scope: 'account-company', attempts: 10, minutes: 60 };
const CONSENTS: RateLimit = { scope: 'account-consents', attempts: 60, minutes: 60 };
const UPLOADS: RateLimit = { scope: 'account-upload', attempts: 30, minutes: 60 };

/** Requests of people about their own account, and the sign-in lock. */
export function accountRoutes(codes: KeyedIds, now: () => Date): Router {
  return serveEndpoints(accountEndpoints, {
    checkSignIn: async (call) => ({ remaining: await checkSignIn(attemptOf(call), now()) }),
    countFailedSignIn: async (call) => ({
      remaining: await countFailedSignIn(attemptOf(call), now()),
    }),
    sync: async ({ request, body: { device }, caller }) => {
      const address = clientAddress(request);
      const { email } = caller;
      if (email !== null) await clearFailedSignIns({ email, address });
      const { isEmailVerified, isPhoneVerified, avatar } = await syncAccount(caller, device, now());
      return { isEmailVerified, isPhoneVerified, avatar };
    },
    export: async ({ response, caller }) => {
      await consumeAttempt(EXPORTS, caller.uid, now());
      const at = now();
      const data = await exportAccount(caller, at);
      const exportedAt = at.toISOString();
      const file = `my-data-${exportedAt.slice(0, 10)}.json`;
      response.set('Content-Disposition', `attachment; filename="${file}"`);
      return { exportedAt, ...data };
    },
    consents: ({ caller }) => consentsOf(caller),
    changeConsent: async ({ body, caller }) => {
      await consumeAttempt(CONSENTS, caller.uid, now());
      await changeConsent(caller, body, now());
      return consentsOf(caller);
    },
    close: ({ caller }) => closeAccount(caller, now()),
    submitCompany: async ({ body, caller: { uid } }) => {
      await consumeAttempt(COMPANIES, uid, now());
      return { companyVerification: (await submitCompany(uid, body, now())).state };
    },
    uploadCompanyDocument: async ({ request, params: { name }, caller: { uid } }) => {
      await consumeAttempt(UPLOADS, uid, now());
      return { documentPath: await saveCompanyDocument(uid, name, rawBody(request)) };
    },
    setPicture: async ({ request, caller: { uid } }) => {
      await consumeAttempt(UPLOADS, uid, now());
      return { avatar: await saveProfilePicture(uid, rawBody(request), now()) };
    },
    removePicture: ({ caller: { uid } }) => removeProfilePicture(uid, now()),
    redeemAccessCode: async ({ request, body: { code }, caller: { uid } }) => {
      const redeemer = { uid, address: clientAddress(request) };
      const { label } = await redeemAccessCode(code, redeemer, { codes, now: now() });
      return { label };
    },
  });
}

function attemptOf({ request, body: { email } }: { request: Request; body: { email: string } }) {
  return { email, address: clientAddress(request) };
}

async function consentsOf(person: Identity) {
  return { notice: PRIVACY_NOTICE_VERSION, ...(await readConsents(person)) };
}
