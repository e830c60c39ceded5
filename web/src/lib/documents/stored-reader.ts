import {
  getDotPath,
  safeParse,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

/**
 * Returns a reader of stored documents and JSON. A wrong value counts as missing: it gets its default, and a part
 * that lacks a required field is left out, up to the whole document. Wrong fields are reported with `name`.
 * `given` has fields that are not in the document itself, such as its id.
 */
export function storedReader<Schema extends GenericSchema>(name: string, schema: Schema) {
  return (stored: unknown, given?: object): InferOutput<Schema> | undefined => {
    const document = given && isContainer(stored) ? { ...stored, ...given } : stored;
    const { success, output, issues } = safeParse(schema, document);
    if (success) return output;
    if (document === undefined) return undefined;
    reportMismatch(`${name}: ${issues.map((issue) => getDotPath(issue) ?? '').join(', ')}`);
    return readRest(schema, document, issues[0]);
  };
}

function readRest<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
  { path }: Pick<BaseIssue<unknown>, 'path'>,
): InferOutput<Schema> | undefined {
  const rest = without(value, path?.map(({ key }) => key) ?? []);
  const { success, output, issues } = safeParse(schema, rest);
  if (success) return output;
  return rest === undefined ? undefined : readRest(schema, rest, issues[0]);
}

/** `value` without the entry at the path, or without the part around it when that entry is missing. */
function without(value: unknown, [key, ...deeper]: readonly unknown[]): unknown {
  if (!isContainer(value)) return undefined;
  const isList = Array.isArray(value);
  const entries = new Map<unknown, unknown>(isList ? value.entries() : Object.entries(value));
  const entry = entries.get(key);
  if (entry === undefined) return undefined;
  const kept = without(entry, deeper);
  if (kept === undefined) entries.delete(key);
  else entries.set(key, kept);
  return isList ? [...entries.values()] : Object.fromEntries(entries);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Analytics listens to this event and sends it with the visitor's consent. It names no document and no value. */
function reportMismatch(fields: string): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(
    new ErrorEvent('error', { message: `Stored data does not match: ${fields}` }),
  );
}
