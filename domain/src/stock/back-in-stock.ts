import { object, string } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { hasDottedDomain } from '../people/email-address.ts';

const NO_ADDRESS = 'Please enter a valid email address';

/**
 * The "Notify me" form of a sold-out product; POST /api/stock-notices uses the same schema. The address is
 * lower-cased.
 */
export const backInStockSchema = object({
  productId: string().required('Choose a piece.').max(100, 'Choose a piece.'),
  email: string()
    .trim()
    .lowercase()
    .required('Email is required')
    .max(254, NO_ADDRESS)
    .email(NO_ADDRESS)
    .test('domain', NO_ADDRESS, hasDottedDomain),
}).exact(UNKNOWN_FIELD);
