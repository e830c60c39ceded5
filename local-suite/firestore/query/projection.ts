import type { Document, DocumentMask, StructuredQuery } from '../messages.ts';
import { FieldsDraft, getField } from '../model/field-access.ts';
import { isDocumentName, parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** `undefined` returns all fields. */
export type Projection = readonly FieldPath[] | undefined;

/** `__name__` alone returns no fields; an empty list returns all. */
export function parseSelect(select: StructuredQuery['select']): Projection {
  if (!select?.fields?.length) return undefined;
  const paths = select.fields.map(({ fieldPath }) => parseFieldPath(fieldPath));
  return paths.filter((path) => !isDocumentName(path));
}

export function parseMask(mask: DocumentMask | undefined): Projection {
  return mask && (mask.fieldPaths ?? []).map(parseFieldPath);
}

export function project(document: StoredDocument, projection: Projection): Document {
  if (!projection) return document.message;
  const draft = new FieldsDraft({});
  for (const path of projection) {
    const value = getField(document.fields, path);
    if (value) draft.set(path, value);
  }
  return { ...document.message, fields: draft.fields };
}
