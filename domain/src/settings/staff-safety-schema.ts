import { boolean, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

/** How the shop protects itself from stolen accounts of its staff. */
export const staffSafetySchema = object({
  /** for owners and finance */
  secondFactorRequired: boolean().strict().required('Choose whether a second factor is required'),
}).exact(formMessages.unknown_field);
