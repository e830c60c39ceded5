import { nextRun } from '@kargha/domain/exports/export-period';
import { indianDay } from '@kargha/domain/india/indian-day';

import { inTransaction } from '../../platform/firestore.ts';
import {
  exportRef,
  readSavedExportOrSkip,
  savedExportRef,
  savedExports,
} from '../../records/export-record.ts';
import { createExport } from './start-export.ts';

const MOST_DUE = 50;

/** Starts what is due, once for each day, and returns how many were due. A run that was missed is started late. */
export async function startScheduledExports(now: Date): Promise<number> {
  const due = savedExports().where('nextRunAt', '<=', now).orderBy('nextRunAt').limit(MOST_DUE);
  const { docs } = await due.get();
  for (const { id } of docs) await startDue(id, now);
  return docs.length;
}

function startDue(savedId: string, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const saved = readSavedExportOrSkip(await transaction.get(savedExportRef(savedId)));
    if (!saved?.nextRunAt || saved.nextRunAt > now) return;
    const id = `${savedId}_${indianDay(saved.nextRunAt)}`;
    const isStarted = (await transaction.get(exportRef(id))).exists;
    transaction.update(savedExportRef(savedId), { nextRunAt: nextRun(saved.schedule, now) });
    if (isStarted) return;
    const { by, emails } = saved;
    createExport(transaction, id, saved, { by, at: now, emails, savedId });
  });
}
