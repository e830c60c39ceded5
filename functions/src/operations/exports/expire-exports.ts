import { removeFiles } from '../../platform/file-store.ts';
import { exportJobs } from '../../records/export-record.ts';
import { exportFolder } from './export-files.ts';

const PER_RUN = 500;

/** Deletes exports whose time is over with their files: the files first, so that none is left without its record. */
export async function expireExports(now: Date): Promise<number> {
  const old = exportJobs().where('expiresAt', '<=', now).orderBy('expiresAt').limit(PER_RUN);
  const { docs } = await old.get();
  for (const { id, ref } of docs) {
    await removeFiles(exportFolder(id));
    await ref.delete();
  }
  return docs.length;
}
