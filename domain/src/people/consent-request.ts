import { boolean, object, string, type InferType } from 'yup';

import { CONSENT_PURPOSES } from './consent.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** POST /api/account/consents: a yes or its withdrawal by who is signed in. The newsletter is asked for in the footer. */
export const consentRequestSchema = object({
  purpose: string()
    .oneOf(CONSENT_PURPOSES, 'This is nothing that we ask for.')
    .required('The purpose is missing.'),
  given: boolean()
    .strict()
    .typeError('Please say yes or no.')
    .required('Please say yes or no.')
    .when('purpose', {
      is: 'newsletter',
      then: (field) => field.oneOf([false], 'The newsletter is asked for in the footer.'),
    })
    .when('purpose', {
      is: 'terms',
      then: (field) => field.oneOf([true], 'The terms end with the account.'),
    }),
  source: string().oneOf(['profile', 'footer', 'sign_up']).default('profile'),
}).exact(UNKNOWN_FIELD);
export type ConsentRequest = InferType<typeof consentRequestSchema>;
