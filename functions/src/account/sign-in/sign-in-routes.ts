import type { Router } from 'express';

import { accountMessages } from '@kargha/domain/messages/account-messages';
import { signInEndpoints } from '@kargha/domain/people/sign-in-endpoints';

import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  startSecondFactor,
} from './second-factor.ts';
import { verifySecondStep } from './second-step.ts';
import { listBrowsers, signOutBrowser, signOutEverywhere } from './sign-ins.ts';

/** The browsers of a person, and the second factor of staff. */
export function signInRoutes(ids: KeyedIds, now: () => Date): Router {
  const callerOf = (identity: Identity) => ({ identity, ids, at: now() });
  const freshCaller = (identity: Identity) => {
    requireRecentSignIn(identity, now(), accountMessages.sign_in_again());
    return callerOf(identity);
  };
  return serveEndpoints(signInEndpoints, {
    browsers: async ({ caller }) => ({ browsers: await listBrowsers(caller) }),
    signOutBrowser: ({ params: { id }, caller }) => signOutBrowser(caller, id, now()),
    signOutEverywhere: ({ caller }) => signOutEverywhere(caller, now()),
    secondFactor: ({ caller }) => secondFactorState(callerOf(caller)),
    startSecondFactor: ({ caller }) => startSecondFactor(freshCaller(caller)),
    confirmSecondFactor: async ({ body: { code }, caller }) => ({
      recoveryCodes: await confirmSecondFactor(freshCaller(caller), code),
    }),
    verifySecondStep: ({ body: { code }, caller }) => verifySecondStep(callerOf(caller), code),
    renewRecoveryCodes: async ({ caller }) => ({
      recoveryCodes: await renewRecoveryCodes(freshCaller(caller)),
    }),
    removeSecondFactor: ({ caller }) => removeSecondFactor(freshCaller(caller)),
  });
}
