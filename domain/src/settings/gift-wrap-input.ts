import { boolean, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { wholeNumber } from './settings-fields.ts';

const MAX_PRICE_RUPEES = 10_000;

export const giftWrapSchema = object({
  isOn: boolean().required(),
  priceRupees: wholeNumber('The price of gift wrap', 0, MAX_PRICE_RUPEES),
}).exact(formMessages.unknown_field);
