import type { PublicDocument, PublicListRequest } from '@kargha/domain/settings/page-renderer';

import { FIREBASE_OPTIONS, FIRESTORE_EMULATOR_HOST, IS_SERVER } from '../server/env.ts';
import { pageSources } from '../server/render-on-server.ts';

type RestValue = Readonly<Record<string, unknown>>;

export interface ListCursor {
  values: RestValue[];
}

/** Without `orderBy` there is no defined order and no next page. */
export interface PublicList extends PublicListRequest {
  after?: ListCursor | undefined;
}

export interface PublicPage {
  documents: PublicDocument[];
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
 * Reads a public list as a guest through the REST API (firebase.google.com/docs/firestore/reference/rest,
 * runQuery). The smallest SDK would be a fifth of the first view's JavaScript. Throws when Firestore is
 * unreachable or refuses.
 */
export async function readPublicList(list: PublicList): Promise<PublicPage> {
  if (IS_SERVER) return readOnServer(list);
  const rows = await callRest<{ document?: RestDocument }>('runQuery', {
    structuredQuery: structuredQuery(list),
  });
  const found = rows.flatMap(({ document }) => document ?? []);
  const last = found.at(-1);
  return {
    documents: found.map(openDocument),
    next: last && found.length === list.limit ? cursorAfter(last, list) : undefined,
  };
}

async function readOnServer(list: PublicList): Promise<PublicPage> {
  const documents = await pageSources().list(list);
  // There may be more, which only a browser reads.
  return { documents, next: documents.length === list.limit ? { values: [] } : undefined };
}

/** Returns undefined when the document is missing. Throws like `readPublicList`. */
export async function readPublicDocument(
  collection: string,
  id: string,
): Promise<PublicDocument['data'] | undefined> {
  if (IS_SERVER) return pageSources().document(collection, id);
  const documents = [nameOf(collection, id)];
  const [row] = await callRest<{ found?: RestDocument }>('batchGet', { documents });
  return row?.found && openDocument(row.found).data;
}

async function callRest<Row>(method: 'runQuery' | 'batchGet', request: object): Promise<Row[]> {
  const address = `${ORIGIN}/v1/${DOCUMENTS}:${method}?key=${encodeURIComponent(apiKey)}`;
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

function structuredQuery({ collection, select, where, orderBy, limit, after }: PublicList) {
  const filters = Object.entries(where).map(([name, value]) => filterFor(collection, name, value));
  return {
    from: [{ collectionId: collection }],
    ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
    ...(filters.length > 0 && { where: compositeFilter('AND', filters) }),
    ...(orderBy && { orderBy: restOrderBy(orderBy) }),
    limit,
    ...(after && { startAt: { values: after.values, before: false } }),
  };
}

/** Sorts ties by id, so that no page repeats or skips a product. */
function restOrderBy([field, direction]: NonNullable<PublicList['orderBy']>) {
  return [field, NAME].map((fieldPath) => ({
    field: { fieldPath },
    direction: DIRECTIONS[direction],
  }));
}

function filterFor(collection: string, field: string, value: PublicList['where'][string]): object {
  if (field === NAME) {
    const names = [value].flat().map((id) => nameOf(collection, String(id)));
    return compositeFilter('OR', names.map(idRange));
  }
  return fieldFilter(field, typeof value === 'object' ? 'IN' : 'EQUAL', encodeValue(value));
}

/** An id as a range. A query by exact ids is refused completely when one of them is missing or hidden. */
function idRange(referenceValue: string): object {
  const ends = ['GREATER', 'LESS'].map((side) =>
    fieldFilter(NAME, `${side}_THAN_OR_EQUAL`, { referenceValue }),
  );
  return compositeFilter('AND', ends);
}

function compositeFilter(op: 'AND' | 'OR', filters: object[]): object {
  return { compositeFilter: { op, filters } };
}

function fieldFilter(fieldPath: string, op: string, value: RestValue): object {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function encodeValue(value: PublicList['where'][string]): RestValue {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return { arrayValue: { values: value.map(encodeValue) } };
}

function cursorAfter(
  { name, fields }: RestDocument,
  { orderBy }: PublicList,
): ListCursor | undefined {
  if (!orderBy) return undefined;
  return { values: [fields?.[orderBy[0]] ?? { nullValue: null }, { referenceValue: name }] };
}

function openDocument({ name, fields = {} }: RestDocument): PublicDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: fieldsOf(fields) };
}

function fieldsOf(fields: Readonly<Record<string, RestValue>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}

/** Integers come as strings; ours are prices and counts. */
function decodeValue(value: RestValue): unknown {
  const [kind = '', content] = Object.entries(value)[0] ?? [];
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue') return Number(content);
  if (kind === 'arrayValue') return valuesIn(content).map(decodeValue);
  return kind === 'mapValue' ? fieldsOf(fieldsIn(content)) : content;
}

/** An empty list has no `values`, an empty map no `fields`. */
function valuesIn(list: unknown): RestValue[] {
  return (list as { values?: RestValue[] }).values ?? [];
}

function fieldsIn(map: unknown): Record<string, RestValue> {
  return (map as { fields?: Record<string, RestValue> }).fields ?? {};
}
