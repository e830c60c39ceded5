import { array, object, optional, type InferOutput } from 'valibot';

import { storedObject, text, texts } from '../records/stored-fields.ts';
import type { Product } from './product-schema.ts';

const guide = storedObject({
  id: text,
  title: text,
  titleHindi: text,
  /** '' for every maker */
  vendor: text,
  /** none for every collection */
  collections: texts,
  measurements: optional(array(object({ name: text, nameHindi: text })), []),
  /** `values` in cm, one for each measurement: '96' or '94–98' */
  sizes: optional(array(object({ size: text, values: texts })), []),
  note: text,
  noteHindi: text,
});
export type SizeGuide = InferOutput<typeof guide>;

/** content/size-guides */
export const sizeGuides = storedObject({ entries: optional(array(guide), []) });

export const SIZE_UNITS = ['cm', 'in'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

const CM_PER_INCH = 2.54;

/** The guide of the product's maker and collection; a maker's own guide comes before one for every maker. */
export function findSizeGuide(
  guides: readonly SizeGuide[],
  { vendor = '', productCollection }: Pick<Product, 'vendor' | 'productCollection'>,
): SizeGuide | undefined {
  const fitting = guides.filter(
    (one) =>
      (one.vendor === '' || isSameName(one.vendor, vendor)) &&
      (one.collections.length === 0 || one.collections.includes(productCollection)),
  );
  return fitting.toSorted((one, other) => precision(other) - precision(one))[0];
}

function precision({ vendor, collections }: SizeGuide): number {
  return (vendor === '' ? 0 : 2) + (collections.length === 0 ? 0 : 1);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A value in cm, or a range of them, in the unit: '94–98' is '37–38.6' inches. */
export function sizeIn(unit: SizeUnit, value: string): string {
  if (unit === 'cm') return value;
  return value.replaceAll(/\d+(?:\.\d+)?/g, (cm) =>
    String(Math.round((Number(cm) / CM_PER_INCH) * 10) / 10),
  );
}
