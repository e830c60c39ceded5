import {
  permissionsOf,
  staffRolesOf,
  type Permission,
} from '@kargha/domain/people/staff-permissions';
import { ALL_INBOX_KINDS, INBOX_KINDS, type InboxKind } from '@kargha/domain/reports/inbox';
import type { InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import type { InboxTask } from '@kargha/domain/reports/inbox-schema';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { firestore } from '../../platform/firestore.ts';
import { inboxTaskRef, readInboxTasks } from '../../records/inbox-task-record.ts';
import { namesOf, readUsers, users } from '../../records/user-record.ts';
import {
  INBOX_SOURCES,
  inboxLimits,
  troubleIn,
  type InboxLimits,
  type Trouble,
} from './inbox-sources.ts';

/** Of each kind, or on a page of one kind. */
const SIZE = 25;
/** The first view reads on in such steps, since most of the first records may be done or not due yet. */
const STEP = 100;
/** Records of a kind that the first view reads at most. */
const MOST_READ = 525;

interface InboxRequest {
  permissions: ReadonlySet<Permission>;
  uid: string;
  now: Date;
}

interface InboxFilter {
  view: string;
  kind: string;
  cursor?: string | undefined;
}

/**
 * A page of one kind may be short, since what is done is left out: only `nextCursor` says whether there is more. Of all
 * kinds it has the first 25 of each. Throws 400 for an unknown cursor.
 */
export async function listInbox(
  { permissions, uid, now }: InboxRequest,
  { view, kind, cursor }: InboxFilter,
): Promise<CursorPage<InboxItem>> {
  const kinds = visibleKinds(permissions).filter((one) => kind === '' || one === kind);
  const isShown = ({ assignee }: InboxItem) => isInView(view, assignee, uid);
  const limits = await inboxLimits(now);
  if (kind === '') {
    const all = await Promise.all(kinds.map((one) => firstItems(one, limits, isShown)));
    return { rows: all.flat(), nextCursor: null };
  }
  const [only] = kinds;
  if (!only) return { rows: [], nextCursor: null };
  const page = await itemsOf(only, limits, { cursor, size: SIZE });
  return { ...page, rows: page.rows.filter(isShown) };
}

/** Reads on until it has 25, or has read all or `MOST_READ`. */
async function firstItems(
  kind: InboxKind,
  limits: InboxLimits,
  isShown: (item: InboxItem) => boolean,
): Promise<InboxItem[]> {
  const found: InboxItem[] = [];
  let cursor: string | null | undefined;
  let read = 0;
  while (cursor !== null && found.length < SIZE && read < MOST_READ) {
    const size = read === 0 ? SIZE : STEP;
    const page: CursorPage<InboxItem> = await itemsOf(kind, limits, { cursor, size });
    found.push(...page.rows.filter(isShown));
    cursor = page.nextCursor;
    read += size;
  }
  return found.slice(0, SIZE);
}

async function itemsOf(
  kind: InboxKind,
  limits: InboxLimits,
  place: { cursor: string | undefined; size: number },
): Promise<CursorPage<InboxItem>> {
  const { query, ref } = INBOX_SOURCES[kind];
  const { rows, nextCursor } = await readPage({
    ...place,
    query: query(limits),
    documentRef: ref,
    rowOf: (snapshot) => troubleIn(kind, snapshot, limits),
  });
  return { rows: await withTasks(rows), nextCursor };
}

export function visibleKinds(permissions: ReadonlySet<Permission>): InboxKind[] {
  return ALL_INBOX_KINDS.filter((kind) => permissions.has(INBOX_KINDS[kind]));
}

function isInView(view: string, assignee: string, uid: string): boolean {
  if (view === '') return true;
  return assignee === (view === 'mine' ? uid : '');
}

/** What is not done, with who sees to it. */
async function withTasks(found: readonly Trouble[]): Promise<InboxItem[]> {
  if (found.length === 0) return [];
  const refs = found.map(({ id }) => inboxTaskRef(id));
  const tasks = new Map(
    readInboxTasks(await firestore().getAll(...refs)).map((task) => [task.id, task]),
  );
  const open = found.filter(({ id, occurrence }) => tasks.get(id)?.doneFor !== occurrence);
  const names = await namesOf(open.map(({ id }) => assigneeOf(tasks.get(id))));
  return open.map(({ occurrence: _, ...trouble }) => {
    const task = tasks.get(trouble.id);
    const assignee = assigneeOf(task);
    const assigneeName = names.get(assignee) ?? '';
    return { ...trouble, assignee, assigneeName, revision: task?.revision ?? 0 };
  });
}

/** No one, once there is new trouble after it was done. */
function assigneeOf(task: InboxTask | undefined): string {
  return task?.doneFor === '' ? task.assignee : '';
}

/** Staff who may see to items of a kind, by name. */
export async function inboxPeople(kind: InboxKind): Promise<{ uid: string; name: string }[]> {
  const { docs } = await users().where('role', '==', 'admin').get();
  return readUsers(docs)
    .filter((person) => permissionsOf(staffRolesOf(person)).has(INBOX_KINDS[kind]))
    .map(({ uid, fullName, email }) => ({ uid, name: fullName || email }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
