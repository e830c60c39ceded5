import type { Fields, Value } from '../../messages.ts';

/** Shorthand for a Value: whole numbers become integers, other numbers doubles. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Buffer
  | Plain[]
  | Exactly
  | { [name: string]: Plain };

class Exactly {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

export function exactly(value: Value): Exactly {
  return new Exactly(value);
}

/** A double, even if it is a whole number. */
export function double(doubleValue: number): Exactly {
  return exactly({ doubleValue });
}

export function vector(...numbers: number[]): Exactly {
  const values = numbers.map((doubleValue) => ({ doubleValue }));
  return exactly({
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
    },
  });
}

export function valueOf(plain: Plain): Value {
  if (plain === null) return { nullValue: 'NULL_VALUE' };
  if (plain instanceof Exactly) return plain.value;
  if (plain instanceof Date) return { timestampValue: timestampOf(plain) };
  if (Buffer.isBuffer(plain)) return { bytesValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(valueOf) } };
  return typeof plain === 'object' ? { mapValue: { fields: fieldsOf(plain) } } : scalarOf(plain);
}

export function fieldsOf(plain: Record<string, Plain>): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
}

function scalarOf(plain: boolean | number | bigint | string): Value {
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  const isInteger = typeof plain === 'bigint' || Number.isSafeInteger(plain);
  return isInteger ? { integerValue: String(plain) } : { doubleValue: plain };
}

function timestampOf(date: Date) {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds: String(seconds), nanos: (milliseconds - seconds * 1000) * 1_000_000 };
}
