import { array, boolean, looseObject, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { QUOTE_FILE_UPLOAD } from '../quotes/quote-files.ts';
import {
  accessCodeRequestSchema,
  companyRequestSchema,
  signInAttemptSchema,
  syncSchema,
} from './account-requests.ts';
import { consentRequestSchema } from './consent-request.ts';
import { consentFields } from './consent-schema.ts';
import { PROFILE_PICTURE_MEGABYTES, PROFILE_PICTURE_TYPES } from './profile-picture.ts';
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
    upload: QUOTE_FILE_UPLOAD,
    response: object({ documentPath: string() }),
  },
  setPicture: {
    method: 'PUT',
    path: '/picture',
    does: 'Sets the profile picture to a JPEG, PNG or WebP.',
    who: 'person',
    upload: { megabytes: PROFILE_PICTURE_MEGABYTES, types: PROFILE_PICTURE_TYPES },
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
