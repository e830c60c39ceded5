import { randomUUID } from 'node:crypto';

import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { DAY_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';
import { RETENTION_DAYS } from '@kargha/domain/reports/retention';

import { inTransaction } from '../../platform/firestore.ts';
import { exportRef, readExport } from '../../records/export-record.ts';

/** Longer than a function runs, so that an attempt whose lease has expired has ended. */
const LEASE_MS = 15 * MINUTE_MS;
/** Attempts without a further part. */
const MAX_ATTEMPTS = 4;

const GAVE_UP = 'It stopped several times at the same place. Please start a smaller one.';

/** Another attempt has taken over, or it was cancelled: this one may do nothing more. */
export class LeaseLostError extends Error {}

/** Null when there is nothing to do now. */
export function claimExport(id: string, now: Date): Promise<ExportJob | null> {
  return inTransaction(async (transaction) => {
    const job = readExport(await transaction.get(exportRef(id)));
    if (!job || job.nextAttemptAt === null || job.nextAttemptAt > now) return null;
    if (job.attempts >= MAX_ATTEMPTS) {
      transaction.update(exportRef(id), failedWith(GAVE_UP, now));
      return null;
    }
    const claim = {
      state: 'running' as const,
      lease: randomUUID(),
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      attempts: job.attempts + 1,
    };
    transaction.update(exportRef(id), claim);
    return { ...job, ...claim };
  });
}

/** @throws LeaseLostError */
export async function changeOwn(
  job: ExportJob,
  changes: Partial<Omit<ExportJob, 'id'>>,
): Promise<ExportJob> {
  await inTransaction(async (transaction) => {
    const stored = readExport(await transaction.get(exportRef(job.id)));
    if (stored?.lease !== job.lease) throw new LeaseLostError();
    transaction.update(exportRef(job.id), changes);
  });
  return { ...job, ...changes };
}

/** When its file and the record of it are deleted. */
function expiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + RETENTION_DAYS.exports * DAY_MS);
}

/** Ends it without a file. */
export function failedWith(problem: string, doneAt: Date) {
  return { state: 'failed' as const, problem, ...endedAt(doneAt) };
}

/** No attempt may go on. */
export function endedAt(doneAt: Date) {
  return { doneAt, expiresAt: expiryOf(doneAt), lease: '', nextAttemptAt: null };
}
