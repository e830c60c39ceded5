import { boolean, number, object, ref, string } from 'yup';

import { MAKER_KINDS } from '../catalogue/label-fields.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { MOST_CASH_RUPEES } from '../payments/cash-on-delivery-settings.ts';
import { optionalPhone, optionalText, wholeNumber } from './settings-fields.ts';

/** Sections of the settings, as staff send them; `shop-settings.ts` puts all of them together. */

export const deliverySchema = object({
  fromPincode: string()
    .trim()
    .matches(/^[1-9]\d{5}$/, addressMessages.pincode_not_valid)
    .required(addressMessages.pincode_required),
  dispatchDays: wholeNumber('Days until dispatch', 0, 30),
  weavingDays: wholeNumber('Days to make an item', 1, 180),
  cutoffHour: wholeNumber('The cut-off hour', 0, 23),
}).exact(formMessages.unknown_field);

export const holdsSchema = object({
  holdMinutes: wholeNumber('Minutes', 5, 60),
  openHoldsPerPerson: wholeNumber('Unpaid orders per person', 1, 20),
  openHoldsPerAddress: wholeNumber('Unpaid orders per network address', 1, 500),
}).exact(formMessages.unknown_field);

const MAX_PRICE_RUPEES = 10_000;

export const giftWrapSchema = object({
  isOn: boolean().required(),
  priceRupees: wholeNumber('The price of gift wrap', 0, MAX_PRICE_RUPEES),
}).exact(formMessages.unknown_field);

/** Package labels. Empty fields use the legal identity. */
export const labelsSchema = object({
  makerKind: string().oneOf(MAKER_KINDS, 'Choose manufacturer, packer or importer').required(),
  makerName: optionalText(150, 'Name'),
  makerAddress: optionalText(300, 'Address'),
  careName: optionalText(150, 'Name'),
  careAddress: optionalText(300, 'Address'),
  carePhone: optionalPhone(),
  careEmail: optionalText(254, 'Email').email(formMessages.email_not_valid),
}).exact(formMessages.unknown_field);

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
