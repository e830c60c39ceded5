import { boolean, object, string, type InferType } from 'yup';

import { CONSENT_PURPOSES } from './consent.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** POST /api/account/consents: gives or withdraws a consent. The newsletter is only subscribed to in the footer. */
export const consentRequestSchema = object({
  purpose: string()
    .oneOf(CONSENT_PURPOSES, 'This consent purpose is not valid.')
    .required('The purpose is missing.'),
  given: boolean()
    .strict()
    .typeError('Please choose yes or no.')
    .required('Please choose yes or no.')
    .when('purpose', {
      is: 'newsletter',
      then: (field) => field.oneOf([false], 'Sign up for the newsletter in the page footer.'),
    })
    .when('purpose', {
      is: 'terms',
      then: (field) => field.oneOf([true], 'To withdraw from the terms, close your account.'),
    }),
  source: string().oneOf(['profile', 'footer', 'sign_up']).default('profile'),
}).exact(UNKNOWN_FIELD);
export type ConsentRequest = InferType<typeof consentRequestSchema>;
