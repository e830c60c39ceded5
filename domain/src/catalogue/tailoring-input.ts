import { array, number, object, string } from 'yup';

import { GIFT_WRAP } from '../shopping/gift.ts';
import { PRODUCT_LENGTHS as LENGTHS } from './product-limits.ts';
import { MEASURE_PICTURES, MEASURE_UNITS } from './tailoring-schema.ts';

export const MAX_MEASUREMENT_FIELDS = 15;
export const MAX_SERVICES = 8;
const MAX_SERVICE_PRICE = 100_000;
const MAX_MAKING_DAYS = 180;

const text = (longest: number) => string().trim().max(longest);
const id = () =>
  text(40)
    .matches(/^[a-z0-9-]+$/, 'An ID has small letters, digits and hyphens.')
    .required();
const limit = () => number().min(0.1).max(500).required('Enter both limits.');

const measurement = object({
  id: id(),
  name: text(LENGTHS.tailoringName).required('Name each measurement.'),
  nameHindi: text(LENGTHS.tailoringName).default(''),
  unit: string().oneOf(MEASURE_UNITS).default('cm'),
  min: limit(),
  max: limit(),
  how: text(LENGTHS.measuring).default(''),
  howHindi: text(LENGTHS.measuring).default(''),
  picture: string()
    .oneOf(['', ...MEASURE_PICTURES])
    .default(''),
}).test('limits', 'The lower limit must be below the upper one.', ({ min, max }) => min < max);

const service = object({
  id: id().notOneOf([GIFT_WRAP], 'Gift wrap is a setting of the shop.'),
  name: text(LENGTHS.tailoringName).required('Name each service.'),
  nameHindi: text(LENGTHS.tailoringName).default(''),
  price: number().min(0).max(MAX_SERVICE_PRICE).required('Enter what the service costs.'),
  makingDays: number().integer().min(0).max(MAX_MAKING_DAYS).default(0),
  measurements: array(id()).max(MAX_MEASUREMENT_FIELDS).default([]),
});

const hasOwnIds = (list: readonly { id: string }[] | undefined) =>
  new Set(list?.map(({ id: one }) => one)).size === (list?.length ?? 0);

/** What a product is made or altered to, as staff send it; null for a product as it is. */
export const tailoringInputSchema = object({
  measurements: array(measurement)
    .max(MAX_MEASUREMENT_FIELDS)
    .test('own-ids', 'Two measurements have the same name.', hasOwnIds)
    .default([]),
  services: array(service)
    .max(MAX_SERVICES)
    .test('own-ids', 'Two services have the same name.', hasOwnIds)
    .default([]),
})
  .test(
    'known-measurements',
    'A service asks for a measurement that the product does not have.',
    (sent: Sent | null) => {
      const known = new Set(sent?.measurements?.map((one) => one.id));
      const asked = sent?.services?.flatMap((one) => one.measurements ?? []) ?? [];
      return asked.every((one) => known.has(one));
    },
  )
  .nullable()
  .default(null);

/** As validated: parts are missing when the form is incomplete. */
interface Sent {
  measurements?: { id: string }[];
  services?: { measurements?: string[] }[];
}
