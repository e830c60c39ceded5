import {
  array,
  boolean,
  looseObject,
  nullable,
  object,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import { MAX_QUOTE_FILE_MEGABYTES } from '../quotes/quote-files.ts';
import {
  accessCodeRequestSchema,
  companyRequestSchema,
  secondStepSchema,
  signInAttemptSchema,
  syncSchema,
} from './account-requests.ts';
import { consentRequestSchema } from './consent-request.ts';
import { consentFields } from './consent-schema.ts';
import { PROFILE_PICTURE_MEGABYTES } from './profile-picture.ts';
import { COMPANY_STATES } from './user-profile.ts';

const consentRow = object({ id: string(), ...consentFields });
export type ConsentRow = InferOutput<typeof consentRow>;

const accountConsents = object({
  /** version of the current privacy notice */
  notice: string(),
  states: object({
    marketing: boolean(),
    newsletter: boolean(),
    reminders: boolean(),
    measuring: boolean(),
    terms: boolean(),
  }),
  /** each consent given or withdrawn, newest first */
  log: array(consentRow),
});
export type AccountConsents = InferOutput<typeof accountConsents>;

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

const signInAttempts = object({ remaining: count });

export const accountEndpoints = defineEndpoints('/api/account', {
  checkSignIn: {
    method: 'POST',
    path: '/sign-in-check',
    does: 'Returns how many sign-in attempts are left.',
    body: signInAttemptSchema,
    response: signInAttempts,
    errors: ['locked'],
  },
  countFailedSignIn: {
    method: 'POST',
    path: '/sign-in-failed',
    does: 'Counts a failed sign-in attempt.',
    body: signInAttemptSchema,
    response: signInAttempts,
    errors: ['locked'],
  },
  sync: {
    method: 'POST',
    path: '/sync',
    does: 'Updates the profile with what the sign-in service has verified.',
    who: 'person',
    body: syncSchema,
    response: object({ isEmailVerified: boolean(), isPhoneVerified: boolean(), avatar: string() }),
  },
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
  export: {
    method: 'GET',
    path: '/export',
    does: 'Returns all personal data that the shop stores about the person.',
    who: 'person',
    response: looseObject({ exportedAt: string() }),
  },
  consents: {
    method: 'GET',
    path: '/consents',
    does: 'Returns the current consents and their history, with dates and notice versions.',
    who: 'person',
    response: accountConsents,
  },
  changeConsent: {
    method: 'POST',
    path: '/consents',
    does: 'Gives or withdraws a consent. Does nothing if it is already so.',
    who: 'person',
    body: consentRequestSchema,
    response: accountConsents,
  },
  close: {
    method: 'DELETE',
    path: '/',
    does: 'Closes the account and erases the personal data.',
    who: 'person',
    errors: ['recent_sign_in_needed', 'last_admin', 'open_order'],
  },
  submitCompany: {
    method: 'POST',
    path: '/company',
    does: 'Submits the company of a business account for verification.',
    who: 'person',
    body: companyRequestSchema,
    response: object({ companyVerification: picklist(COMPANY_STATES) }),
  },
  uploadCompanyDocument: {
    method: 'PUT',
    path: '/company-document/:name',
    does: 'Uploads the company document that POST /company refers to.',
    who: 'person',
    uploadMegabytes: MAX_QUOTE_FILE_MEGABYTES,
    response: object({ documentPath: string() }),
  },
  setPicture: {
    method: 'PUT',
    path: '/picture',
    does: 'Sets the profile picture to a JPEG, PNG or WebP.',
    who: 'person',
    uploadMegabytes: PROFILE_PICTURE_MEGABYTES,
    response: object({ avatar: string() }),
  },
  removePicture: {
    method: 'DELETE',
    path: '/picture',
    does: 'Removes the profile picture.',
    who: 'person',
  },
  redeemAccessCode: {
    method: 'POST',
    path: '/access-code',
    does: 'Redeems an access code.',
    who: 'person',
    body: accessCodeRequestSchema,
    response: object({ label: string() }),
  },
});
