import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IDLE_TIMEOUT, LIFETIME, TransactionRegistry } from './transaction-registry.ts';
import type { Transaction } from './transaction-registry.ts';

const DATABASE = 'projects/p/databases/d';

let ended: Transaction[];
let registry: TransactionRegistry;

beforeEach(() => {
  vi.useFakeTimers();
  ended = [];
  registry = new TransactionRegistry((transaction) => ended.push(transaction));
});

afterEach(() => {
  vi.useRealTimers();
});

const isOpen = ({ id }: Transaction) => {
  try {
    registry.find(id, DATABASE);
    return true;
  } catch {
    return false;
  }
};

describe('a transaction', () => {
  it('is found by its id and database until it ends', () => {
    const transaction = registry.begin(DATABASE, 1);
    expect(registry.find(Buffer.from(transaction.id), DATABASE)).toBe(transaction);
    expect(() => registry.find(transaction.id, 'projects/p/databases/x')).toThrow(
      /no longer valid/,
    );
    registry.end(transaction);
    registry.end(transaction);
    expect(() => registry.find(transaction.id, DATABASE)).toThrow(
      'The referenced transaction has expired or is no longer valid.',
    );
    expect(ended).toEqual([transaction]);
  });

  it('expires after a minute without use', async () => {
    const transaction = registry.begin(DATABASE, 1);
    vi.advanceTimersByTime(IDLE_TIMEOUT - 1);
    await registry.during(transaction, () => Promise.resolve());
    vi.advanceTimersByTime(IDLE_TIMEOUT - 1);
    expect(isOpen(transaction)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen(transaction)).toBe(false);
    expect(ended).toEqual([transaction]);
  });

  it('does not expire during an operation', async () => {
    const transaction = registry.begin(DATABASE, 1);
    const work = registry.during(
      transaction,
      () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_TIMEOUT * 2)),
    );
    await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT * 2 - 1);
    expect(isOpen(transaction)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await work;
    vi.advanceTimersByTime(IDLE_TIMEOUT);
    expect(isOpen(transaction)).toBe(false);
  });

  it('ends after its lifetime, however busy it is', async () => {
    const transaction = registry.begin(DATABASE, 1);
    for (let age = 0; age < LIFETIME; age += 30_000) {
      await registry.during(transaction, () => Promise.resolve());
      expect(isOpen(transaction)).toBe(true);
      vi.advanceTimersByTime(30_000);
    }
    expect(isOpen(transaction)).toBe(false);
  });

  it('keeps its sequence when retried', () => {
    const first = registry.begin(DATABASE, 7);
    registry.end(first);
    expect(registry.sequenceOfRetried({ readWrite: { retryTransaction: first.id } })).toBe(7);
  });

  it.each([
    ['nothing is tried again', {}],
    ['the id is none of ours', { readWrite: { retryTransaction: Buffer.from('x') } }],
    ['the id is of another run', { readWrite: { retryTransaction: Buffer.alloc(24) } }],
  ])('gets a new sequence when %s', (_, options) => {
    expect(registry.sequenceOfRetried(options)).toBeUndefined();
  });
});

it('ends with all others of its database, or of all databases', () => {
  const [here, there] = [registry.begin(DATABASE, 1), registry.begin('projects/p/databases/x', 2)];
  registry.endAll(DATABASE);
  expect(ended).toEqual([here]);
  registry.endAll();
  expect(ended).toEqual([here, there]);
});
