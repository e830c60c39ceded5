import { DOCUMENT_NAME } from '../model/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** The names in query plans and in the messages of refused queries. */
export const MODE_NAMES: Record<IndexMode, string> = {
  ASCENDING: 'ASC',
  DESCENDING: 'DESC',
  CONTAINS: 'CONTAINS',
};

export interface IndexedField {
  fieldPath: string;
  mode: IndexMode;
}

/** With several fields or the name alone it is a composite index, with another field alone a single-field index. */
export interface QueryIndex {
  collectionGroup: string;
  queryScope: QueryScope;
  /** without a trailing `__name__` in the direction of the field before it */
  fields: IndexedField[];
}

/** Indexes that differ from Firestore's automatic ones. */
export interface IndexDefinitions {
  composite: readonly QueryIndex[];
  /** Single-field indexes, by `<collection> <field path>`. */
  overrides: ReadonlyMap<string, readonly SingleFieldIndex[]>;
}

interface SingleFieldIndex {
  mode: IndexMode;
  queryScope: QueryScope;
}

/** The indexes of a field without an override. */
export const AUTOMATIC: readonly SingleFieldIndex[] = [
  { mode: 'ASCENDING', queryScope: 'COLLECTION' },
  { mode: 'DESCENDING', queryScope: 'COLLECTION' },
  { mode: 'CONTAINS', queryScope: 'COLLECTION' },
];

interface FileField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

interface FileOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes?: (Omit<FileField, 'fieldPath'> & { queryScope?: QueryScope })[];
}

interface FileIndex {
  collectionGroup: string;
  queryScope?: QueryScope;
  fields: FileField[];
}

interface IndexFile {
  indexes?: FileIndex[];
  fieldOverrides?: FileOverride[];
}

/** Returns the field of a single-field index. `firebase deploy` refuses these among the composite ones. */
export function onlyField({ fields }: QueryIndex): IndexedField | undefined {
  const [first, second] = fields;
  return second === undefined && first?.fieldPath !== DOCUMENT_NAME ? first : undefined;
}

/** The single-field indexes of a field. An override of a map also applies to its fields. */
export function overrideOf(
  overrides: IndexDefinitions['overrides'],
  collectionGroup: string,
  fieldPath: string,
): readonly SingleFieldIndex[] | undefined {
  const parts = fieldPath.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = overrides.get(`${collectionGroup} ${parts.slice(0, length).join('.')}`);
    if (found) return found;
  }
  return undefined;
}

/** An index as an entry of firestore.indexes.json: of `fieldOverrides` for a single field, otherwise of `indexes`. */
export function toFileEntry(
  index: QueryIndex,
  overrides: IndexDefinitions['overrides'],
): FileIndex | FileOverride {
  const { collectionGroup, queryScope, fields } = index;
  const only = onlyField(index);
  if (!only) return { collectionGroup, queryScope, fields: fields.map(toFileField) };
  return toFileOverride({ collectionGroup, queryScope, field: only }, overrides);
}

/** An override replaces all indexes of its field, and therefore lists those that it has already. */
function toFileOverride(
  added: { collectionGroup: string; queryScope: QueryScope; field: IndexedField },
  overrides: IndexDefinitions['overrides'],
): FileOverride {
  const { collectionGroup, queryScope, field } = added;
  const { fieldPath, mode } = field;
  const kept = overrideOf(overrides, collectionGroup, fieldPath) ?? AUTOMATIC;
  const indexes = [...kept, { mode, queryScope }].map((each) => ({
    ...toFileMode(each.mode),
    queryScope: each.queryScope,
  }));
  return { collectionGroup, fieldPath, indexes };
}

function toFileField({ fieldPath, mode }: IndexedField): FileField {
  return { fieldPath, ...toFileMode(mode) };
}

function toFileMode(mode: IndexMode): Omit<FileField, 'fieldPath'> {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}

/** The text of a firestore.indexes.json with one more index. Throws if it is not JSON. */
export function withIndex(text: string, index: QueryIndex): string {
  const file = JSON.parse(text) as IndexFile;
  const entry = toFileEntry(index, parseIndexFile(text).overrides);
  const next =
    'fields' in entry
      ? { ...file, indexes: [...(file.indexes ?? []), entry] }
      : { ...file, fieldOverrides: withOverride(file.fieldOverrides ?? [], entry) };
  return `${JSON.stringify(next, null, 2)}\n`;
}

function withOverride(listed: FileOverride[], added: FileOverride): FileOverride[] {
  const { collectionGroup, fieldPath } = added;
  const isSameField = (other: FileOverride) =>
    other.collectionGroup === collectionGroup && other.fieldPath === fieldPath;
  if (!listed.some(isSameField)) return [...listed, added];
  // What else an override has, such as a time to live, stays.
  return listed.map((other) => (isSameField(other) ? { ...other, ...added } : other));
}

/** Parses a firestore.indexes.json. Throws if it is not JSON. */
export function parseIndexFile(text: string): IndexDefinitions {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as IndexFile;
  return {
    composite: indexes.map(toQueryIndex).filter((index) => !onlyField(index)),
    overrides: new Map(
      fieldOverrides.map(({ collectionGroup, fieldPath, indexes: kept = [] }) => [
        `${collectionGroup} ${fieldPath}`,
        kept.map((index) => ({
          mode: modeOf(index),
          queryScope: index.queryScope ?? 'COLLECTION',
        })),
      ]),
    ),
  };
}

function toQueryIndex({
  collectionGroup,
  queryScope = 'COLLECTION',
  fields,
}: FileIndex): QueryIndex {
  const listed = fields.map((field) => ({ fieldPath: field.fieldPath, mode: modeOf(field) }));
  return { collectionGroup, queryScope, fields: withoutName(listed) };
}

function modeOf({ order, arrayConfig }: Omit<FileField, 'fieldPath'>): IndexMode {
  return arrayConfig ?? order ?? 'ASCENDING';
}

function withoutName(fields: IndexedField[]): IndexedField[] {
  const last = fields.at(-1);
  const before = fields.at(-2)?.mode ?? 'ASCENDING';
  return last?.fieldPath === DOCUMENT_NAME && last.mode === before ? fields.slice(0, -1) : fields;
}
