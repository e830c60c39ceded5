import { boolean, object, string, type InferType } from 'yup';

import { CONSENT_PURPOSES } from './consent.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** POST /api/account/consents: gives or withdraws a consent. The newsletter is only subscribed to in the footer. */
export const consentRequestSchema = object({
  purpose: string()
    .oneOf(CONSENT_PURPOSES, accountMessages.purpose_not_valid)
    .required(accountMessages.purpose_missing),
  given: boolean()
    .strict()
    .typeError(accountMessages.choose_yes_or_no)
    .required(accountMessages.choose_yes_or_no)
    .when('purpose', {
      is: 'newsletter',
      then: (field) => field.oneOf([false], accountMessages.sign_up_in_footer),
    })
    .when('purpose', {
      is: 'terms',
      then: (field) => field.oneOf([true], accountMessages.close_account_instead),
    }),
  source: string().oneOf(['profile', 'footer', 'sign_up']).default('profile'),
}).exact(formMessages.unknown_field);
export type ConsentRequest = InferType<typeof consentRequestSchema>;
