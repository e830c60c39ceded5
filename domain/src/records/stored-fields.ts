import {
  array,
  boolean,
  looseObject,
  nonEmpty,
  nullish,
  number,
  optional,
  pipe,
  record,
  string,
  transform,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
} from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';

/**
 * A stored document, or an object in one. Fields that this version does not know stay, so that code that writes
 * a list back loses nothing.
 */
// @__NO_SIDE_EFFECTS__
export function storedObject<Entries extends ObjectEntries>(
  entries: Entries,
): ObjectSchema<Entries, undefined> {
  // `looseObject` would add an index signature to the type, which accepts any misspelt field.
  return looseObject(entries) as unknown as ObjectSchema<Entries, undefined>;
}

/** Text that must not be empty. */
export const filledText = pipe(string(), nonEmpty());

/** A document as it is written: fields with a default may be left out. Its ID is not a field. */
export type Written<Schema extends GenericSchema> = WrittenFields<
  InferInput<Schema>,
  InferOutput<Schema>
>;

type WrittenFields<Input, Output> = Omit<
  { [Name in keyof Input]: Name extends keyof Output ? Output[Name] : Input[Name] },
  'id' | '_id'
>;

/** Fields that older documents lack. */
export const text = optional(string(), '');
export const flag = optional(boolean(), false);
export const amount = optional(number(), 0);
export const texts = optional(array(string()), []);
export const paiseOrNothing = optional(paiseAmount, 0);
/** Chosen options by name, such as { Size: '40' }. */
export const lineOptions = optional(record(string(), string()));
export const textOrNull = nullish(string(), null);
export const timeOrNull = nullish(time, null);
/**
 * 1970 when the document has no such time, or when the browser has only just written it and the server has not
 * filled it in.
 */
export const timeOrEpoch = nullish(time, '1970-01-01T00:00:00.000Z');

/** Leaves out values that this version does not know. */
export function known<Value extends string>(values: readonly Value[]) {
  return pipe(
    array(string()),
    transform((stored) => values.filter((value) => stored.includes(value))),
  );
}
