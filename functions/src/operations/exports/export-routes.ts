import { pipeline } from 'node:stream/promises';
import type { Response, Router } from 'express';

import { exportEndpoints, type ExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KIND_NAMES, EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { indianDay } from '@kargha/domain/india/indian-day';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { conflict, HttpError, notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Staff } from '../../people/users/staff.ts';
import { openStoredFile } from '../../platform/file-store.ts';
import { FieldPath, inTransaction, type Query } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import {
  exportJobs,
  exportRef,
  exportWithId,
  readExport,
  readExportOrSkip,
  readSavedExportOrSkip,
  savedExportRef,
  savedExports,
} from '../../records/export-record.ts';
import { maySee } from './export-access.ts';
import { exportFolder, STORED_FILES } from './export-files.ts';
import { endedAt } from './export-job.ts';
import { FILE_TYPES, type ExportContext } from './run-export.ts';
import { changeSavedExport, deleteSavedExport, saveExport } from './saved-exports.ts';
import { startExport } from './start-export.ts';

const PER_PAGE = 25;

export function exportRoutes({ ids, now }: Omit<ExportContext, 'files'>): Router {
  const context = { files: STORED_FILES, ids, now };
  return serveEndpoints(exportEndpoints, {
    list: ({ query, caller }) => listExports(caller, query.cursor),
    start: async ({ body, caller }) => ({
      export: rowOf(found(await startExport(context, caller, body))),
    }),
    listSaved: ({ query: { cursor }, caller: { permissions } }) =>
      readPage({
        query: visibleKinds(savedExports(), permissions).orderBy('name').orderBy(BY_ID),
        cursor,
        size: PER_PAGE,
        documentRef: savedExportRef,
        rowOf: (snapshot) => onlyVisible(readSavedExportOrSkip(snapshot), permissions),
      }),
    save: async ({ body, caller }) => ({ saved: await saveExport({ caller, at: now() }, body) }),
    changeSaved: async ({ params: { id }, body, caller }) => ({
      saved: await changeSavedExport({ caller, at: now() }, id, body),
    }),
    deleteSaved: ({ params: { id }, caller }) => deleteSavedExport({ caller, at: now() }, id),
    find: async ({ params: { id }, caller }) => ({ export: rowOf(await visible(caller, id)) }),
    cancel: async ({ params: { id }, caller }) => ({
      export: rowOf(await cancelExport(caller, id, now())),
    }),
    file: async ({ params: { id }, caller, response }) => {
      const job = await visible(caller, id);
      await recordDownload(job, caller, now());
      await sendExport(job, response);
    },
  });
}

const BY_ID = FieldPath.documentId();

type Permissions = Staff['permissions'];

function visibleKinds(query: Query, permissions: Permissions): Query {
  const kinds = EXPORT_KIND_NAMES.filter((kind) => permissions.has(EXPORT_KINDS[kind].permission));
  // A query needs at least one value, and no document has this one.
  return query.where('kind', 'in', kinds.length > 0 ? kinds : ['none']);
}

function onlyVisible<Data extends Parameters<typeof maySee>[1]>(
  data: Data | null,
  permissions: Permissions,
): Data | null {
  return data && maySee(permissions, data) ? data : null;
}

function listExports(
  { permissions }: Staff,
  cursor: string | undefined,
): Promise<CursorPage<ExportRow>> {
  return readPage({
    query: visibleKinds(exportJobs(), permissions)
      .orderBy('createdAt', 'desc')
      .orderBy(BY_ID, 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: exportRef,
    rowOf: (snapshot) => {
      const job = onlyVisible(readExportOrSkip(snapshot), permissions);
      return job && rowOf(job);
    },
  });
}

/** Without what only the work needs, such as names of files. */
function rowOf(job: ExportJob): ExportRow {
  const { savedId: _s, emails: _e, cursor: _c, parts: _p, file: _f, ...known } = job;
  const { attempts: _a, lease: _l, nextAttemptAt: _n, ...row } = known;
  return row;
}

function found<Data>(data: Data | null): Data {
  if (data !== null) return data;
  throw notFound('We could not find this export. Files are deleted after some days.');
}

/** 404 also for what the person may not see. */
async function visible({ permissions }: Staff, id: string): Promise<ExportJob> {
  return found(onlyVisible(await exportWithId(id), permissions));
}

/** Throws 404 and 409 already_done. */
async function cancelExport(caller: Staff, id: string, now: Date): Promise<ExportJob> {
  const { id: known } = await visible(caller, id);
  return inTransaction(async (transaction) => {
    const job = found(readExport(await transaction.get(exportRef(known))));
    if (job.state === 'cancelled') return job;
    if (job.nextAttemptAt === null)
      throw conflict('already_done', 'This export has ended already.');
    const changes = { state: 'cancelled' as const, ...endedAt(now) };
    transaction.update(exportRef(known), changes);
    return { ...job, ...changes };
  });
}

/** Throws 409 not_done and 410 expired. */
function recordDownload(job: ExportJob, { uid }: Staff, now: Date): Promise<void> {
  if (job.state !== 'done') throw conflict('not_done', 'This export has no file.');
  if (job.expiresAt === null || job.expiresAt <= now) {
    throw new HttpError(410, 'expired', 'This file has expired. Please export the data again.');
  }
  return inTransaction((transaction) => {
    writeAudit(transaction, {
      action: 'export.download',
      target: `exports/${job.id}`,
      actor: uid,
      before: null,
      after: { kind: job.kind, rows: job.rows },
      reason: '',
      at: now,
    });
    return Promise.resolve();
  });
}

async function sendExport(job: ExportJob, response: Response): Promise<void> {
  const { format, name, createdAt } = job;
  const plain = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  response.attachment(`${plain}-${indianDay(createdAt)}.${format}`);
  response.set('X-Content-Type-Options', 'nosniff');
  response.type(FILE_TYPES[format]);
  await pipeline(openStoredFile(`${exportFolder(job.id)}/${job.file}`), response);
}
