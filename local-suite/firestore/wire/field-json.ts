import protobuf from 'protobufjs';

import { InvalidJson, readBelow } from './invalid-json.ts';
import { SCALAR_FORMS } from './scalar-json.ts';
import type { JsonForm } from './scalar-json.ts';

export interface FieldForm {
  name: string;
  form: JsonForm;
  /** True if the value can be omitted: an empty list or map, or the zero of a field without presence. */
  isDefault: (value: unknown) => boolean;
  /** True if null is a value of the field, not its absence. */
  acceptsNull: boolean;
  oneof: string | undefined;
}

type FormOfMessage = (type: protobuf.Type) => JsonForm;

/** Decided by the schema alone, never by the field's name. */
export function formOfField(field: protobuf.Field, formOfMessage: FormOfMessage): FieldForm {
  const single = formOfSingle(field, formOfMessage);
  return {
    name: field.name,
    form: formOfWhole(field, single),
    isDefault: defaultTest(field),
    acceptsNull: isNull(field.resolvedType),
    oneof: field.partOf?.name,
  };
}

function defaultTest(field: protobuf.Field): (value: unknown) => boolean {
  const { map, repeated, partOf, resolvedType, type } = field;
  if (map || repeated) return isEmpty;
  if (partOf || resolvedType instanceof protobuf.Type) return () => false;
  const zero = resolvedType instanceof protobuf.Enum ? resolvedType.valuesById[0] : ZEROS[type];
  return type === 'bytes' ? isEmpty : (value) => Object.is(value, zero);
}

function isEmpty(value: unknown): boolean {
  return Object.keys(value as object).length === 0;
}

/** 64-bit integers are strings here. */
const ZEROS: Record<string, unknown> = {
  string: '',
  bool: false,
  double: 0,
  float: 0,
  int32: 0,
  int64: '0',
};

function formOfWhole(field: protobuf.Field, single: JsonForm): JsonForm {
  if (field.map) return mapOf(single);
  return field.repeated ? listOf(single) : single;
}

function formOfSingle(field: protobuf.Field, formOfMessage: FormOfMessage): JsonForm {
  const type = field.resolvedType;
  if (type instanceof protobuf.Type) return formOfMessage(type);
  if (type instanceof protobuf.Enum) return isNull(type) ? NULL_FORM : enumOf(type);
  const scalar = SCALAR_FORMS[field.type];
  if (!scalar) throw new Error(`The schema uses the type ${field.type}, which has no JSON form.`);
  return scalar;
}

const NULL_VALUE = 'NULL_VALUE';

const NULL_FORM: JsonForm = {
  read(json) {
    if (json === null || json === NULL_VALUE || json === 0) return NULL_VALUE;
    throw new InvalidJson('Not null');
  },
  write: () => null,
};

function isNull(type: protobuf.ReflectionObject | null): boolean {
  return type?.fullName === '.google.protobuf.NullValue';
}

function enumOf(type: protobuf.Enum): JsonForm {
  const names = new Map<unknown, string>();
  for (const [name, number] of Object.entries(type.values)) {
    names.set(name, name).set(number, name);
  }
  return {
    read(json) {
      const name = names.get(json);
      if (name === undefined) throw new InvalidJson(`${type.name} has no value ${String(json)}`);
      return name;
    },
    write: (value) => value,
  };
}

function listOf(single: JsonForm): JsonForm {
  return {
    read(json) {
      if (!Array.isArray(json)) throw new InvalidJson('Not an array');
      return json.map((item: unknown, index) => readBelow(`[${index}]`, () => single.read(item)));
    },
    write: (values) => (values as unknown[]).map((value) => single.write(value)),
  };
}

/** Keys are user data: "limit", "createTime" and "__proto__" have no special meaning. */
function mapOf(single: JsonForm): JsonForm {
  return {
    read: (json) => mapEntries(objectOf(json), (item) => single.read(item)),
    write: (values) => mapEntries(objectOf(values), (value) => single.write(value)),
  };
}

function mapEntries(
  source: Record<string, unknown>,
  convert: (value: unknown) => unknown,
): Record<string, unknown> {
  const target: Record<string, unknown> = {};
  for (const key of Object.keys(source)) {
    const value = readBelow(key, () => convert(source[key]));
    if (key === '__proto__') Object.defineProperty(target, key, { ...DATA_PROPERTY, value });
    else target[key] = value;
  }
  return target;
}

const DATA_PROPERTY = { enumerable: true, configurable: true, writable: true };

/** Throws InvalidJson if it is not a JSON object. */
export function objectOf(json: unknown): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Record<string, unknown>;
  }
  throw new InvalidJson('Not an object');
}
