import { object, string } from 'yup';
import { wholeNumber } from './settings-fields.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

export const deliverySchema = object({
  fromPincode: string()
    .trim()
    .matches(/^[1-9]\d{5}$/, addressMessages.pincode_not_valid)
    .required(addressMessages.pincode_required),
  dispatchDays: wholeNumber('Days until dispatch', 0, 30),
  weavingDays: wholeNumber('Days to make an item', 1, 180),
  cutoffHour: wholeNumber('The cut-off hour', 0, 23),
}).exact(formMessages.unknown_field);
