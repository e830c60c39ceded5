import type { Actor } from '../actors.ts';
import type { Data } from '../sample-profiles.ts';

/** A write to an existing or a new document. */
export interface FieldCase {
  what: string;
  actor: Actor;
  path: string;
  before?: Data;
  after: Data;
  allowed: boolean;
}

/** The actor, the path and a valid document. */
export interface Writing {
  actor: Actor;
  path: string;
  before?: Data;
  right: Data;
}

/** A case for every invalid value of every field; the rest of the document is valid. */
export function wrongValues(writing: Writing, wrong: Record<string, unknown[]>): FieldCase[] {
  return Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => caseOf(writing, `${field}: ${shown(value)}`, { [field]: value }, false)),
  );
}

/** A case for every valid value. */
export function rightValues(writing: Writing, right: Record<string, unknown[]>): FieldCase[] {
  return Object.entries(right).flatMap(([field, values]) =>
    values.map((value) => caseOf(writing, `${field}: ${shown(value)}`, { [field]: value }, true)),
  );
}

/** A case for every missing field; only the optional ones are allowed. */
export function missingFields(writing: Writing, optional: readonly string[] = []): FieldCase[] {
  return Object.keys(writing.right).map((field) => ({
    ...caseOf(writing, `without ${field}`, {}, optional.includes(field)),
    after: without([field], writing.right),
  }));
}

/** The document without these fields. */
export function without(fields: readonly string[], document: Data): Data {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !fields.includes(name)));
}

function caseOf(
  { actor, path, before, right }: Writing,
  what: string,
  changes: Data,
  allowed: boolean,
): FieldCase {
  const does = before ? 'changes' : 'creates';
  return {
    what: `${actor} ${does} ${path} with ${what}`,
    actor,
    path,
    ...(before && { before }),
    after: { ...right, ...changes },
    allowed,
  };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text;
}

const A_DAY_MS = 86_400_000;

/** Values that are not a text of at most `most` characters. */
export const invalidTexts = (most: number): unknown[] => [
  null,
  7,
  true,
  ['x'],
  { a: 1 },
  'x'.repeat(most + 1),
];

/** Values that are not a time near now. */
export const invalidTimes = (): unknown[] => [
  null,
  'today',
  Date.now(),
  new Date(0),
  new Date(Date.now() + 2 * A_DAY_MS),
];
export const NO_FLAG: unknown[] = [null, 'yes', 1, [true]];
