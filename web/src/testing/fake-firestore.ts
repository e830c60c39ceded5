import { vi } from 'vitest';

type Stored = Readonly<Record<string, unknown>>;

export interface FakeFirestore {
  queries: unknown[];
  reads: string[];
}

/**
 * Answers like Firestore's REST API from `documents` by path. A path in `hidden` is refused by the rules; without
 * `documents` the database is unreachable.
 */
export function fakeFirestore(
  documents?: Documents,
  hidden: readonly string[] = [],
): FakeFirestore {
  const world: FakeFirestore = { queries: [], reads: [] };
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    if (!documents) return Promise.reject(new TypeError('fetch failed'));
    const { structuredQuery, documents: names = [] } = requestOf(init);
    if (structuredQuery) {
      world.queries.push(structuredQuery);
      return answer(query(structuredQuery, documents));
    }
    const paths = names.map((name) => name.slice(ROOT.length));
    world.reads.push(...paths);
    return paths.some((path) => hidden.includes(path)) ? refusal() : answer(get(paths, documents));
  });
  return world;
}

type Documents = Readonly<Record<string, Stored>>;

interface StructuredQuery {
  from: { collectionId: string }[];
  select?: { fields: { fieldPath: string }[] };
  limit?: number;
  startAt?: { values: { referenceValue?: string }[] };
}

interface FirestoreRequest {
  documents?: string[];
  structuredQuery?: StructuredQuery;
}

function requestOf({ body }: RequestInit): FirestoreRequest {
  return JSON.parse(typeof body === 'string' ? body : '{}') as FirestoreRequest;
}

function query({ from, select, limit, startAt }: StructuredQuery, documents: Documents) {
  const folder = from[0]?.collectionId ?? '';
  const paths = Object.keys(documents).filter((path) => path.startsWith(`${folder}/`));
  const after = startAt?.values.at(-1)?.referenceValue?.slice(ROOT.length);
  const start = after === undefined ? 0 : paths.indexOf(after) + 1;
  return paths
    .slice(start, limit === undefined ? undefined : start + limit)
    .map((path) => ({ document: stored(path, documents, select), readTime: NOW }));
}

function get(paths: readonly string[], documents: Documents) {
  return paths.map((path) =>
    documents[path]
      ? { found: stored(path, documents), readTime: NOW }
      : { missing: ROOT + path, readTime: NOW },
  );
}

const NOW = '2026-11-21T06:00:00.000Z';
const ROOT = 'projects/kargha-test/databases/(default)/documents/';

function answer(body: unknown) {
  return Promise.resolve(new Response(JSON.stringify(body)));
}

function refusal() {
  const error = { code: 403, status: 'PERMISSION_DENIED', message: 'denied' };
  return Promise.resolve(new Response(JSON.stringify([{ error }]), { status: 403 }));
}

function stored(path: string, documents: Documents, mask?: StructuredQuery['select']) {
  const asked = mask?.fields.map(({ fieldPath }) => fieldPath.split('.')[0]);
  const all = Object.entries(documents[path] ?? {});
  const sent = asked ? all.filter(([name]) => asked.includes(name)) : all;
  return {
    name: ROOT + path,
    fields: fieldsOf(Object.fromEntries(sent)),
    createTime: NOW,
    updateTime: NOW,
  };
}

function fieldsOf(document: Stored) {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, encode(value)]));
}

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: fieldsOf(value as Stored) } };
}
