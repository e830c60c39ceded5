import { object, string } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { wholeNumber } from './settings-fields.ts';

export const deliverySchema = object({
  fromPincode: string()
    .trim()
    .matches(/^[1-9]\d{5}$/, 'Please enter a valid 6-digit pincode')
    .required('Pincode is required'),
  dispatchDays: wholeNumber('Days until dispatch', 0, 30),
  weavingDays: wholeNumber('Days to make an item', 1, 180),
  cutoffHour: wholeNumber('The cut-off hour', 0, 23),
}).exact(UNKNOWN_FIELD);
