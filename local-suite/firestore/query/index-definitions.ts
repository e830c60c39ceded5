import { DOCUMENT_NAME } from '../model/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexedField {
  fieldPath: string;
  mode: IndexMode;
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: QueryScope;
  /** without a trailing `__name__` in the direction of the field before it */
  fields: IndexedField[];
}

/** Indexes that differ from Firestore's automatic ones. */
export interface IndexDefinitions {
  composite: readonly CompositeIndex[];
  /** Single-field indexes, by `<collection> <field path>`. */
  overrides: ReadonlyMap<string, readonly { mode: IndexMode; queryScope: QueryScope }[]>;
}

interface FileField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

interface IndexFile {
  indexes?: { collectionGroup: string; queryScope?: QueryScope; fields: FileField[] }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes?: (Omit<FileField, 'fieldPath'> & { queryScope?: QueryScope })[];
  }[];
}

/** An index as an entry of firestore.indexes.json. */
export function toFileEntry({ collectionGroup, queryScope, fields }: CompositeIndex): object {
  const listed = fields.map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  );
  return { collectionGroup, queryScope, fields: listed };
}

/** The text of a firestore.indexes.json with one more index. Throws if it is not JSON. */
export function withIndex(text: string, index: CompositeIndex): string {
  const file = JSON.parse(text) as IndexFile;
  const indexes = [...(file.indexes ?? []), toFileEntry(index)];
  return `${JSON.stringify({ ...file, indexes }, null, 2)}\n`;
}

/** Parses a firestore.indexes.json. Throws if it is not JSON. */
export function parseIndexFile(text: string): IndexDefinitions {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as IndexFile;
  return {
    composite: indexes.map(({ collectionGroup, queryScope = 'COLLECTION', fields }) => ({
      collectionGroup,
      queryScope,
      fields: withoutName(fields.map((field) => ({ ...field, mode: modeOf(field) }))),
    })),
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

function modeOf({ order, arrayConfig }: Omit<FileField, 'fieldPath'>): IndexMode {
  return arrayConfig ?? order ?? 'ASCENDING';
}

function withoutName(fields: IndexedField[]): IndexedField[] {
  const last = fields.at(-1);
  const before = fields.at(-2)?.mode ?? 'ASCENDING';
  return last?.fieldPath === DOCUMENT_NAME && last.mode === before ? fields.slice(0, -1) : fields;
}
