import { array, number, optional, parse, picklist, string, type InferOutput } from 'valibot';

import { amount, storedObject, text, texts } from '../records/stored-fields.ts';

export const MEASURE_UNITS = ['cm', 'in'] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];

/** Drawings of how to measure, which the shop has. */
export const MEASURE_PICTURES = [
  'bust',
  'waist',
  'hips',
  'shoulders',
  'sleeve',
  'skirt-length',
  'blouse-length',
  'neck',
] as const;
export type MeasurePicture = (typeof MEASURE_PICTURES)[number];

const measurementField = storedObject({
  /** the same in every product that asks for it, so that a saved profile fits */
  id: string(),
  name: string(),
  nameHindi: text,
  unit: picklist(MEASURE_UNITS),
  /** in the unit, both included */
  min: number(),
  max: number(),
  how: text,
  howHindi: text,
  picture: optional(picklist(['', ...MEASURE_PICTURES]), ''),
});
export type MeasurementField = InferOutput<typeof measurementField>;

const service = storedObject({
  id: string(),
  name: string(),
  nameHindi: text,
  /** rupees for one piece, with tax where the shop's prices include it */
  price: amount,
  /** working days it adds until the piece ships */
  makingDays: amount,
  /** ids of the measurements that only this service needs */
  measurements: texts,
});
export type TailoringService = InferOutput<typeof service>;

const tailoring = storedObject({
  measurements: optional(array(measurementField), []),
  services: optional(array(service), []),
});
export type Tailoring = InferOutput<typeof tailoring>;

const NONE: Tailoring = { measurements: [], services: [] };

/** What a product is made or altered to. Read here, so that lists of products do not load its schema. */
export function tailoringOf({ tailoring: stored }: { tailoring?: unknown }): Tailoring {
  return stored ? parse(tailoring, stored) : NONE;
}

export function isTailored(product: { tailoring?: unknown }): boolean {
  const { measurements, services } = tailoringOf(product);
  return measurements.length + services.length > 0;
}
