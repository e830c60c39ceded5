import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';
import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

import { time } from './response-fields.ts';

/** As JSON: times are text. */
type Json<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Json<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Json<Value[Name]> }
      : Value;

/**
 * The response that sends what people fill in with a form: the same fields and types. The limits of the form are left
 * out, so that a value from before a limit can still be read. Fields with a default are always sent.
 */
export function formResponse<Filled>(form: Schema<Filled>): GenericSchema<Json<Filled>, Filled> {
  return fieldOf(form.describe()) as unknown as GenericSchema<Json<Filled>, Filled>;
}

function fieldOf(described: SchemaFieldDescription): GenericSchema {
  if (!('tests' in described)) throw new TypeError(`A response cannot have a ${described.type}.`);
  const value = described.nullable ? nullable(valueOf(described)) : valueOf(described);
  return described.optional && described.default === undefined ? optional(value) : value;
}

function valueOf(described: SchemaDescription): GenericSchema {
  const { type, oneOf } = described;
  if ('fields' in described) {
    const fields = Object.entries(described.fields as Record<string, SchemaFieldDescription>);
    return object(Object.fromEntries(fields.map(([name, field]) => [name, fieldOf(field)])));
  }
  if ('innerType' in described) return array(fieldOf(described.innerType as SchemaDescription));
  if (type === 'string') return oneOf.length > 0 ? picklist(oneOf as string[]) : string();
  if (type === 'number') return number();
  if (type === 'boolean') return boolean();
  if (type === 'date') return time;
  throw new TypeError(`A response cannot have a field of the type ${type}.`);
}
