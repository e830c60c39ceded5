import { requestMessages } from '@kargha/domain/messages/request-messages';

import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import type { CursorPage } from './cursor-page.ts';
import { invalid } from './errors.ts';

export interface PrefixFilter {
  field: string;
  text: string;
}

interface PrefixPageRequest<Row> {
  all: Query;
  /** in display order; an empty text matches nothing */
  prefixes: readonly PrefixFilter[];
  cursor: string | undefined;
  size: number;
  documentRef: (id: string) => DocumentReference;
  rowOf: (snapshot: DocumentSnapshot) => Row | null;
}

interface Start {
  at: number;
  after?: DocumentSnapshot;
}

interface Match {
  at: number;
  snapshot: DocumentSnapshot;
}

interface Search {
  found: Match[];
  next: Start | null;
}

/** Sorts after every character, so that it ends a prefix range. */
const AFTER_ANY_TEXT = '\uf8ff';

/** Field index, hash of its text, and ID of the last row. */
const CURSOR = /^(\d):([\da-f]{12}):([\w.-]{1,170})$/;

/**
 * One page of the documents whose fields start with a text, field by field. A document that matches several fields
 * is listed once, at the first. Throws 400 invalid when the cursor's document is gone or its text has changed.
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

/** Detects a changed text without revealing it. */
function textHash(snapshot: DocumentSnapshot, beginning: PrefixFilter | undefined): string {
  return hashOf(String(snapshot.get(beginning?.field ?? ''))).slice(0, 12);
}

function isFirst<Row>({ at, snapshot }: Match, { prefixes }: PrefixPageRequest<Row>): boolean {
  return prefixes.slice(0, at).every((earlier) => !hasPrefix(snapshot, earlier));
}

/** Matches of the fields from `start`, up to the first field with more than a page. */
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
  throw invalid(requestMessages.list_changed(), { cursor });
}

function hasPrefix(snapshot: DocumentSnapshot, { field, text }: PrefixFilter): boolean {
  const value: unknown = snapshot.get(field);
  return text !== '' && typeof value === 'string' && value.startsWith(text);
}
