import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import type { CursorPage } from './cursor-page.ts';
import { invalid } from './errors.ts';

/** A field, and how what it says begins. */
export interface PrefixFilter {
  field: string;
  text: string;
}

interface PrefixPageRequest<Row> {
  /** filtered, in no order */
  all: Query;
  /** in the order in which they are shown; one without text finds nobody */
  prefixes: readonly PrefixFilter[];
  cursor: string | undefined;
  /** rows a page */
  size: number;
  /** the document of an id */
  documentRef: (id: string) => DocumentReference;
  /** the row of a document; null for one that is not shown */
  rowOf: (snapshot: DocumentSnapshot) => Row | null;
}

/** Where a page begins: at which field, and after which document. */
interface Start {
  at: number;
  after?: DocumentSnapshot;
}

interface Match {
  /** at which field */
  at: number;
  snapshot: DocumentSnapshot;
}

interface Search {
  found: Match[];
  /** where to go on; null once all fields are read to their end */
  next: Start | null;
}

/** Above every character that a name has: the end of all texts with the same beginning. */
const AFTER_ANY_TEXT = '\uf8ff';

/** Which field, what its text was in short, and the id of the last row. */
const CURSOR = /^(\d):([\da-f]{12}):([\w.-]{1,170})$/;

/**
 * One page of the documents in which one of the fields begins so, field after field. Who is found by several stands
 * where the first one finds them, and only there. Throws 400 invalid when the cursor's document is not there any more, or
 * is called otherwise by now: its place in the list is another.
 */
export async function readPrefixPage<Row>(
  request: PrefixPageRequest<Row>,
): Promise<CursorPage<Row>> {
  const { cursor, size, rowOf } = request;
  const found: Match[] = [];
  let next: Start | null = cursor ? await startAt(cursor, request) : { at: 0 };
  while (next && found.length <= size) {
    const read: Search = await search(request, next);
    found.push(...read.found.filter((one) => isFirst(one, request)));
    next = read.next;
  }
  const shown = found.slice(0, size);
  const last = found.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown.flatMap(({ snapshot }) => rowOf(snapshot) ?? []),
    nextCursor: last ? cursorOf(last, request) : null,
  };
}

function cursorOf<Row>({ at, snapshot }: Match, { prefixes }: PrefixPageRequest<Row>): string {
  return `${at}:${textHash(snapshot, prefixes[at])}:${snapshot.id}`;
}

/** Tells whether a text is still the same, and nothing of it. */
function textHash(snapshot: DocumentSnapshot, beginning: PrefixFilter | undefined): string {
  return hashOf(String(snapshot.get(beginning?.field ?? ''))).slice(0, 12);
}

/** Whether no earlier field has found the document. */
function isFirst<Row>({ at, snapshot }: Match, { prefixes }: PrefixPageRequest<Row>): boolean {
  return prefixes.slice(0, at).every((earlier) => !hasPrefix(snapshot, earlier));
}

/** What the fields from there on find, up to the first that may find more than a page. */
async function search<Row>(
  { all, prefixes, size }: PrefixPageRequest<Row>,
  start: Start,
): Promise<Search> {
  const numbered = prefixes.map((beginning, at) => ({ ...beginning, at }));
  const active = numbered.filter(({ at, text }) => at >= start.at && text !== '');
  const answers = await Promise.all(
    active.map(({ field, text, at }) => {
      const sorted = all.orderBy(field);
      const isContinued = at === start.at && start.after;
      const ranged = isContinued ? sorted.startAfter(isContinued) : sorted.startAt(text);
      return ranged
        .endAt(text + AFTER_ANY_TEXT)
        .limit(size + 1)
        .get();
    }),
  );
  const full = answers.findIndex(({ size: read }) => read > size);
  const read = full === -1 ? answers : answers.slice(0, full + 1);
  const found = read.flatMap(({ docs }, place) =>
    docs.map((snapshot) => ({ at: active[place]?.at ?? 0, snapshot })),
  );
  const last = full === -1 ? undefined : found.at(-1);
  return { found, next: last ? { at: last.at, after: last.snapshot } : null };
}

async function startAt<Row>(cursor: string, request: PrefixPageRequest<Row>): Promise<Start> {
  const [, place, hash, id] = CURSOR.exec(cursor) ?? [];
  const at = Number(place);
  const beginning = request.prefixes[at];
  const after = beginning && id ? await request.documentRef(id).get() : undefined;
  const isSame = beginning && after && textHash(after, beginning) === hash;
  if (isSame && hasPrefix(after, beginning)) return { at, after };
  throw invalid('This list has changed. Please load it again.', { cursor });
}

function hasPrefix(snapshot: DocumentSnapshot, { field, text }: PrefixFilter): boolean {
  const value: unknown = snapshot.get(field);
  return text !== '' && typeof value === 'string' && value.startsWith(text);
}
