import type { Document, DocumentMask, StructuredQuery } from '../messages.ts';
import { FieldsDraft, getField } from '../model/field-access.ts';
import { isDocumentName, parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** The fields that an answer shows; `undefined` shows all. */
export type Projection = readonly FieldPath[] | undefined;

/** The projection of a query's `select`. `__name__` alone shows no field; an empty list shows all. */
export function parseSelect(select: StructuredQuery['select']): Projection {
  if (!select?.fields?.length) return undefined;
  const paths = select.fields.map(({ fieldPath }) => parseFieldPath(fieldPath));
  return paths.filter((path) => !isDocumentName(path));
}

/** The projection of a read's mask. */
export function parseMask(mask: DocumentMask | undefined): Projection {
  return mask && (mask.fieldPaths ?? []).map(parseFieldPath);
}

/** A document's message with the projected fields only. */
export function project(document: StoredDocument, projection: Projection): Document {
  if (!projection) return document.message;
  const draft = new FieldsDraft({});
  for (const path of projection) {
    const value = getField(document.fields, path);
    if (value) draft.set(path, value);
  }
  return { ...document.message, fields: draft.fields };
}
