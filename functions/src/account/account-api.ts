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
    does: 'Returns how many sign-in attempts are left.',
    body: signInAttemptSchema,
    responseFields: ['remaining'],
  },
  'POST /sign-in-failed': {
    does: 'Counts a failed sign-in attempt.',
    body: signInAttemptSchema,
    responseFields: ['remaining'],
  },
  'POST /sync': {
    does: 'Updates the profile with what the sign-in service has verified.',
    who: 'person',
    body: syncSchema,
    responseFields: ['isEmailVerified', 'isPhoneVerified', 'avatar'],
  },
  'GET /export': {
    does: 'Returns all personal data that the shop stores about the person.',
    who: 'person',
    responseFields: ['exportedAt'],
  },
  'GET /consents': {
    does: 'Returns the current consents and their history, with dates and notice versions.',
    who: 'person',
    responseFields: ['notice', 'states', 'log'],
  },
  'POST /consents': {
    does: 'Gives or withdraws a consent. Does nothing if it is already so.',
    who: 'person',
    body: consentRequestSchema,
    responseFields: ['notice', 'states', 'log'],
  },
  'DELETE /': { does: 'Closes the account and erases the personal data.', who: 'person' },
  'POST /company': {
    does: 'Submits the company of a business account for verification.',
    who: 'person',
    body: companyRequestSchema,
    responseFields: ['companyVerification'],
  },
  'PUT /company-document/:name': {
    does: 'Uploads the company document that POST /company refers to.',
    who: 'person',
    upload: true,
    responseFields: ['documentPath'],
  },
  'PUT /picture': {
    does: 'Sets the profile picture to a JPEG, PNG or WebP.',
    who: 'person',
    upload: true,
    responseFields: ['avatar'],
  },
  'DELETE /picture': { does: 'Removes the profile picture.', who: 'person' },
  'POST /access-code': {
    does: 'Redeems an access code.',
    who: 'person',
    body: accessCodeRequestSchema,
    responseFields: ['label'],
  },
});
