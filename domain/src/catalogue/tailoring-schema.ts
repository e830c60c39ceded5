import {
  listOf,
  numberOf,
  optionalText,
  recordOf,
  textOf,
  type StoredPart,
} from '../records/stored-record.ts';

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

export interface MeasurementField {
  /** the same in every product that asks for it, so that a saved profile fits */
  id: string;
  name: string;
  nameHindi: string;
  unit: MeasureUnit;
  /** in the unit, both included */
  min: number;
  max: number;
  how: string;
  howHindi: string;
  picture: MeasurePicture | '';
}

export interface TailoringService {
  id: string;
  name: string;
  nameHindi: string;
  /** rupees for one piece, with tax where the shop's prices include it */
  price: number;
  /** working days it adds until the piece ships */
  makingDays: number;
  /** ids of the measurements that only this service needs */
  measurements: string[];
}

export interface Tailoring {
  measurements: MeasurementField[];
  services: TailoringService[];
}

/**
 * What a product is made or altered to. Read here, so that lists of products do not load it, and without a schema
 * library, because product pages read it at first. A wrong value counts as missing.
 */
export function tailoringOf({ tailoring }: { tailoring?: unknown }): Tailoring {
  const { measurements, services } = recordOf(tailoring);
  return {
    measurements: listOf(measurements).map(recordOf).flatMap(readMeasurement),
    services: listOf(services).map(recordOf).flatMap(readService),
  };
}

function readMeasurement(stored: StoredPart): MeasurementField[] {
  const { id, name, min, max } = stored;
  const unit = MEASURE_UNITS.find((known) => known === stored.unit);
  const isComplete = typeof id === 'string' && typeof name === 'string' && unit !== undefined;
  if (!isComplete || typeof min !== 'number' || typeof max !== 'number') return [];
  return [
    {
      ...{ id, name, unit, min, max },
      nameHindi: textOf(stored.nameHindi),
      how: textOf(stored.how),
      howHindi: textOf(stored.howHindi),
      picture: MEASURE_PICTURES.find((known) => known === stored.picture) ?? '',
    },
  ];
}

function readService({ id, name, ...stored }: StoredPart): TailoringService[] {
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [
    {
      ...{ id, name },
      nameHindi: textOf(stored.nameHindi),
      price: numberOf(stored.price),
      makingDays: numberOf(stored.makingDays),
      measurements: listOf(stored.measurements).flatMap((one) => optionalText(one) ?? []),
    },
  ];
}
