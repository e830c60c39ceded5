import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TransactionOptions, Write } from '../messages.ts';
import { fieldsOf } from '../model/testing/values.ts';
import { LOCK_TIMEOUT } from '../transactions/lock-table.ts';
import { IDLE_TIMEOUT } from '../transactions/transaction-registry.ts';
import {
  ADMIN,
  CoreFixture,
  DATABASE,
  deletion,
  nameOf,
  ROOT,
  set,
} from './testing/core-fixture.ts';

let fixture: CoreFixture;

beforeEach(async () => {
  vi.useFakeTimers();
  fixture = new CoreFixture();
  await fixture.write({ 'c/a': { n: 1 }, 'c/b': { n: 2 } });
});

afterEach(() => {
  fixture.control.close();
  vi.useRealTimers();
});

const begin = async (options?: TransactionOptions) => {
  const request = { database: DATABASE, ...(options ? { options } : {}) };
  return (await fixture.service.beginTransaction(ADMIN, request)).transaction;
};
const get = async (transaction: Buffer, path: string) => {
  const document = await fixture.service.getDocument(ADMIN, { name: nameOf(path), transaction });
  return document.fields;
};
const commit = (transaction: Buffer, ...writes: Write[]) =>
  fixture.service.commit(ADMIN, { database: DATABASE, transaction, writes });
const rollback = (transaction: Buffer) =>
  fixture.service.rollback(ADMIN, { database: DATABASE, transaction });

const EXPIRED = {
  status: 'INVALID_ARGUMENT',
  message: 'The referenced transaction has expired or is no longer valid.',
};

describe('a read-write transaction', () => {
  it('reads, writes and ends', async () => {
    const transaction = await begin();
    expect(await get(transaction, 'c/a')).toEqual(fieldsOf({ n: 1 }));
    await commit(transaction, set('c/a', { n: 5 }));
    expect(await fixture.fields('c/a')).toEqual(fieldsOf({ n: 5 }));
    await expect(commit(transaction)).rejects.toMatchObject(EXPIRED);
    await expect(get(transaction, 'c/a')).rejects.toMatchObject(EXPIRED);
  });

  it('ends after a rollback and after a failed commit', async () => {
    const first = await begin();
    await rollback(first);
    await expect(rollback(first)).rejects.toMatchObject(EXPIRED);
    const second = await begin();
    const failing = commit(second, set('c/a', {}, { currentDocument: { exists: false } }));
    await expect(failing).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    await expect(get(second, 'c/a')).rejects.toMatchObject(EXPIRED);
  });

  it('ends after a minute without use, and others can write', async () => {
    const transaction = await begin();
    await get(transaction, 'c/a');
    await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT - 1_000);
    const waiting = fixture.commit(set('c/a', { n: 7 }));
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
    await expect(get(transaction, 'c/a')).rejects.toMatchObject(EXPIRED);
  });

  it('makes other writers of what it read wait, then fail', async () => {
    await get(await begin(), 'c/a');
    const outcome = expect(fixture.commit(deletion('c/a'))).rejects.toMatchObject({
      status: 'ABORTED',
      message: 'Transaction lock timeout.',
    });
    await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT);
    await outcome;
    await fixture.commit(set('c/b', { n: 3 }));
  });

  it.each([
    [
      'a missing document that it asked for',
      (transaction: Buffer) =>
        fixture.service.batchGetDocuments(ADMIN, {
          database: DATABASE,
          documents: [nameOf('c/new')],
          transaction,
        }),
    ],
    [
      'what would enter a query that it ran',
      (transaction: Buffer) =>
        fixture.service.runQuery(ADMIN, {
          parent: ROOT,
          structuredQuery: { from: [{ collectionId: 'c' }] },
          transaction,
        }),
    ],
    [
      'what would enter a list that it read',
      (transaction: Buffer) =>
        fixture.service.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', transaction }),
    ],
    [
      'what would count in an aggregation',
      (transaction: Buffer) =>
        fixture.service.runAggregationQuery(ADMIN, {
          parent: ROOT,
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'c' }] },
            aggregations: [{ count: {} }],
          },
          transaction,
        }),
    ],
  ])('locks %s', async (_, read) => {
    const transaction = await begin();
    await read(transaction);
    const writing = fixture.commit(set('c/new', {}));
    let isDone = false;
    void writing.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT - 1);
    expect(isDone).toBe(false);
    await rollback(transaction);
    await writing;
  });

  it('ends if the read that started it fails', async () => {
    fixture.control.setPolicy({
      checkGet: () => {
        throw new Error('broken rules');
      },
      checkList: () => undefined,
      checkWrites: () => undefined,
    });
    const reading = fixture.service.batchGetDocuments(
      { kind: 'guest' },
      { database: DATABASE, documents: [nameOf('c/a')], newTransaction: { readWrite: {} } },
    );
    await expect(reading).rejects.toThrow('broken rules');
    await fixture.commit(set('c/a', { n: 3 }));
  });

  it('is unknown in another database', async () => {
    const transaction = await begin();
    const elsewhere = { database: 'projects/demo-loom/databases/other', transaction };
    await expect(fixture.service.rollback(ADMIN, elsewhere)).rejects.toMatchObject(EXPIRED);
  });
});

describe('a read-only transaction', () => {
  it('sees the state in which it started and takes no locks', async () => {
    const transaction = await begin({ readOnly: {} });
    await fixture.commit(set('c/a', { n: 9 }), set('c/d', { n: 9 }));
    expect(await get(transaction, 'c/a')).toEqual(fieldsOf({ n: 1 }));
    const answers = await fixture.service.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }] },
      transaction,
    });
    expect(answers.map(({ document }) => document?.fields?.n)).toEqual(
      Object.values(fieldsOf({ a: 1, b: 2 })),
    );
    await commit(transaction);
  });

  it('can see a past state', async () => {
    const { commitTime: readTime } = await fixture.commit(set('c/a', { n: 5 }));
    await fixture.commit(set('c/a', { n: 6 }));
    const transaction = await begin({ readOnly: { readTime } });
    expect(await get(transaction, 'c/a')).toEqual(fieldsOf({ n: 5 }));
  });

  it('cannot write', async () => {
    const transaction = await begin({ readOnly: {} });
    await expect(commit(transaction, set('c/a', {}))).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Cannot modify entities in a read-only transaction.',
    });
  });

  it('is the default for a transaction that a read starts', async () => {
    const [answer] = await fixture.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [nameOf('c/a')],
      newTransaction: {},
    });
    const writing = commit(answer?.transaction ?? Buffer.alloc(0), set('c/a', {}));
    await expect(writing).rejects.toThrow(/read-only/);
  });
});

it('rejects all waiting calls when the core closes', async () => {
  await get(await begin(), 'c/a');
  const waiting = expect(fixture.commit(set('c/a', {}))).resolves.toBeDefined();
  fixture.control.close();
  await waiting;
});
