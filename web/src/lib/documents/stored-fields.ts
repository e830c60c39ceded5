import { isJsonObject, type JsonObject } from '../server/api-client.ts';

/** Typed access to a stored document or a server response. Missing or wrong values get a neutral default. */
export interface StoredFields {
  text: (name: string) => string;
  number: (name: string) => number;
  flag: (name: string, whenMissing: boolean) => boolean;
  texts: (name: string) => string[];
  /** The first choice when the stored value is none of them. */
  choice: <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) => Choice;
  time: (name: string) => Date;
  timeOrNull: (name: string) => Date | null;
  part: (name: string) => StoredFields;
  record: (name: string) => JsonObject;
  /** skips entries that are not objects */
  parts: (name: string) => StoredFields[];
  has: (name: string) => boolean;
}

export function storedFields(stored: unknown): StoredFields {
  const fields: JsonObject = isJsonObject(stored) ? stored : {};
  const list = (name: string): unknown[] => (Array.isArray(fields[name]) ? fields[name] : []);
  return {
    text: (name) => asText(fields[name]),
    number: (name) => asNumber(fields[name]),
    flag: (name, whenMissing) => (typeof fields[name] === 'boolean' ? fields[name] : whenMissing),
    texts: (name) => list(name).filter((value) => typeof value === 'string'),
    choice: (name, choices) => choices.find((choice) => choice === fields[name]) ?? choices[0],
    time: (name) => asTime(fields[name]) ?? new Date(0),
    timeOrNull: (name) => asTime(fields[name]),
    part: (name) => storedFields(fields[name]),
    record: (name) => {
      const value = fields[name];
      return isJsonObject(value) ? value : {};
    },
    parts: (name) => list(name).filter(isJsonObject).map(storedFields),
    has: (name) => fields[name] !== undefined && fields[name] !== null,
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Accepts dates, Firestore timestamps and ISO strings. */
function asTime(value: unknown): Date | null {
  const date = fromTimestamp(value) ?? (typeof value === 'string' ? new Date(value) : value);
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null;
}

function fromTimestamp(value: unknown): unknown {
  const isTimestamp =
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function';
  return isTimestamp ? (value.toDate as () => unknown)() : undefined;
}
