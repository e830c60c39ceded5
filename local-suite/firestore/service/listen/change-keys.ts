import { getField } from '../../model/field-access.ts';
import { formatFieldPath } from '../../model/field-path.ts';
import type { FieldPath } from '../../model/field-path.ts';
import { documentName } from '../../model/resource-name.ts';
import type { FieldTest, FilterNode } from '../../query/filter-parser.ts';
import type { QueryPlan } from '../../query/query-plan.ts';
import type { Scope } from '../../query/scope.ts';
import type { StoredChange } from '../../store/change-log.ts';
import type { StoredDocument } from '../../store/stored-document.ts';

/** The scope of queries on collections with any id: every commit may concern them. */
const EVERYTHING = '*';

/** A field that is a certain text in every document of a query. */
export interface FixedField {
  /** Where changes of the query's documents are found: a collection's name, or a group's. */
  readonly scope: string;
  readonly path: FieldPath;
}

/** The keys of the changes that may affect what a target shows. */
export interface ContentKeys {
  readonly keys: ReadonlySet<string>;
  /** What the keys of a query are made of, if they are not its scope. */
  readonly fixedField?: FixedField | undefined;
}

/** By a text that the query demands, such as the person's own uid; otherwise by its collection. */
export function keysOfQuery({ scope, filter }: QueryPlan): ContentKeys {
  const found = scopeKey(scope);
  const text = fixedText(filter);
  if (!text) return { keys: new Set([found]) };
  const fixedField = { scope: found, path: text.path };
  return { keys: new Set([keyOfText(fixedField, text.value)]), fixedField };
}

/** The scopes that a change of a document concerns: its collection, its collection group. */
export function scopesOfChange(name: string): string[] {
  const collection = name.slice(0, name.lastIndexOf('/'));
  const group = groupKey(collection.slice(collection.lastIndexOf('/') + 1));
  return [collection, group, EVERYTHING];
}

/** The keys by which a change concerns queries that demand a text in this field, before or after it. */
export function keysOfText(field: FixedField, { before, after }: StoredChange): string[] {
  return [before, after]
    .map((document) => textIn(document, field.path))
    .filter((text) => text !== undefined)
    .map((text) => keyOfText(field, text));
}

function scopeKey({ database, parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) return EVERYTHING;
  if (allDescendants) return groupKey(collectionId);
  return documentName(database, [...parent, collectionId]);
}

function groupKey(collectionId: string): string {
  return `*/${collectionId}`;
}

/** A text that one test of the filter demands. */
function fixedText(filter: FilterNode | undefined): { path: FieldPath; value: string } | undefined {
  if (filter?.kind === 'field') return demandedText(filter);
  if (filter?.kind !== 'and') return undefined;
  return filter.filters.map(fixedText).find((text) => text !== undefined);
}

/** Only texts: equal texts are the same text, while an integer may equal a double. */
function demandedText({ path, ofName, op, values }: FieldTest): ReturnType<typeof fixedText> {
  const [value] = values;
  if (ofName || op !== 'EQUAL' || !value || !('stringValue' in value)) return undefined;
  return { path, value: value.stringValue };
}

function textIn(document: StoredDocument | undefined, path: FieldPath): string | undefined {
  const value = document && getField(document.fields, path);
  return value && 'stringValue' in value ? value.stringValue : undefined;
}

function keyOfText({ scope, path }: FixedField, text: string): string {
  return JSON.stringify([scope, formatFieldPath(path), text]);
}
