import { boolean, number, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

/** How the shop protects itself from mistakes and stolen accounts of its staff. */
export const staffSafetySchema = object({
  /** for owners and finance */
  secondFactorRequired: boolean().strict().required('Choose whether a second factor is required'),
  /** paise; a refund above it needs a second person. Null: none does */
  refundLimit: number()
    .strict()
    .integer('The refund limit must be in whole paise')
    .min(0, 'The refund limit must be at least ₹0')
    .max(10_000_000_000, 'The refund limit is too high')
    .nullable()
    .default(null),
}).exact(formMessages.unknown_field);
