import {
  array,
  custom,
  integer,
  minValue,
  nullable,
  number,
  object,
  pipe,
  safeInteger,
  string,
  transform,
  type GenericSchema,
} from 'valibot';

import { paise } from '../money/paise.ts';

/** ISO 8601 in a response, a timestamp in a stored document, a date once it is read. */
export const time = pipe(
  custom<string>((value) => !Number.isNaN(dateIn(value).getTime()), 'Not a time.'),
  transform((value) => dateIn(value)),
);

function dateIn(value: unknown): Date {
  if (value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  return new Date(typeof value === 'string' && ISO_TIME.test(value) ? value : Number.NaN);
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The Firestore SDKs of browser and server each have a class of their own. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/** Whole paise, possibly negative. */
export const paiseAmount = pipe(number(), integer(), safeInteger(), transform(paise));

/** A whole number of units, at least 0. */
export const count = pipe(number(), integer(), minValue(0));

/** A page of a list. `nextCursor` is null on the last page. */
export function pageOf<Row extends GenericSchema>(row: Row) {
  return object({ rows: array(row), nextCursor: nullable(string()) });
}
