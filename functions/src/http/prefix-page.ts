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

interface Found {
  /** at which field */
  at: number;
  snapshot: DocumentSnapshot;
}

interface Search {
  found: Found[];
  /** where to go on; null once all fields are read to their end */
  next: Start | null;
}

/** Above every character that a name has: the end of all texts with the same beginning. */
const LAST_CHARACTER = '\uf8ff';

/** Which field, what its text was in short, and the id of the last row. */
const CURSOR = /^(\d):([\da-f]{12}):([\w.-]{1,170})$/;

/**
 * One page of the documents in which one of the fields begins so, field after field. Who is found by several stands
 * where the first one finds them, and only there. Throws 400 invalid when the cursor's document is not there any more, or
 * is called otherwise by now: its place in the list is another.
 */
export async function readPrefixPage<Row>(asked: PrefixPageRequest<Row>): Promise<CursorPage<Row>> {
  const { cursor, size, rowOf } = asked;
  const found: Found[] = [];
  let next: Start | null = cursor ? await startAt(cursor, asked) : { at: 0 };
  while (next && found.length <= size) {
    const read: Search = await search(asked, next);
    found.push(...read.found.filter((one) => isFirst(one, asked)));
    next = read.next;
  }
  const shown = found.slice(0, size);
  const last = found.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown.flatMap(({ snapshot }) => rowOf(snapshot) ?? []),
    nextCursor: last ? cursorOf(last, asked) : null,
  };
}

function cursorOf<Row>({ at, snapshot }: Found, { prefixes }: PrefixPageRequest<Row>): string {
  return `${at}:${shortOf(snapshot, prefixes[at])}:${snapshot.id}`;
}

/** Tells whether a text is still the same, and nothing of it. */
function shortOf(snapshot: DocumentSnapshot, beginning: PrefixFilter | undefined): string {
  return hashOf(String(snapshot.get(beginning?.field ?? ''))).slice(0, 12);
}

/** Whether no earlier field has found the document. */
function isFirst<Row>({ at, snapshot }: Found, { prefixes }: PrefixPageRequest<Row>): boolean {
  return prefixes.slice(0, at).every((earlier) => !beginsSo(snapshot, earlier));
}

/** What the fields from there on find, up to the first that may find more than a page. */
async function search<Row>(
  { all, prefixes, size }: PrefixPageRequest<Row>,
  start: Start,
): Promise<Search> {
  const places = prefixes.map((beginning, at) => ({ ...beginning, at }));
  const wanted = places.filter(({ at, text }) => at >= start.at && text !== '');
  const answers = await Promise.all(
    wanted.map(({ field, text, at }) => {
      const sorted = all.orderBy(field);
      const isGoingOn = at === start.at && start.after;
      const begun = isGoingOn ? sorted.startAfter(isGoingOn) : sorted.startAt(text);
      return begun
        .endAt(text + LAST_CHARACTER)
        .limit(size + 1)
        .get();
    }),
  );
  const full = answers.findIndex(({ size: read }) => read > size);
  const read = full === -1 ? answers : answers.slice(0, full + 1);
  const found = read.flatMap(({ docs }, place) =>
    docs.map((snapshot) => ({ at: wanted[place]?.at ?? 0, snapshot })),
  );
  const last = full === -1 ? undefined : found.at(-1);
  return { found, next: last ? { at: last.at, after: last.snapshot } : null };
}

async function startAt<Row>(cursor: string, asked: PrefixPageRequest<Row>): Promise<Start> {
  const [, place, was, id] = CURSOR.exec(cursor) ?? [];
  const at = Number(place);
  const beginning = asked.prefixes[at];
  const after = beginning && id ? await asked.documentRef(id).get() : undefined;
  const isSame = beginning && after && shortOf(after, beginning) === was;
  if (isSame && beginsSo(after, beginning)) return { at, after };
  throw invalid('This list has changed. Please load it again.', { cursor });
}

function beginsSo(snapshot: DocumentSnapshot, { field, text }: PrefixFilter): boolean {
  const value: unknown = snapshot.get(field);
  return text !== '' && typeof value === 'string' && value.startsWith(text);
}
