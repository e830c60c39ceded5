import { array, object, string } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { optionalText, requiredText, wholeNumber } from '../settings/settings-fields.ts';
import { AWB_PLACE, findCourier, readCourierList, type Courier } from './courier-list.ts';
import { recordOf, textOf } from '../records/stored-record.ts';
import { COURIER_RULES, type CourierChoice, type CourierZone } from './choose-courier.ts';

const MAX_COURIERS = 40;

const courierSchema = object({
  name: requiredText(60, 'Courier'),
  trackingUrl: optionalText(300, 'Tracking link')
    .matches(/^https:\/\/[^\s"'<>]+$/, {
      message: 'The tracking link must begin with https://',
      excludeEmptyString: true,
    })
    .test(
      'place',
      `Write ${AWB_PLACE} in the link, where the tracking number goes`,
      (link) => link === '' || link.includes(AWB_PLACE),
    ),
}).exact(formMessages.unknown_field);

/** Settings, Couriers. */
export const couriersSchema = object({
  couriers: array(courierSchema)
    .max(MAX_COURIERS, `At most ${MAX_COURIERS} couriers`)
    .test('once', 'A courier is in the list twice', (all) => isEachOnce(all ?? []))
    .required(),
  /** how a courier is chosen at the aggregator, unless staff choose one */
  rule: string().oneOf(COURIER_RULES, 'Please choose a rule.').default('cheapest'),
  /** for the rule of zones; '' for the cheapest */
  zones: object({
    local: optionalText(60, 'Courier'),
    regional: optionalText(60, 'Courier'),
    national: optionalText(60, 'Courier'),
  }).exact(formMessages.unknown_field),
  /** as the place is called at the aggregator */
  pickupLocation: optionalText(36, 'Pickup location'),
  /** grams of an empty package */
  packingGrams: wholeNumber('The weight of an empty package', 0, 5000).default(100),
}).exact(formMessages.unknown_field);

export interface CourierSettings extends CourierChoice {
  couriers: Courier[];
  zones: Record<CourierZone, string>;
  pickupLocation: string;
  packingGrams: number;
}

/** Missing values keep their defaults. */
export function readCourierSettings(stored: unknown): CourierSettings {
  const { couriers, rule, zones, pickupLocation, packingGrams } = recordOf(stored);
  const { local, regional, national } = recordOf(zones);
  return {
    couriers: readCourierList(couriers),
    rule: COURIER_RULES.find((known) => known === rule) ?? 'cheapest',
    zones: { local: textOf(local), regional: textOf(regional), national: textOf(national) },
    pickupLocation: textOf(pickupLocation),
    packingGrams: typeof packingGrams === 'number' ? packingGrams : 100,
  };
}

function isEachOnce(couriers: readonly { name: string }[]): boolean {
  const listed = couriers.map(({ name }) => ({ name, trackingUrl: '' }));
  return listed.every((one) => findCourier(listed, one.name) === one);
}
