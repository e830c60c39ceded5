import { typeNameOf, type RuleValue } from './rule-value.ts';

/** For developers: similar to JSON, with type names where JSON has no equivalent. */
export function describeValue(value: RuleValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  switch (value.type) {
    case 'list':
      return `[${value.items.map(describeValue).join(', ')}]`;
    case 'set':
      return `set[${value.items.map(describeValue).join(', ')}]`;
    case 'map':
      return `{${describeEntries(value.entries)}}`;
    default:
      return describeScalar(value);
  }
}

function describeEntries(entries: ReadonlyMap<string, RuleValue>): string {
  const parts = Array.from(
    entries,
    ([key, item]) => `${JSON.stringify(key)}: ${describeValue(item)}`,
  );
  return parts.join(', ');
}

function describeScalar(value: Extract<RuleValue, object>): string {
  switch (value.type) {
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'timestamp':
      return new Date(Number(value.nanos / 1_000_000n)).toISOString();
    case 'duration':
      return `${Number(value.nanos) / 1e9}s`;
    case 'bytes':
      return `bytes(${value.data.toString('base64')})`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    default:
      return `<${typeNameOf(value)}>`;
  }
}
