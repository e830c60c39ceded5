/** Part of a stored document, of which nothing is known yet. */
export type StoredPart = Readonly<Record<string, unknown>>;

/** True for something with fields of its own: no list, and not null. */
export function isRecord(value: unknown): value is StoredPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none when it has none. */
export function recordOf(value: unknown): StoredPart {
  return isRecord(value) ? value : {};
}

/** The text that a value is; '' for everything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
