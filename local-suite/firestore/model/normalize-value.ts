import type { Fields, Value } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { checkFieldName } from './field-name.ts';
import { parseDocumentName } from './resource-name.ts';
import { fromMicros, toMicros } from './timestamps.ts';
import { isVector, TYPE_FIELD, VECTOR_TYPE, VECTOR_VALUE_FIELD } from './value-kind.ts';
import type { ValueKind, ValueOf } from './value-kind.ts';

interface Place {
  path: string;
  depth: number;
  inArray: boolean;
}

/** Source: Firestore quotas, "Maximum depth of fields in a map or array" and "size of a field value". */
const MAX_DEPTH = 20;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_VECTOR_DIMENSION = 2_048;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);
const INTEGER = /^-?\d+$/;

/**
 * Validates a document's fields and converts them to the stored form: timestamps in microseconds, integers as
 * canonical decimals, no absent members, nothing shared with the caller. Throws INVALID_ARGUMENT for anything that
 * Firestore rejects.
 */
export function normalizeFields(fields: Fields | undefined): Fields {
  return normalizeMap(fields ?? {}, { path: '', depth: 0, inArray: false });
}

/** The same for a single value of a filter, a cursor or a transform. `name` is for error messages. */
export function normalizeValue(value: Value | undefined, name: string): Value {
  return normalize(value, { path: name, depth: 0, inArray: false });
}

/** The same for values that become array elements. */
export function normalizeElements(values: Value[] | undefined, name: string): Value[] {
  return (values ?? []).map((value) => normalize(value, { path: name, depth: 1, inArray: true }));
}

type Normalizers = {
  [Kind in ValueKind]: (value: ValueOf<Kind>, place: Place) => Value;
};

const NORMALIZERS: Normalizers = {
  nullValue: () => ({ nullValue: 'NULL_VALUE' }),
  booleanValue: ({ booleanValue }) => ({ booleanValue }),
  integerValue: ({ integerValue }, place) => ({ integerValue: canonical(integerValue, place) }),
  doubleValue: ({ doubleValue }) => ({ doubleValue }),
  timestampValue: ({ timestampValue }) => ({
    timestampValue: fromMicros(toMicros(timestampValue)),
  }),
  stringValue: ({ stringValue }, place) => {
    if (stringValue.length > MAX_VALUE_BYTES / 4) checkBytes(Buffer.byteLength(stringValue), place);
    return { stringValue };
  },
  bytesValue: ({ bytesValue }, place) => {
    checkBytes(bytesValue.length, place);
    return { bytesValue: Buffer.from(bytesValue) };
  },
  referenceValue: ({ referenceValue }) => {
    parseDocumentName(referenceValue);
    return { referenceValue };
  },
  geoPointValue: ({ geoPointValue }, place) => {
    const { latitude = 0, longitude = 0 } = geoPointValue;
    if (within(latitude, 90) && within(longitude, 180)) {
      return { geoPointValue: { latitude, longitude } };
    }
    throw invalid(
      `Property ${place.path} is not a valid point: latitude must be in [-90, 90] and longitude in [-180, 180].`,
    );
  },
  arrayValue: ({ arrayValue }, place) => {
    if (place.inArray) {
      throw invalid(
        `Property ${place.path} contains an invalid nested entity. Nested arrays are not allowed.`,
      );
    }
    const inside = deeper(place, true);
    return { arrayValue: { values: (arrayValue.values ?? []).map((e) => normalize(e, inside)) } };
  },
  mapValue: ({ mapValue }, place) => {
    const fields = mapValue.fields ?? {};
    if (Object.hasOwn(fields, TYPE_FIELD)) return normalizeVector(fields, place);
    return { mapValue: { fields: normalizeMap(fields, deeper(place, false)) } };
  },
};

function normalize(value: Value | undefined, place: Place): Value {
  const kind = singleKind(value);
  if (!value || !kind) throw invalid(`Property ${place.path} has no value of a known type.`);
  const normalizer = NORMALIZERS[kind] as (value: Value, place: Place) => Value;
  return normalizer(value, place);
}

function singleKind(value: Value | undefined): ValueKind | undefined {
  const given = Object.entries(value ?? {}).find(([, member]) => member !== undefined);
  return given && given[0] in NORMALIZERS ? (given[0] as ValueKind) : undefined;
}

function normalizeMap(fields: Fields, place: Place): Fields {
  const result: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    result[name] = normalize(value, {
      ...place,
      path: place.path ? `${place.path}.${name}` : name,
    });
  }
  return result;
}

function normalizeVector(fields: Fields, place: Place): Value {
  if (place.inArray) throw invalid(`Property ${place.path} has a vector in an array.`);
  const values = vectorElements(fields).map((element) => vectorElement(element, place));
  if (values.length === 0 || values.length > MAX_VECTOR_DIMENSION) {
    throw invalid(
      `Property ${place.path} is not a valid vector: ${TYPE_FIELD} is reserved for maps of ${TYPE_FIELD} "${VECTOR_TYPE}" and an array named ${VECTOR_VALUE_FIELD} of 1 to ${MAX_VECTOR_DIMENSION} doubles.`,
    );
  }
  const type = { stringValue: VECTOR_TYPE };
  return {
    mapValue: { fields: { [TYPE_FIELD]: type, [VECTOR_VALUE_FIELD]: { arrayValue: { values } } } },
  };
}

/** Returns no elements if the fields are not those of a vector. */
function vectorElements(fields: Fields): Value[] {
  const value = fields[VECTOR_VALUE_FIELD];
  if (!isVector(fields) || Object.keys(fields).length !== 2 || !value) return [];
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function vectorElement(element: Value, place: Place): Value {
  if ('doubleValue' in element) return normalize(element, place);
  throw invalid(`Vector ${place.path} may only hold doubles.`);
}

function deeper(place: Place, inArray: boolean): Place {
  if (place.depth < MAX_DEPTH) return { path: place.path, depth: place.depth + 1, inArray };
  throw invalid(`Property ${place.path} exceeds the maximum nesting depth of ${MAX_DEPTH}.`);
}

function canonical(integer: string, place: Place): string {
  const number = INTEGER.test(integer) ? BigInt(integer) : undefined;
  if (number !== undefined && number >= MIN_INT64 && number <= MAX_INT64) return number.toString();
  throw invalid(`Property ${place.path} is not a 64-bit integer: ${integer}.`);
}

function checkBytes(bytes: number, place: Place): void {
  if (bytes <= MAX_VALUE_BYTES) return;
  throw invalid(`The value of property "${place.path}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

function within(degrees: number, limit: number): boolean {
  return degrees >= -limit && degrees <= limit;
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
