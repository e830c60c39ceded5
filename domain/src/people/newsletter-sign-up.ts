import { object } from 'yup';

import { countedEmailField } from './account-fields.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** The footer form; POST /api/newsletter uses the same schema. The address is lower-cased. */
export const newsletterSignUpSchema = object({
  email: countedEmailField(),
}).exact(UNKNOWN_FIELD);
