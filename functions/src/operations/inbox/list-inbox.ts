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
import { INBOX_SOURCES, inboxLimits, troubleIn, type Trouble } from './inbox-sources.ts';

/** Of each kind, or on a page of one kind. */
const SIZE = 25;

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
 * Reads at most 26 records of each kind and their tasks, whatever there is. A page of one kind may be short, since what is
 * done is left out: only `nextCursor` says whether there is more. Throws 400 for an unknown cursor.
 */
export async function listInbox(
  { permissions, uid, now }: InboxRequest,
  { view, kind, cursor }: InboxFilter,
): Promise<CursorPage<InboxItem>> {
  const kinds = visibleKinds(permissions).filter((one) => kind === '' || one === kind);
  const limits = await inboxLimits(now);
  const pages = await Promise.all(
    kinds.map((one) =>
      readPage({
        query: INBOX_SOURCES[one].query(limits),
        cursor: kind === '' ? undefined : cursor,
        size: SIZE,
        documentRef: INBOX_SOURCES[one].ref,
        rowOf: (snapshot) => troubleIn(one, snapshot, limits),
      }),
    ),
  );
  const items = await withTasks(pages.flatMap(({ rows }) => rows));
  const rows = items.filter(({ assignee }) => isInView(view, assignee, uid));
  return { rows, nextCursor: kind === '' ? null : (pages[0]?.nextCursor ?? null) };
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
