import { permissionsOf, staffRolesOf } from '@kargha/domain/people/staff-permissions';
import { INBOX_KINDS, readInboxId, type InboxRef } from '@kargha/domain/reports/inbox';
import type { InboxTask } from '@kargha/domain/reports/inbox-schema';
import { isRecordId } from '@kargha/domain/records/record-id';

import { conflict, notFound } from '../../http/errors.ts';
import { refuseStaleRevision } from '../../http/refuse-stale.ts';
import { requirePermission, type Staff } from '../../people/users/staff.ts';
import { firestore, inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { writeAudit } from '../../records/audit-record.ts';
import {
  inboxTaskRef,
  inboxTasks,
  readInboxTask,
  readInboxTasks,
} from '../../records/inbox-task-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { INBOX_SOURCES, inboxLimits, troubleIn, type InboxLimits } from './inbox-sources.ts';

interface InboxAction {
  id: string;
  /** of the item as it was shown */
  revision: number;
  caller: Staff;
  now: Date;
}

const SETTLED = 'This has been settled meanwhile.';
const NOT_STAFF = 'This person can no longer see to items of this kind. Choose another one.';

/** '' for no one. Throws 403 permission_missing, 404, 409 stale, 409 settled and 409 not_staff. */
export function assignItem(action: InboxAction, assignee: string): Promise<void> {
  return changeTask(action, 'inbox.assign', async (transaction, { kind }) => {
    if (assignee !== '') await refuseStranger(transaction, kind, assignee);
    return { assignee, doneFor: '' };
  });
}

/** Until there is new trouble with the record. Throws 403 permission_missing, 404, 409 stale and 409 settled. */
export function markDone(action: InboxAction): Promise<void> {
  return changeTask(action, 'inbox.done', (_transaction, _ref, { occurrence, assignee }) =>
    Promise.resolve({ assignee, doneFor: occurrence }),
  );
}

type Change = Pick<InboxTask, 'assignee' | 'doneFor'>;

async function changeTask(
  { id, revision, caller, now: at }: InboxAction,
  action: string,
  plan: (
    transaction: Transaction,
    ref: InboxRef,
    current: { occurrence: string; assignee: string },
  ) => Promise<Change>,
): Promise<void> {
  const ref = readInboxId(id);
  if (!ref) throw notFound('We could not find this item.');
  requirePermission(caller, INBOX_KINDS[ref.kind]);
  const limits = await inboxLimits(at);
  await inTransaction(async (transaction) => {
    const { kind, recordId } = ref;
    const trouble = troubleIn(
      kind,
      await transaction.get(INBOX_SOURCES[kind].ref(recordId)),
      limits,
    );
    const before = readInboxTask(await transaction.get(inboxTaskRef(id)));
    if (!trouble) throw conflict('settled', SETTLED);
    refuseStaleRevision(revision, before?.revision ?? 0);
    const { occurrence } = trouble;
    const change = await plan(transaction, ref, { occurrence, assignee: before?.assignee ?? '' });
    const by = caller.uid;
    const written = { kind, recordId, ...change, by, revision: revision + 1, updatedAt: at };
    transaction.set(inboxTaskRef(id), written);
    const target = inboxTaskRef(id).path;
    const shown = before && { assignee: before.assignee, doneFor: before.doneFor };
    writeAudit(transaction, {
      ...{ action, target, actor: by, before: shown, after: change, reason: '', at },
    });
  });
}

async function refuseStranger(
  transaction: Transaction,
  kind: InboxRef['kind'],
  assignee: string,
): Promise<void> {
  const person = isRecordId(assignee) ? readUser(await transaction.get(userRef(assignee))) : null;
  const permissions = permissionsOf(person ? staffRolesOf(person) : []);
  if (!permissions.has(INBOX_KINDS[kind])) throw conflict('not_staff', NOT_STAFF);
}

/** Deletes the tasks of records that need nothing any more. Two reads for each task. */
export async function endSettledTasks(now: Date): Promise<number> {
  let limits: InboxLimits | undefined;
  let ended = 0;
  for await (const page of iteratePages(inboxTasks())) {
    limits ??= await inboxLimits(now);
    ended += await endSettled(readInboxTasks(page), limits);
  }
  if (ended > 0) log.info('Settled items of the inbox were removed.', { ended });
  return ended;
}

async function endSettled(tasks: readonly InboxTask[], limits: InboxLimits): Promise<number> {
  if (tasks.length === 0) return 0;
  const refs = tasks.map(({ kind, recordId }) => INBOX_SOURCES[kind].ref(recordId));
  const records = await firestore().getAll(...refs);
  const settled = tasks.filter(({ kind }, at) => {
    const record = records[at];
    return record !== undefined && troubleIn(kind, record, limits) === null;
  });
  await Promise.all(settled.map(({ id }) => inboxTaskRef(id).delete()));
  return settled.length;
}
