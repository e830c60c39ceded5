import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { COURTESY, PATIENCE } from './lock-table.ts';
import { LockWorld, names, pass, range } from './testing/lock-fixture.ts';

let world: LockWorld;
let locks: LockWorld['locks'];
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  world = new LockWorld();
  ({ locks, done } = world);
});

afterEach(() => {
  locks.close();
  vi.useRealTimers();
});

const newcomer = () => world.newcomer();
const read: LockWorld['read'] = (...given) => world.read(...given);
const commit: LockWorld['commit'] = (...given) => world.commit(...given);

describe('readers of the same', () => {
  it.each([
    ['document', names('x')],
    ['range', range('x')],
  ])('of a %s queue behind one that has just read it, and go one by one', async (_, set) => {
    const [a, b, c] = [newcomer(), newcomer(), newcomer()];
    await read('a', a, set);
    await read('b', b, set);
    await read('c', c, set);
    await pass(COURTESY - 1);
    expect(done).toEqual(['a read']);
    await commit('a', a, 'x');
    await pass(0);
    expect(done).toEqual(['a read', 'a committed', 'b read']);
    await commit('b', b, 'x');
    await pass(0);
    expect(done.slice(3)).toEqual(['b committed', 'c read']);
  });

  it('share it, one more each time, when those before take their time', async () => {
    await read('a', newcomer(), names('x'));
    await read('b', newcomer(), names('x'));
    await read('c', newcomer(), names('x'));
    await pass(COURTESY);
    expect(done).toEqual(['a read', 'b read']);
    await pass(COURTESY);
    expect(done).toEqual(['a read', 'b read', 'c read']);
  });

  it('share it when their patience is at an end', async () => {
    const first = newcomer();
    await read('first', first, names('x'));
    const late = newcomer();
    await read('late', late, names('x'));
    for (let waited = 0; waited < PATIENCE; waited += COURTESY - 100) {
      expect(done).not.toContain('late read');
      const older = { birth: first.birth };
      await read('older', older, names('x'));
      await pass(COURTESY - 100);
    }
    await pass(COURTESY);
    expect(done).toContain('late read');
  });

  it('of something else do not queue', async () => {
    await read('a', newcomer(), names('x'));
    await read('b', newcomer(), names('y'));
    await pass(0);
    expect(done).toEqual(['a read', 'b read']);
  });

  it('do not wait for one that waits for them', async () => {
    const [a, b] = [newcomer(), newcomer()];
    await read('a', a, names('x'));
    await read('b', b, names('y'));
    await read('a', a, names('y'));
    await read('b', b, names('x'));
    await pass(0);
    expect(done).toEqual(['a read', 'b read', 'b read']);
  });

  it('queue behind a commit that came before them, so that it does not starve', async () => {
    const [a, c] = [newcomer(), newcomer()];
    await read('a', a, names('x'));
    await pass(COURTESY);
    await commit('b', undefined, 'x');
    const late = newcomer();
    await read('late', late, names('x'));
    await pass(0);
    expect(done).toEqual(['a read']);
    locks.release(a);
    await pass(0);
    expect(done).toEqual(['a read', 'b committed', 'late read']);
    expect(c.birth).toBeLessThan(late.birth);
  });

  it('that are older go first', async () => {
    const [old, a, young] = [newcomer(), newcomer(), newcomer()];
    await read('a', a, names('x'));
    await read('young', young, names('x'));
    await read('old', old, names('x'));
    locks.release(a);
    await pass(0);
    expect(done).toEqual(['a read', 'old read']);
  });

  it('read again what they hold without waiting for a commit that waits for them', async () => {
    const a = newcomer();
    await read('a', a, names('x'));
    await commit('b', undefined, 'x');
    await read('a', a, names('x'));
    await pass(0);
    expect(done).toEqual(['a read', 'a read']);
  });
});
