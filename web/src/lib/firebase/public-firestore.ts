import { FIREBASE_OPTIONS, FIRESTORE_EMULATOR_HOST } from '../server/env.ts';

/** A value as Firestore's REST interface writes it. */
type RestValue = Readonly<Record<string, unknown>>;

/** A document that everybody may read. */
interface PublicDocument {
  id: string;
  /** timestamps are ISO texts */
  data: Record<string, unknown>;
}

/** Where a list goes on: the last document that was read, in Firestore's own words. */
export interface ListCursor {
  values: RestValue[];
}

export interface PublicList {
  collection: string;
  /** every one of these must hold; a list means one of its values, `__name__` the document's id */
  where: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** without it, in no order that means anything, and without a next page */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
  after?: ListCursor | undefined;
}

export interface PublicPage {
  documents: PublicDocument[];
  /** undefined when this was the last page */
  next: ListCursor | undefined;
}

const { projectId, apiKey } = FIREBASE_OPTIONS;
const ORIGIN = FIRESTORE_EMULATOR_HOST
  ? `http://${FIRESTORE_EMULATOR_HOST}`
  : 'https://firestore.googleapis.com';
const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;
const NAME = '__name__';
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

/**
 * Reads a list that the rules open to everybody, straight from Firestore and as a guest
 * (firebase.google.com/docs/firestore/reference/rest, runQuery). The first view of the shelf needs nothing else, and
 * the smallest SDK would be a fifth of its JavaScript. Throws when Firestore cannot be reached or refuses.
 */
export async function readPublicList(list: PublicList): Promise<PublicPage> {
  const rows = await ask<{ document?: RestDocument }>('runQuery', {
    structuredQuery: queryOf(list),
  });
  const found = rows.flatMap(({ document }) => document ?? []);
  const last = found.at(-1);
  return {
    documents: found.map(openDocument),
    next: last && found.length === list.limit ? placeOf(last, list) : undefined,
  };
}

/** What stands in one document that the rules open to everybody; undefined when there is none. Throws as the list does. */
export async function readPublicDocument(
  collection: string,
  id: string,
): Promise<PublicDocument['data'] | undefined> {
  const documents = [nameOf(collection, id)];
  const [row] = await ask<{ found?: RestDocument }>('batchGet', { documents });
  return row?.found && openDocument(row.found).data;
}

async function ask<Row>(what: 'runQuery' | 'batchGet', request: object): Promise<Row[]> {
  const address = `${ORIGIN}/v1/${DOCUMENTS}:${what}?key=${encodeURIComponent(apiKey)}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(request) });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  return (await response.json()) as Row[];
}

function nameOf(collection: string, id: string): string {
  return `${DOCUMENTS}/${collection}/${id}`;
}

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

function queryOf({ collection, where, orderBy, limit, after }: PublicList) {
  const filters = Object.entries(where).map(([name, wanted]) => filterOf(collection, name, wanted));
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: joined('AND', filters) }),
    ...(orderBy && { orderBy: orderOf(orderBy) }),
    limit,
    ...(after && { startAt: { values: after.values, before: false } }),
  };
}

/** Products of one price or one moment keep their order by their name, so that no page repeats or skips one. */
function orderOf([field, direction]: NonNullable<PublicList['orderBy']>) {
  return [field, NAME].map((fieldPath) => ({
    field: { fieldPath },
    direction: DIRECTIONS[direction],
  }));
}

function filterOf(collection: string, field: string, wanted: PublicList['where'][string]): object {
  if (field === NAME) {
    const names = [wanted].flat().map((id) => nameOf(collection, String(id)));
    return joined('OR', names.map(spanOf));
  }
  return compared(field, typeof wanted === 'object' ? 'IN' : 'EQUAL', encoded(wanted));
}

/**
 * One name as the span from it to itself. A list that names documents outright is answered like a look-up of each of
 * them: all of it is refused when one is missing or hidden.
 */
function spanOf(referenceValue: string): object {
  const ends = ['GREATER', 'LESS'].map((side) =>
    compared(NAME, `${side}_THAN_OR_EQUAL`, { referenceValue }),
  );
  return joined('AND', ends);
}

function joined(op: 'AND' | 'OR', filters: object[]): object {
  return { compositeFilter: { op, filters } };
}

function compared(fieldPath: string, op: string, value: RestValue): object {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function encoded(value: PublicList['where'][string]): RestValue {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return { arrayValue: { values: value.map(encoded) } };
}

function placeOf({ name, fields }: RestDocument, { orderBy }: PublicList): ListCursor | undefined {
  if (!orderBy) return undefined;
  return { values: [fields?.[orderBy[0]] ?? { nullValue: null }, { referenceValue: name }] };
}

function openDocument({ name, fields = {} }: RestDocument): PublicDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: fieldsOf(fields) };
}

function fieldsOf(fields: Readonly<Record<string, RestValue>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));
}

/** Integers come as text, since JSON's numbers cannot hold all of them; ours are prices and counts. */
function decoded(value: RestValue): unknown {
  const [kind = '', content] = Object.entries(value)[0] ?? [];
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue') return Number(content);
  if (kind === 'arrayValue') return valuesIn(content).map(decoded);
  return kind === 'mapValue' ? fieldsOf(fieldsIn(content)) : content;
}

/** An empty list comes without `values`, an empty map without `fields`. */
function valuesIn(list: unknown): RestValue[] {
  return (list as { values?: RestValue[] }).values ?? [];
}

function fieldsIn(map: unknown): Record<string, RestValue> {
  return (map as { fields?: Record<string, RestValue> }).fields ?? {};
}
