import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { READ_GRACE_PERIOD, MAX_READ_WAIT } from './lock-table.ts';
import { LockFixture, names, pass, range } from './testing/lock-fixture.ts';

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

describe('reads of the same data', () => {
  it.each([
    ['document', names('x')],
    ['range', range('x')],
  ])('of a %s wait for one that has just read it, and run one by one', async (_, set) => {
    const [a, b, c] = [newOwner(), newOwner(), newOwner()];
    await read('a', a, set);
    await read('b', b, set);
    await read('c', c, set);
    await pass(READ_GRACE_PERIOD - 1);
    expect(done).toEqual(['a read']);
    await commit('a', a, 'x');
    await pass(0);
    expect(done).toEqual(['a read', 'a committed', 'b read']);
    await commit('b', b, 'x');
    await pass(0);
    expect(done.slice(3)).toEqual(['b committed', 'c read']);
  });

  it('share it one after the other when earlier ones are slow', async () => {
    await read('a', newOwner(), names('x'));
    await read('b', newOwner(), names('x'));
    await read('c', newOwner(), names('x'));
    await pass(READ_GRACE_PERIOD);
    expect(done).toEqual(['a read', 'b read']);
    await pass(READ_GRACE_PERIOD);
    expect(done).toEqual(['a read', 'b read', 'c read']);
  });

  it('share it when the maximum wait is over', async () => {
    const first = newOwner();
    await read('first', first, names('x'));
    const late = newOwner();
    await read('late', late, names('x'));
    for (let waited = 0; waited < MAX_READ_WAIT; waited += READ_GRACE_PERIOD - 100) {
      expect(done).not.toContain('late read');
      const older = { sequence: first.sequence };
      await read('older', older, names('x'));
      await pass(READ_GRACE_PERIOD - 100);
    }
    await pass(READ_GRACE_PERIOD);
    expect(done).toContain('late read');
  });

  it('do not wait for reads of other data', async () => {
    await read('a', newOwner(), names('x'));
    await read('b', newOwner(), names('y'));
    await pass(0);
    expect(done).toEqual(['a read', 'b read']);
  });

  it('do not wait for one that waits for them', async () => {
    const [a, b] = [newOwner(), newOwner()];
    await read('a', a, names('x'));
    await read('b', b, names('y'));
    await read('a', a, names('y'));
    await read('b', b, names('x'));
    await pass(0);
    expect(done).toEqual(['a read', 'b read', 'b read']);
  });

  it('wait for an earlier commit, so that it does not starve', async () => {
    const [a, c] = [newOwner(), newOwner()];
    await read('a', a, names('x'));
    await pass(READ_GRACE_PERIOD);
    await commit('b', undefined, 'x');
    const late = newOwner();
    await read('late', late, names('x'));
    await pass(0);
    expect(done).toEqual(['a read']);
    locks.release(a);
    await pass(0);
    expect(done).toEqual(['a read', 'b committed', 'late read']);
    expect(c.sequence).toBeLessThan(late.sequence);
  });

  it('go first if their transaction is older', async () => {
    const [old, a, young] = [newOwner(), newOwner(), newOwner()];
    await read('a', a, names('x'));
    await read('young', young, names('x'));
    await read('old', old, names('x'));
    locks.release(a);
    await pass(0);
    expect(done).toEqual(['a read', 'old read']);
  });

  it('are repeatable without a wait for a commit that waits for them', async () => {
    const a = newOwner();
    await read('a', a, names('x'));
    await commit('b', undefined, 'x');
    await read('a', a, names('x'));
    await pass(0);
    expect(done).toEqual(['a read', 'a read']);
  });
});
