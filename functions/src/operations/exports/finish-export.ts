import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { RETENTION_DAYS } from '@kargha/domain/reports/retention';

import { composeEmail } from '../../mail/email.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail } from '../../records/email-record.ts';
import { exportRef, readExport } from '../../records/export-record.ts';
import { endedAt, LeaseLostError } from './export-job.ts';
import { allowedStaff } from './saved-exports.ts';

interface FinishedFile {
  file: string;
  bytes: number;
  at: Date;
}

/**
 * Names the file and tells who waits for it, in one transaction: each gets one email. It has a link that needs a
 * sign-in, and no data. @throws LeaseLostError
 */
export function finishExport(job: ExportJob, { file, bytes, at }: FinishedFile): Promise<void> {
  return inTransaction(async (transaction) => {
    const stored = readExport(await transaction.get(exportRef(job.id)));
    if (stored?.lease !== job.lease) throw new LeaseLostError();
    const to = await recipientsOf(transaction, job);
    transaction.update(exportRef(job.id), {
      state: 'done',
      file,
      bytes,
      problem: '',
      ...endedAt(at),
    });
    if (to.length === 0) return;
    const mail = composeEmail({ email: '' }, `Your export is ready: ${job.name}`, [
      `“${EXPORT_KINDS[job.kind].label}” has ${job.rows} rows. The file can be downloaded for ${RETENTION_DAYS.exports} days.`,
      { text: 'Sign in and download it', address: `${shopAddress()}/admin/exports` },
    ]);
    queueEmail(transaction, `export_${job.id}`, { ...mail, to });
  });
}

/** Only staff who may see the data now. */
async function recipientsOf(transaction: Transaction, job: ExportJob): Promise<string[]> {
  if (job.emails.length === 0) return [];
  const allowed = await allowedStaff(transaction, job);
  return job.emails.filter((email) => allowed.includes(email));
}
