import { createHash } from 'node:crypto';

/** Equal content has an equal digest. The order of keys does not matter. */
export function digest(content: unknown): string {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) return hash.update(content).digest('hex');
  return hash.update(JSON.stringify(content, sortedKeys)).digest('hex');
}

function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
