import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { READ_GRACE_PERIOD, LOCK_TIMEOUT } from './lock-table.ts';
import { LockFixture, names, pass, range, writeOf } from './testing/lock-fixture.ts';

let fixture: LockFixture;
let locks: LockFixture['locks'];
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  fixture = new LockFixture();
  ({ locks, done } = fixture);
});

afterEach(() => {
  locks.close();
  vi.useRealTimers();
});

const newOwner = () => fixture.newOwner();
const read: LockFixture['read'] = (...args) => fixture.read(...args);
const commit: LockFixture['commit'] = (...args) => fixture.commit(...args);

describe('data read by a transaction', () => {
  it('cannot be written by others until it ends', async () => {
    const a = newOwner();
    await read('a', a, names('x'));
    await commit('other', undefined, 'x');
    await commit('elsewhere', undefined, 'y');
    await pass(100);
    expect(done).toEqual(['a read', 'elsewhere committed']);
    await commit('a', a, 'x');
    await pass(0);
    expect(done.slice(2)).toEqual(['a committed', 'other committed']);
  });

  it('is free again when the transaction is released', async () => {
    const a = newOwner();
    await read('a', a, names('x'));
    await commit('other', undefined, 'x');
    locks.release(a);
    await pass(0);
    expect(done).toEqual(['a read', 'other committed']);
  });

  it('in a range cannot leave the range', async () => {
    await read('a', newOwner(), range('shop/'));
    const { name, after } = writeOf('shop/1');
    const apply = () => done.push('left');
    const writes = [{ name, before: after, after: undefined }];
    locks.commit(undefined, () => ({ writes, apply })).catch(() => undefined);
    await pass(LOCK_TIMEOUT - 1);
    expect(done).toEqual(['a read']);
  });

  it('makes a writer fail after two seconds', async () => {
    await read('a', newOwner(), names('x'));
    await commit('other', undefined, 'x');
    await pass(LOCK_TIMEOUT - 1);
    expect(done).toEqual(['a read']);
    await pass(1);
    expect(done).toEqual(['a read', 'other committed: RpcError: Transaction lock timeout.']);
  });

  it('in a range blocks every write into that range, and no other', async () => {
    await read('a', newOwner(), range('shop/'));
    await commit('inside', undefined, 'shop/1');
    await commit('outside', undefined, 'user/1');
    await pass(0);
    expect(done).toEqual(['a read', 'outside committed']);
  });
});

describe('commits that wait for each other', () => {
  it('abort the youngest at once', async () => {
    const [a, b] = [newOwner(), newOwner()];
    await read('a', a, names('x'));
    await read('b', b, names('x'));
    await pass(READ_GRACE_PERIOD);
    await commit('b', b, 'x');
    await commit('a', a, 'x');
    await pass(0);
    expect(done.slice(2)).toEqual([
      'a committed',
      'b committed: RpcError: Too much contention on these documents. Please try again.',
    ]);
  });

  it('abort only one of three in a cycle', async () => {
    const [a, b, c] = [newOwner(), newOwner(), newOwner()];
    for (const [who, owner, name] of [
      ['a', a, 'x'],
      ['b', b, 'y'],
      ['c', c, 'z'],
    ] as const) {
      await read(who, owner, names(name));
    }
    await commit('a', a, 'y');
    await commit('b', b, 'z');
    await commit('c', c, 'x');
    await pass(0);
    expect(done.slice(3)).toHaveLength(3);
    expect(done.filter((what) => what.includes('contention'))).toEqual([
      expect.stringMatching(/^c /),
    ]);
  });

  it('are not a cycle with one that is merely slow', async () => {
    const [a, b] = [newOwner(), newOwner()];
    await read('a', a, names('x'));
    await read('b', b, names('y'));
    await commit('b', b, 'x');
    await pass(LOCK_TIMEOUT - 1);
    expect(done).toEqual(['a read', 'b read']);
    await commit('a', a, 'x');
    await pass(0);
    expect(done.slice(2)).toEqual(['a committed', 'b committed']);
  });
});

describe('a commit', () => {
  it('is planned again at each attempt', async () => {
    const a = newOwner();
    await read('a', a, names('x'));
    let plans = 0;
    const result = locks.commit(undefined, () => {
      plans += 1;
      return { writes: [writeOf('x')], apply: () => plans };
    });
    locks.release(a);
    expect(await result).toBeGreaterThan(1);
  });

  it('that fails rejects with its error and frees its locks', async () => {
    const a = newOwner();
    await read('a', a, names('x'));
    await commit('b', undefined, 'x');
    const refused = locks.commit(a, () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(done).toEqual(['a read', 'b committed']);
  });

  it('that waits ends when its transaction is released', async () => {
    const [a, b] = [newOwner(), newOwner()];
    await read('a', a, names('x'));
    await read('b', b, names('y'));
    await commit('b', b, 'x');
    locks.release(b);
    await pass(0);
    expect(done.slice(2)).toEqual(['b committed: RpcError: The transaction has ended.']);
  });
});

it('rejects all waiting operations on close', async () => {
  const a = newOwner();
  await read('a', a, names('x'));
  await read('b', newOwner(), names('x'));
  await commit('c', undefined, 'x');
  locks.close();
  await pass(LOCK_TIMEOUT);
  expect(done.sort()).toEqual([
    'a read',
    'b read: RpcError: The server is shutting down.',
    'c committed: RpcError: The server is shutting down.',
  ]);
});
