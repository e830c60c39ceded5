import { createHash } from 'node:crypto';

/** Tells whether two things are the same, to the last sign. The order in which a map keeps its fields means nothing. */
export function digest(content: unknown): string {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) return hash.update(content).digest('hex');
  return hash.update(JSON.stringify(content, sortedKeys)).digest('hex');
}

function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
