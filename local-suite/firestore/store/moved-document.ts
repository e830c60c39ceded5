import type { Fields, Value } from '../messages.ts';
import { documentName } from '../model/resource-name.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document, and its references within its database, in another database. Shares the fields if they hold none. */
export function moveDocument(document: StoredDocument, from: string, to: string): StoredDocument {
  const name = documentName(to, document.segments);
  const fields = holdsReference(document.fields)
    ? movedFields(document.fields, (reference) =>
        reference.startsWith(`${from}/`) ? to + reference.slice(from.length) : reference,
      )
    : document.fields;
  return { ...document, name, fields, message: { ...document.message, name, fields } };
}

function holdsReference(fields: Fields): boolean {
  return Object.values(fields).some(isOrHoldsReference);
}

function isOrHoldsReference(value: Value): boolean {
  if ('mapValue' in value) return holdsReference(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return value.arrayValue.values?.some(isOrHoldsReference) ?? false;
  return 'referenceValue' in value;
}

type Move = (reference: string) => string;

function movedFields(fields: Fields, move: Move): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, movedValue(value, move)]),
  );
}

function movedValue(value: Value, move: Move): Value {
  if ('referenceValue' in value) return { referenceValue: move(value.referenceValue) };
  if ('mapValue' in value)
    return { mapValue: { fields: movedFields(value.mapValue.fields ?? {}, move) } };
  if (!('arrayValue' in value)) return value;
  return {
    arrayValue: { values: value.arrayValue.values?.map((item) => movedValue(item, move)) ?? [] },
  };
}
