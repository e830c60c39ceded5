export type StoredPart = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is StoredPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): StoredPart {
  return isRecord(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(value: unknown): number {
  return numberOrNull(value) ?? 0;
}

export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Without the fields that are undefined, which Firestore would refuse. */
export function givenFields<Fields extends object>(fields: Fields): Fields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Fields;
}

/** 1970 when it is no time. */
export function timeOf(value: unknown): Date {
  const time = value instanceof Date ? value : new Date(textOf(value));
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}
