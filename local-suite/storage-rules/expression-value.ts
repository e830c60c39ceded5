import { bytes, list, map, path, type RuleValue } from '../rules/values/rule-value.ts';
import { set } from '../rules/values/equality.ts';
import { parseTime } from '../rules/values/time-text.ts';

/**
 * Decodes a value as firebase-tools sends it to the rules runtime: an object whose one key names the type, such as
 * `{ string_value: 'a' }`. Anything else becomes null.
 */
export function fromExpressionValue(encoded: unknown): RuleValue {
  if (!isRecord(encoded)) return null;
  for (const [type, content] of Object.entries(encoded)) {
    const decode = DECODERS.get(type);
    if (decode) return decode(content);
  }
  return null;
}

const DECODERS = new Map<string, (content: unknown) => RuleValue>([
  ['bool_value', (content) => content === true],
  ['int_value', toInt],
  ['float_value', Number],
  ['string_value', String],
  ['bytes_value', (content) => bytes(Buffer.from(String(content), 'base64'))],
  ['timestamp_value', (content) => parseTime(String(content)) ?? null],
  ['list_value', (content) => list(itemsOf(content))],
  ['set_value', (content) => set(itemsOf(content))],
  ['map_value', (content) => map(entriesOf(content))],
  ['path_value', (content) => path(segmentsOf(content))],
]);

function toInt(content: unknown): RuleValue {
  const value = Number(content);
  return Number.isFinite(value) ? BigInt(Math.trunc(value)) : null;
}

function itemsOf(content: unknown): RuleValue[] {
  const values = isRecord(content) ? content.values : undefined;
  return Array.isArray(values) ? values.map(fromExpressionValue) : [];
}

function entriesOf(content: unknown): [string, RuleValue][] {
  const fields = isRecord(content) ? content.fields : undefined;
  if (!isRecord(fields)) return [];
  return Object.entries(fields).map(([name, value]) => [name, fromExpressionValue(value)]);
}

function segmentsOf(content: unknown): string[] {
  const segments = isRecord(content) ? content.segments : undefined;
  if (!Array.isArray(segments)) return [];
  return segments.map((segment: unknown) => (isRecord(segment) ? String(segment.simple) : ''));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
