import { list, map, timestamp, type RuleValue } from './rule-value.ts';
import { NANOS_PER_SECOND } from './calendar.ts';

/** Converts JSON (token claims): whole numbers become ints, other numbers floats, anything outside JSON null. */
export function fromJson(value: unknown): RuleValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value !== 'object' || value === null) return null;
  return map(Object.entries(value).map(([key, item]) => [key, fromJson(item)] as const));
}

export function fromTimestamp(time: { seconds?: string; nanos?: number }): RuleValue {
  return timestamp(BigInt(time.seconds ?? 0) * NANOS_PER_SECOND + BigInt(time.nanos ?? 0));
}
