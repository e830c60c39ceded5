import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import { daysOf, type ExportPeriod } from '@kargha/domain/exports/export-period';
import type { ExportChoice } from '@kargha/domain/exports/export-requests';
import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { MINUTE_MS, SECOND_MS } from '@kargha/domain/records/time-spans';

import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { Staff } from '../../people/users/staff.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { queueTask } from '../../platform/task-queue.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { exportRef, exportWithId, readExport } from '../../records/export-record.ts';
import { checkedChoice } from './export-access.ts';
import { runExport, type ExportContext } from './run-export.ts';

/** What one person may take out of the shop. */
const PER_PERSON: RateLimit = { scope: 'export-person', attempts: 60, minutes: 60 };

/** A small export is done within the request. */
const INSIDE_REQUEST_MS = 6 * SECOND_MS;

const CONTINUE_EXPORT = 'continueExport';

/** How long a task works before the next one goes on; a function ends after nine minutes. */
export const TASK_MS = 4 * MINUTE_MS;

/** Starts an export, once per request ID, and works on it for some seconds. Throws 400, 403 and 429. */
export async function startExport(
  context: ExportContext,
  caller: Staff,
  { requestId, ...typed }: ExportChoice & { requestId: string },
): Promise<ExportJob | null> {
  const choice = await checkedChoice(caller, typed);
  await consumeAttempt(PER_PERSON, caller.uid, context.now());
  const id = `${caller.uid}_${requestId}`;
  const now = context.now();
  await inTransaction(async (transaction) => {
    if (readExport(await transaction.get(exportRef(id)))) return;
    const named = { ...choice, name: EXPORT_KINDS[choice.kind].label };
    createExport(transaction, id, named, { by: caller.uid, at: now, emails: [], savedId: '' });
  });
  const job = await runExport(context, id, new Date(now.getTime() + INSIDE_REQUEST_MS));
  return job?.nextAttemptAt ? inBackground(job, caller, context.now()) : job;
}

/** The person gets an email when it is done. */
async function inBackground(
  job: ExportJob,
  { email }: Staff,
  now: Date,
): Promise<ExportJob | null> {
  if (email) {
    await inTransaction(async (transaction) => {
      const stored = readExport(await transaction.get(exportRef(job.id)));
      if (!stored?.nextAttemptAt) return;
      transaction.update(exportRef(job.id), { emails: [email.toLowerCase()] });
    });
  }
  await continueLater(job, now);
  return exportWithId(job.id);
}

interface Origin {
  by: string;
  at: Date;
  emails: readonly string[];
  savedId: string;
}

type NamedChoice = Omit<ExportChoice, 'filter'> & { name: string; filter: Record<string, string> };

/** Creates the work and its row in the audit log. */
export function createExport(
  transaction: Transaction,
  id: string,
  { kind, format, columns, filter, period, from, to, name }: NamedChoice,
  { by, at, emails, savedId }: Origin,
): void {
  const days = EXPORT_KINDS[kind].period === null ? 'all' : period;
  const what = {
    kind,
    format,
    columns,
    filter,
    ...daysOf(days satisfies ExportPeriod, { from, to }, at),
  };
  const job: Omit<ExportJob, 'id'> = {
    ...what,
    name,
    by,
    savedId,
    emails: [...emails],
    createdAt: at,
    state: 'waiting',
    rows: 0,
    documents: 0,
    total: null,
    problem: '',
    doneAt: null,
    bytes: 0,
    expiresAt: null,
    cursor: '',
    parts: [],
    file: '',
    attempts: 0,
    lease: '',
    nextAttemptAt: at,
  };
  transaction.create(exportRef(id), job);
  writeAudit(transaction, {
    action: 'export.start',
    target: `exports/${id}`,
    actor: by,
    before: null,
    after: what,
    reason: '',
    at,
  });
}

/** Without the queue, the schedule goes on some minutes later. */
export async function continueLater({ id, parts }: ExportJob, at: Date): Promise<void> {
  const task = { id: `${id}-${parts.length}-${at.getTime()}`, at, data: { exportId: id } };
  await queueTask(CONTINUE_EXPORT, task).catch((error: unknown) =>
    log.error('An export could not be queued.', error, { export: id }),
  );
}
