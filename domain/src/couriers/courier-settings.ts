import { array, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { optionalText, requiredText } from '../settings/settings-fields.ts';
import { AWB_PLACE, findCourier, readCourierList, type Courier } from './courier-list.ts';
import { recordOf } from '../records/stored-record.ts';

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
}).exact(formMessages.unknown_field);

export interface CourierSettings {
  couriers: Courier[];
}

/** Missing values keep their defaults. */
export function readCourierSettings(stored: unknown): CourierSettings {
  const { couriers } = recordOf(stored);
  return { couriers: readCourierList(couriers) };
}

function isEachOnce(couriers: readonly { name: string }[]): boolean {
  const listed = couriers.map(({ name }) => ({ name, trackingUrl: '' }));
  return listed.every((one) => findCourier(listed, one.name) === one);
}
