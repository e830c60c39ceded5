import { object } from 'yup';

import { languageField } from '../records/language-field.ts';
import { countedEmailField } from './account-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

/** The footer form; POST /api/newsletter uses the same schema. The address is lower-cased. */
export const newsletterSignUpSchema = object({
  email: countedEmailField(),
  language: languageField(),
}).exact(formMessages.unknown_field);
