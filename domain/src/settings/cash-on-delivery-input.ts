import { boolean, object, ref } from 'yup';

import { MOST_CASH_RUPEES } from '../payments/cash-on-delivery-settings.ts';
import { formMessages } from '../messages/form-messages.ts';
import { optionalText, wholeNumber } from './settings-fields.ts';

const pincodes = (name: string) =>
  optionalText(2000, name).matches(/^(?:[1-9]\d{1,5}(?:[\s,]+|$))*$/, {
    message: `${name} are pincodes or their first digits, separated by commas`,
    excludeEmptyString: true,
  });

export const cashOnDeliverySchema = object({
  isOn: boolean().required(),
  minRupees: wholeNumber('The lowest amount', 1, MOST_CASH_RUPEES),
  maxRupees: wholeNumber('The highest amount', 1, MOST_CASH_RUPEES).min(
    ref('minRupees'),
    'The highest amount must not be below the lowest',
  ),
  feeRupees: wholeNumber('The fee', 0, 1000),
  advancePercent: wholeNumber('The advance', 0, 90),
  servedPincodes: pincodes('The pincodes we serve'),
  excludedPincodes: pincodes('The pincodes we leave out'),
  excludedSkus: optionalText(2000, 'SKUs'),
  openPerPerson: wholeNumber('Open orders per person', 1, 20),
  mostRefused: wholeNumber('Refused parcels', 0, 20),
}).exact(formMessages.unknown_field);
