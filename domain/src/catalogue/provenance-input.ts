import { array, boolean, number, object, string } from 'yup';

import { FIBRES_WRONG } from './fibre-text.ts';
import { findState } from '../india/indian-states.ts';
import type { Fibre } from './provenance.ts';
import { PRODUCT_LENGTHS as LENGTHS } from './product-limits.ts';
import { formatCount } from '../money/count-format.ts';

export const FIBRES_NOT_WHOLE = 'Fibre percentages must add up to 100.';

const MAX_FIBRES = 8;
/** Percent. Thirds are written with two decimals. */
const ROUNDING = 0.05;

const text = (name: string, longest: number) =>
  string()
    .trim()
    .max(longest, `${name} can have at most ${formatCount(longest)} characters.`)
    .default('');

const amount = (name: string, max: number) =>
  number()
    .typeError(`${name} must be a number.`)
    .min(0, `${name} must be at least 0.`)
    .max(max, `${name} must be at most ${formatCount(max)}.`)
    .default(0);

const fibreSchema = object({
  // No separators in names: fibres are written in one line.
  name: string()
    .trim()
    .max(LENGTHS.fibre)
    .matches(/^[^;,%\n]+$/, FIBRES_WRONG)
    .required(FIBRES_WRONG),
  percent: number()
    .typeError(FIBRES_WRONG)
    .moreThan(0, FIBRES_WRONG)
    .max(100, FIBRES_NOT_WHOLE)
    .required(FIBRES_WRONG),
});

/** Provenance as staff send it. Null when all fields are empty. */
export const provenanceInputSchema = object({
  craft: text('The craft', LENGTHS.craft),
  weave: text('The weave', LENGTHS.weave),
  cluster: text('The place', LENGTHS.cluster),
  district: text('The district', LENGTHS.district),
  state: string()
    .trim()
    .transform((typed: string) => findState(typed)?.name ?? typed)
    .test(
      'known-state',
      'Choose a state or union territory of India.',
      (typed) => !typed || findState(typed) !== undefined,
    )
    .default(''),
  artisan: text('The maker', LENGTHS.artisan),
  loomType: text('The loom', LENGTHS.loomType),
  fibre: array(fibreSchema)
    .max(MAX_FIBRES, `At most ${MAX_FIBRES} fibres.`)
    .default([])
    .test('whole', FIBRES_NOT_WHOLE, (fibres) => addsUpTo100(fibres)),
  zari: text('The zari', LENGTHS.zari),
  dye: text('The dye', LENGTHS.dye),
  handHours: amount('The hours of handwork', 20_000),
  lengthM: amount('The length', 10_000),
  widthCm: amount('The width', 10_000),
  weightGsm: amount('The weight of the cloth', 10_000),
  blousePiece: boolean().default(false),
  dimensions: text('The measures', LENGTHS.dimensions),
  care: text('The care', LENGTHS.care),
})
  .nullable()
  .default(null)
  .transform((sent: unknown) => (hasOnlyBlanks(sent) ? null : sent));

/** Missing shares are reported at their own field. */
function addsUpTo100(fibres: readonly Partial<Fibre>[]): boolean {
  const shares = fibres.map(({ percent = Number.NaN }) => percent);
  const sum = shares.reduce((before, share) => before + share, 0);
  return shares.length === 0 || Number.isNaN(sum) || Math.abs(sum - 100) <= ROUNDING;
}

/** Whether nothing was entered. */
export function hasOnlyBlanks(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  return Object.values(sent).every((value) => EMPTY_VALUES.has(normalised(value)));
}

const EMPTY_VALUES = new Set<unknown>(['', 0, false, null, undefined]);

function normalised(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return '';
  return typeof value === 'string' ? value.trim() : value;
}
