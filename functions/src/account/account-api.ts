import {
  accessCodeRequestSchema,
  companyRequestSchema,
  signInAttemptSchema,
  syncSchema,
} from '@kargha/domain/people/account-requests';
import { consentRequestSchema } from '@kargha/domain/people/consent-request';

import { describeRoutes } from '../http/api-route.ts';

export const ACCOUNT_API = describeRoutes('/api/account', {
  'POST /sign-in-check': {
    does: 'Tells how many tries to sign in are left.',
    body: signInAttemptSchema,
    responseFields: ['remaining'],
  },
  'POST /sign-in-failed': {
    does: 'Counts a try to sign in that failed.',
    body: signInAttemptSchema,
    responseFields: ['remaining'],
  },
  'POST /sync': {
    does: 'Brings the profile up to what the sign-in service vouches for.',
    who: 'person',
    body: syncSchema,
    responseFields: ['isEmailVerified', 'isPhoneVerified', 'avatar'],
  },
  'GET /export': {
    does: 'Gives everything that the shop keeps about the person.',
    who: 'person',
    responseFields: ['exportedAt'],
  },
  'GET /consents': {
    does: 'Tells what the person has agreed to, and each yes and each withdrawal with its date and notice.',
    who: 'person',
    responseFields: ['notice', 'states', 'log'],
  },
  'POST /consents': {
    does: 'Gives or takes back a consent; what stands already is not written again.',
    who: 'person',
    body: consentRequestSchema,
    responseFields: ['notice', 'states', 'log'],
  },
  'DELETE /': { does: 'Closes the account and forgets the person.', who: 'person' },
  'POST /company': {
    does: 'Hands in the company of a business account.',
    who: 'person',
    body: companyRequestSchema,
    responseFields: ['companyVerification'],
  },
  'PUT /company-document/:name': {
    does: 'Uploads the document that proves a company; POST /company names it.',
    who: 'person',
    upload: true,
    responseFields: ['documentPath'],
  },
  'PUT /picture': {
    does: 'Makes a JPEG, PNG or WebP the picture of the person.',
    who: 'person',
    upload: true,
    responseFields: ['avatar'],
  },
  'DELETE /picture': { does: 'Removes the picture of the person.', who: 'person' },
  'POST /access-code': {
    does: 'Redeems an access code.',
    who: 'person',
    body: accessCodeRequestSchema,
    responseFields: ['label'],
  },
});
