import { expect, it } from 'vitest';

import { findWaitPath } from './deadlock.ts';

const waits: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['a'], d: ['d2'], e: ['a'] };
const path = (start: string, goal: string) => findWaitPath((p) => waits[p] ?? [], start, goal);

it('finds indirect waits, nearest to the goal first', () => {
  expect(path('e', 'd')).toEqual(['b', 'a', 'e']);
  expect(path('a', 'b')).toEqual(['a']);
});

it('finds a cycle as a path back to the start', () => {
  expect(path('a', 'a')).toEqual(['c', 'a']);
  expect(path('b', 'b')).toBeUndefined();
});

it('ignores cycles that do not lead to the goal', () => {
  expect(path('e', 'elsewhere')).toBeUndefined();
});
