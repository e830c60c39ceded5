import { object } from 'yup';

import { countedEmailField } from './account-fields.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** The box in the footer; POST /api/newsletter checks the same schema. An address counts in lower case. */
export const newsletterSignUpSchema = object({
  email: countedEmailField(),
}).exact(UNKNOWN_FIELD);
