import { randomUUID } from 'node:crypto';

import { getStorage } from 'firebase-admin/storage';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ExportJob } from '@kargha/domain/exports/export-schema';
import { paise } from '@kargha/domain/money/paise';

import { expireExports } from '../../../functions/src/operations/exports/expire-exports.ts';
import {
  STORED_FILES,
  type ExportFiles,
} from '../../../functions/src/operations/exports/export-files.ts';
import { runExport } from '../../../functions/src/operations/exports/run-export.ts';
import { createExport } from '../../../functions/src/operations/exports/start-export.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

isolateDatabase();

const NOW = new Date('2026-11-26T06:00:00Z');
const CUSTOMERS = 2500;
const AN_HOUR = 3_600_000;

/** Files in memory, which count how often a finished file was written. */
function memoryFiles(): ExportFiles & { stored: Map<string, Buffer>; written: string[] } {
  const stored = new Map<string, Buffer>();
  const written: string[] = [];
  return {
    stored,
    written,
    save: (path, content) => Promise.resolve(void stored.set(path, content)),
    read: (path) => Promise.resolve(stored.get(path) ?? null),
    remove: (path) => Promise.resolve(void stored.delete(path)),
    write: async (path, chunks) => {
      const all: Uint8Array[] = [];
      for await (const chunk of chunks) all.push(chunk);
      stored.set(path, Buffer.concat(all));
      written.push(path);
      return stored.get(path)!.length;
    },
  };
}

let files = memoryFiles();
let clock = NOW;
const ids = keyedIds('a-key');
const context = () => ({ files, ids, now: () => clock });
const later = (ms: number) => new Date(clock.getTime() + ms);
const run = (id: string, until = later(AN_HOUR)) => runExport(context(), id, until);

beforeEach(async () => {
  files = memoryFiles();
  clock = NOW;
  const { size } = await db().collection('customers').get();
  if (size === 0) await writeCustomers();
});

async function writeCustomers(): Promise<void> {
  const writer = db().bulkWriter();
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const name = `Customer ${String(at).padStart(4, '0')}`;
    void writer.set(db().doc(`customers/c${at}`), {
      ...{ uid: null, kind: 'guest', name, nameKey: name, email: `c${at}@kargha.example` },
      ...{ value: paise(100), createdAt: new Date(NOW.getTime() - at * 1000) },
    });
  }
  await writer.close();
}

const CHOICE: Parameters<typeof createExport>[2] = {
  ...{ kind: 'customers', format: 'csv', columns: ['name', 'value'], filter: {}, name: 'All' },
  ...{ period: 'all', from: '', to: '' },
};

async function newExport(): Promise<string> {
  const id = randomUUID();
  await inTransaction((transaction) => {
    const origin = { by: 'boss', at: clock, emails: [], savedId: '' };
    createExport(transaction, id, CHOICE, origin);
    return Promise.resolve();
  });
  return id;
}

const stored = async (id: string) => (await db().doc(`exports/${id}`).get()).data() as ExportJob;

function linesIn(job: ExportJob | null): string[] {
  const content = files.stored.get(`exports/${job!.id}/${job!.file}`)!;
  return content.toString().replace('\uFEFF', '').split('\r\n').slice(1);
}

function expectEveryCustomerOnce(job: ExportJob | null): void {
  const names = Array.from(
    { length: CUSTOMERS },
    (_, at) => `Customer ${String(at).padStart(4, '0')},1.00`,
  );
  expect(job).toMatchObject({ state: 'done', rows: CUSTOMERS, documents: CUSTOMERS });
  expect(linesIn(job)).toEqual(names);
}

describe('a long export', () => {
  test('goes on where the time of the last call was over', async () => {
    const id = await newExport();
    let calls = 0;
    let job = await stored(id);
    for (; job.state !== 'done' && calls < 20; calls += 1) {
      // Time for one part.
      const ticking = { files, ids, now: () => (clock = later(10)) };
      job = (await runExport(ticking, id, later(25)))!;
    }
    expect(calls).toBe(3);
    expectEveryCustomerOnce(job);
    expect([...files.stored.keys()]).toEqual([`exports/${id}/${job.file}`]);
  });

  test('says how far it is', async () => {
    const id = await newExport();
    const ticking = { files, ids, now: () => (clock = later(10)) };
    const job = await runExport(ticking, id, later(25));
    expect(job).toMatchObject({ state: 'running', total: CUSTOMERS });
    expect(job!.documents).toBe(1000);
  });

  test.each(['save', 'write'] as const)('survives a crash while it has to %s', async (step) => {
    const id = await newExport();
    const working = files[step].bind(files) as (...args: unknown[]) => Promise<never>;
    let calls = 0;
    files[step] = (...args: unknown[]) => {
      calls += 1;
      if (calls === (step === 'save' ? 2 : 1)) throw new Error('The machine is gone.');
      return working(...args);
    };
    expect(await run(id)).toMatchObject({ state: 'running', lease: '' });
    expect(await run(id)).toMatchObject({ state: 'running' });
    clock = later(2 * 60_000);
    expectEveryCustomerOnce(await run(id));
    expect(files.written).toHaveLength(1);
  });

  test('has one file when five attempts work on it at once', async () => {
    const id = await newExport();
    await concurrently(5, () => run(id));
    expectEveryCustomerOnce({ ...(await stored(id)), id });
    expect(files.written).toHaveLength(1);
  });

  test('a worker that comes back after its lease changes nothing', async () => {
    const id = await newExport();
    const save = files.save;
    let finish: ExportJob | null = null;
    files.save = async (path, content) => {
      files.save = save;
      clock = later(AN_HOUR);
      finish = await run(id);
      await save(path, content);
    };
    await run(id, later(9 * AN_HOUR));
    expectEveryCustomerOnce(finish);
    expect(await stored(id)).toMatchObject({ state: 'done', file: finish!.file });
    expect(files.written).toHaveLength(1);
  });

  test('stops when it is cancelled', async () => {
    const id = await newExport();
    const save = files.save;
    files.save = async (path, content) => {
      await save(path, content);
      await db()
        .doc(`exports/${id}`)
        .update({ state: 'cancelled', lease: '', nextAttemptAt: null });
    };
    expect(await run(id)).toMatchObject({ state: 'cancelled', rows: 0, file: '' });
    expect(await run(id)).toMatchObject({ state: 'cancelled' });
    expect(files.written).toEqual([]);
  });

  test('gives up after several attempts at the same place', async () => {
    const id = await newExport();
    files.save = () => Promise.reject(new Error('No room.'));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await run(id);
      clock = later(2 * 60_000);
    }
    expect(await stored(id)).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect((await stored(id)).problem).toContain('several times');
  });
});

test('a file and its record are deleted after seven days, and not before', async () => {
  const id = await newExport();
  const job = await runExport({ files: STORED_FILES, ids, now: () => clock }, id, later(AN_HOUR));
  const file = getStorage().bucket().file(`exports/${id}/${job!.file}`);
  expect((await file.exists())[0]).toBe(true);
  await expireExports(later(7 * 24 * AN_HOUR - 1));
  expect((await file.exists())[0]).toBe(true);
  await expireExports(later(7 * 24 * AN_HOUR));
  expect((await file.exists())[0]).toBe(false);
  expect((await db().doc(`exports/${id}`).get()).exists).toBe(false);
});
