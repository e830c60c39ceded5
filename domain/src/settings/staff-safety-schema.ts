import { boolean, number, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

/** How the shop protects itself from stolen accounts of its staff. */
export const staffSafetySchema = object({
  /** for owners and finance */
  secondFactorRequired: boolean().strict().required('Choose whether a second factor is required'),
  /** rupees above which staff cannot refund alone; null: a second person is never needed */
  refundLimitRupees: number()
    .typeError('The limit must be a number')
    .integer('The limit must be in whole rupees')
    .min(0, 'The limit must be at least 0')
    .max(10_000_000, 'The limit must be at most ₹1,00,00,000')
    .nullable()
    .default(null),
}).exact(formMessages.unknown_field);
