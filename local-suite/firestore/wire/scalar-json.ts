import { InvalidJson } from './invalid-json.ts';

export interface JsonForm {
  read(json: unknown): unknown;
  write(value: unknown): unknown;
}

const INT32 = { lowest: -(2 ** 31), highest: 2 ** 31 - 1 };
const INT64_LOWEST = -(2n ** 63n);
const INT64_HIGHEST = 2n ** 63n - 1n;
/** Up to 18 digits without leading zeros: an int64 in canonical form. */
const PLAIN_INTEGER = /^(?:0|-?[1-9]\d{0,17})$/;
const ANY_INTEGER = /^-?\d+$/;
const ANY_NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const NOT_FINITE = new Set(['NaN', 'Infinity', '-Infinity']);
/** Both alphabets, with or without padding. */
const BASE64 = /^[\w+/-]*={0,2}$/;

/** By proto type name, for the types in google.firestore.v1. */
export const SCALAR_FORMS: Record<string, JsonForm | undefined> = {
  string: { read: readString, write: same },
  bool: { read: readBoolean, write: same },
  int32: { read: readInt32, write: same },
  int64: { read: readInt64, write: String },
  double: { read: readDouble, write: writeDouble },
  bytes: { read: readBytes, write: writeBytes },
};

function same(value: unknown): unknown {
  return value;
}

function readString(json: unknown): string {
  if (typeof json === 'string') return json;
  throw new InvalidJson('Not a string');
}

function readBoolean(json: unknown): boolean {
  if (typeof json === 'boolean') return json;
  throw new InvalidJson('Not a boolean');
}

function readInt32(json: unknown): number {
  const number = typeof json === 'string' && ANY_INTEGER.test(json) ? Number(json) : json;
  const fits = typeof number === 'number' && Number.isInteger(number);
  if (fits && number >= INT32.lowest && number <= INT32.highest) return number;
  throw new InvalidJson('Not a 32-bit integer');
}

function readInt64(json: unknown): string {
  if (typeof json === 'string' && PLAIN_INTEGER.test(json)) return json;
  const exact = integerOf(json);
  if (exact !== undefined && exact >= INT64_LOWEST && exact <= INT64_HIGHEST) return String(exact);
  throw new InvalidJson('Not a 64-bit integer');
}

function integerOf(json: unknown): bigint | undefined {
  if (typeof json === 'string' && ANY_INTEGER.test(json)) return BigInt(json);
  return typeof json === 'number' && Number.isInteger(json) ? BigInt(json) : undefined;
}

function readDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  if (typeof json === 'string' && (NOT_FINITE.has(json) || ANY_NUMBER.test(json))) {
    return Number(json);
  }
  throw new InvalidJson('Not a number');
}

/** JSON has neither -0 nor non-finite numbers, so they become strings. */
function writeDouble(value: unknown): unknown {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function readBytes(json: unknown): Buffer {
  if (typeof json === 'string' && BASE64.test(json)) return Buffer.from(json, 'base64');
  throw new InvalidJson('Not base64');
}

function writeBytes(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  throw new TypeError('Bytes must be a Uint8Array.');
}
