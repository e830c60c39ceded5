import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { ExportFiles } from '../../functions/src/operations/exports/export-files.ts';
import { runExport } from '../../functions/src/operations/exports/run-export.ts';
import { createExport } from '../../functions/src/operations/exports/start-export.ts';
import { inTransaction } from '../../functions/src/platform/firestore.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { suiteApp } from '../suite-app.ts';

const [to = '', columns = ''] = process.argv.slice(2);
const NOW = new Date('2026-02-01T00:00:00Z');
const AN_HOUR = 3_600_000;

suiteApp();
const folder = await mkdtemp(join(tmpdir(), 'kargha-export-'));
const at = (path: string) => join(folder, path);

/** Files on disk, where Storage keeps them otherwise. */
const files: ExportFiles = {
  save: async (path, content) => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), content);
  },
  read: (path) => readFile(at(path)),
  remove: (path) => rm(at(path), { force: true }),
  write: async (path, chunks) => {
    await pipeline(Readable.from(chunks), createWriteStream(at(path)));
    return 1;
  },
};

const id = `bench-${process.pid}`;
await inTransaction((transaction) => {
  const choice: Parameters<typeof createExport>[2] = {
    ...{ kind: 'orderLines', format: 'xlsx', columns: columns.split(','), filter: {}, to },
    ...{ name: 'Bench', period: 'days', from: '2026-01-01' },
  };
  createExport(transaction, id, choice, { by: 'bench', at: NOW, emails: [], savedId: '' });
  return Promise.resolve();
});
const job = await runExport(
  { files, ids: keyedIds('a-key'), now: () => NOW },
  id,
  new Date(NOW.getTime() + AN_HOUR),
);
await rm(folder, { recursive: true });
const peak = Math.round(process.resourceUsage().maxRSS / 1024);
process.send?.({ rows: job?.state === 'done' ? job.rows : 0, peak });
