import type { Cell, ExportColumn } from '@kargha/domain/exports/export-column';
import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportFormat } from '@kargha/domain/exports/export-requests';
import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { HttpError } from '../../http/errors.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { exportJobs, exportWithId } from '../../records/export-record.ts';
import { CELL_SOURCES } from './cell-sources.ts';
import { csvFile } from './csv-file.ts';
import { exportFolder, type ExportFiles } from './export-files.ts';
import { changeOwn, claimExport, failedWith, LeaseLostError } from './export-job.ts';
import { finishExport } from './finish-export.ts';
import { MAX_SHEET_ROWS, xlsxFile } from './xlsx-file.ts';

export interface ExportContext {
  files: ExportFiles;
  /** sign the links in a campaign list */
  ids: KeyedIds;
  now: () => Date;
}

/** Rows of a part: what is in memory at once, and what a broken attempt repeats. */
const PART_ROWS = 1000;
const PAUSE_MS = MINUTE_MS;
const MOST_DUE = 20;

const TOO_MANY_ROWS =
  'An Excel sheet has no room for so many rows. Please choose CSV, or fewer days.';

/**
 * Works on exports/{id} until it is done, or until `until`: then the next call goes on. Only the attempt with the lease
 * changes it, so that there is one file, from parts that are written once.
 */
export async function runExport(
  context: ExportContext,
  id: string,
  until: Date,
): Promise<ExportJob | null> {
  const job = await claimExport(id, context.now());
  if (job) {
    await carryOut(context, job, until).catch((error: unknown) =>
      settleFailure(context, job, error),
    );
  }
  return exportWithId(id);
}

/** Goes on with exports that wait: new ones of a schedule, long ones, and those whose attempt broke off. */
export async function runWaitingExports(context: ExportContext, until: Date): Promise<number> {
  const due = exportJobs().where('nextAttemptAt', '<=', context.now()).orderBy('nextAttemptAt');
  const { docs } = await due.limit(MOST_DUE).get();
  await runInBatches(docs, 1, ({ id }) =>
    context.now() < until ? runExport(context, id, until) : Promise.resolve(null),
  );
  return docs.length;
}

async function carryOut(context: ExportContext, claimed: ExportJob, until: Date): Promise<void> {
  let job = claimed;
  if (job.parts.length === 0) {
    job = await changeOwn(job, { total: await CELL_SOURCES[job.kind].total(job) });
  }
  while (job.cursor !== null) {
    if (context.now() >= until) {
      await changeOwn(job, { lease: '', nextAttemptAt: context.now(), attempts: 0 });
      return;
    }
    job = await addPart(context, job);
    if (job.format === 'xlsx' && job.rows > MAX_SHEET_ROWS) {
      await changeOwn(job, failedWith(TOO_MANY_ROWS, context.now()));
      return removeParts(context, job);
    }
  }
  await writeFile(context, job);
}

/** The next rows, in a file that belongs to this attempt: one that has lost its lease cannot change them. */
async function addPart({ files, ids }: ExportContext, job: ExportJob): Promise<ExportJob> {
  const rows: Cell[][] = [];
  let { cursor, documents } = job;
  do {
    const page = await CELL_SOURCES[job.kind].page({ ...job, cursor }, ids);
    rows.push(...page.rows);
    documents += page.documents;
    cursor = page.nextCursor;
  } while (cursor !== null && rows.length < PART_ROWS);
  const name = `${String(job.parts.length).padStart(5, '0')}-${job.lease}.json`;
  await files.save(`${exportFolder(job.id)}/${name}`, Buffer.from(JSON.stringify(rows)));
  const parts = [...job.parts, name];
  return changeOwn(job, { cursor, documents, parts, rows: job.rows + rows.length, attempts: 1 });
}

const WRITERS: Record<ExportFormat, typeof csvFile> = { csv: csvFile, xlsx: xlsxFile };

export const FILE_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function writeFile(context: ExportContext, job: ExportJob): Promise<void> {
  const known: Readonly<Record<string, ExportColumn<never>>> = EXPORT_KINDS[job.kind].columns;
  const columns = job.columns.flatMap((key) => known[key] ?? []);
  const file = `${job.lease}.${job.format}`;
  const chunks = WRITERS[job.format](columns, partsOf(context, job));
  const path = `${exportFolder(job.id)}/${file}`;
  const bytes = await context.files.write(path, chunks, FILE_TYPES[job.format]);
  await finishExport(job, { file, bytes, at: context.now() });
  await removeParts(context, job);
}

async function* partsOf({ files }: ExportContext, job: ExportJob): AsyncGenerator<Cell[][]> {
  for (const name of job.parts) {
    const content = await files.read(`${exportFolder(job.id)}/${name}`);
    if (!content) throw new Error(`Part ${name} of export ${job.id} is missing.`);
    yield JSON.parse(content.toString()) as Cell[][];
  }
}

/** What is left behind here is deleted with the file. */
async function removeParts({ files }: ExportContext, job: ExportJob): Promise<void> {
  await runInBatches(job.parts, 20, (name) => files.remove(`${exportFolder(job.id)}/${name}`));
}

async function settleFailure(
  context: ExportContext,
  job: ExportJob,
  error: unknown,
): Promise<void> {
  if (error instanceof LeaseLostError) return;
  const now = context.now();
  log.error('An export stopped.', error, { export: job.id });
  // A list that has changed, or a filter that is no longer valid: trying again would not help.
  const isFinal = error instanceof HttpError && error.status < 500;
  const changes = isFinal
    ? failedWith(error.message, now)
    : { lease: '', nextAttemptAt: new Date(now.getTime() + PAUSE_MS) };
  await changeOwn(job, changes).catch((lost: unknown) => {
    if (!(lost instanceof LeaseLostError)) throw lost;
  });
}
