import { array, boolean, nullable, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import { secondStepSchema } from './account-requests.ts';

const signedInBrowser = object({
  id: string(),
  /** `Chrome`; '' when unknown */
  browser: string(),
  /** `Android`; '' when unknown */
  system: string(),
  /** ISO 3166 code; '' when unknown */
  country: string(),
  signedInAt: time,
  lastUsedAt: time,
  isCurrent: boolean(),
});
export type SignedInBrowserRow = InferOutput<typeof signedInBrowser>;

const secondFactorState = object({
  isSet: boolean(),
  /** from when on staff sessions need the second step; null while they do not */
  neededFrom: nullable(time),
  missing: nullable(picklist(['code', 'set-up'])),
  recoveryCodesLeft: count,
});
export type SecondFactorState = InferOutput<typeof secondFactorState>;

/** Shown once. */
const recoveryCodes = object({ recoveryCodes: array(string()) });

/** The browsers of a person, and the second factor of staff. */
export const signInEndpoints = defineEndpoints('/api/account', {
  browsers: {
    method: 'GET',
    path: '/browsers',
    does: 'Lists the browsers in which the person is signed in, latest use first.',
    who: 'person',
    response: object({ browsers: array(signedInBrowser) }),
  },
  signOutBrowser: {
    method: 'DELETE',
    path: '/browsers/:id',
    does: 'Signs out one browser.',
    who: 'person',
  },
  signOutEverywhere: {
    method: 'DELETE',
    path: '/browsers',
    does: 'Signs out every browser, the calling one too.',
    who: 'person',
  },
  secondFactor: {
    method: 'GET',
    path: '/second-factor',
    does: 'Tells staff about their second factor and what this session lacks.',
    who: 'person',
    response: secondFactorState,
  },
  startSecondFactor: {
    method: 'POST',
    path: '/second-factor/start',
    does: 'Returns a new secret for an authenticator app, as text and as the path of a QR code.',
    who: 'person',
    response: object({ secret: string(), qr: object({ size: count, path: string() }) }),
    errors: ['recent_sign_in_needed', 'second_step_needed'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/second-factor/confirm',
    does: 'Sets up the authenticator app with its first code. Returns the recovery codes.',
    who: 'person',
    body: secondStepSchema,
    response: recoveryCodes,
    errors: ['recent_sign_in_needed', 'second_step_needed', 'set_up_first', 'code_wrong'],
  },
  verifySecondStep: {
    method: 'POST',
    path: '/second-factor/verify',
    does: 'Passes the second step of this sign-in with a code of the app or a recovery code.',
    who: 'person',
    body: secondStepSchema,
    errors: ['no_second_factor', 'code_wrong'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/second-factor/recovery-codes',
    does: 'Replaces the recovery codes.',
    who: 'person',
    response: recoveryCodes,
    errors: ['recent_sign_in_needed', 'second_step_needed', 'no_second_factor'],
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/second-factor',
    does: 'Removes the authenticator app of the person.',
    who: 'person',
    errors: [
      'recent_sign_in_needed',
      'second_step_needed',
      'no_second_factor',
      'second_factor_required',
    ],
  },
});
