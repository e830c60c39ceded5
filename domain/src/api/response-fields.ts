import {
  array,
  integer,
  isoTimestamp,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  type GenericSchema,
} from 'valibot';

import { paise } from '../money/paise.ts';

/** ISO 8601 in a response, a date in the browser. */
export const time = pipe(
  string(),
  isoTimestamp(),
  transform((text) => new Date(text)),
);

/** Whole paise, possibly negative. */
export const paiseAmount = pipe(number(), integer(), transform(paise));

/** A whole number of units, at least 0. */
export const count = pipe(number(), integer(), minValue(0));

/** A page of a list. `nextCursor` is null on the last page. */
export function pageOf<Row extends GenericSchema>(row: Row) {
  return object({ rows: array(row), nextCursor: nullable(string()) });
}
