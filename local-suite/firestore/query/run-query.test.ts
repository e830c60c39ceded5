import { beforeEach, describe, expect, it } from 'vitest';

import type { Cursor, StructuredQuery } from '../messages.ts';
import { valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { planQuery } from './query-plan.ts';
import { runQuery } from './run-query.ts';
import {
  all,
  by,
  QueryFixture,
  reference,
  ROOT,
  where,
  whereName,
} from './testing/query-fixture.ts';

let fixture: QueryFixture;

beforeEach(() => {
  fixture = new QueryFixture();
});

const c = [{ collectionId: 'c' }];
const run = (query: StructuredQuery) => fixture.run({ from: c, ...query }).join(' ');

describe('result order', () => {
  beforeEach(() => {
    fixture.write('c/3', { a: 1, b: 2 });
    fixture.write('c/1', { a: 2, b: 1 });
    fixture.write('c/2', { a: 1, b: 1 });
    fixture.write('c/4', { a: 1 });
  });

  it.each([
    ['by name by default', {}, 'c/1 c/2 c/3 c/4'],
    ['by a field, then by name', { orderBy: by('a') }, 'c/2 c/3 c/4 c/1'],
    ['by name in the last direction', { orderBy: by('-a') }, 'c/1 c/4 c/3 c/2'],
    [
      'by several fields, without documents that lack one',
      { orderBy: by('a', 'b') },
      'c/2 c/3 c/1',
    ],
    ['ascending and descending', { orderBy: by('a', '-b') }, 'c/3 c/2 c/1'],
    ['by name descending', { orderBy: by('-__name__') }, 'c/4 c/3 c/2 c/1'],
    ['by an inequality field', { where: where('b', 'GREATER_THAN', 0) }, 'c/1 c/2 c/3'],
    [
      'by explicit orders, then by inequality fields in the same direction',
      { where: where('b', 'GREATER_THAN', 0), orderBy: by('-a') },
      'c/1 c/3 c/2',
    ],
  ])('%s', (_, query, paths) => {
    expect(run(query)).toBe(paths);
  });

  it('cannot continue after the name', () => {
    expect(() => run({ orderBy: by('__name__', 'a') })).toThrow(/more fields after the key/);
  });
});

describe('cursors, limit and offset', () => {
  const at = (before: boolean, ...values: Plain[]): Cursor => ({
    values: values.map(valueOf),
    before,
  });

  beforeEach(() => {
    for (const [id, n] of [
      [1, 10],
      [2, 20],
      [3, 20],
      [4, 30],
    ] as const)
      fixture.write(`c/${id}`, { n });
  });

  it.each<[string, StructuredQuery, string]>([
    ['startAt', { startAt: at(true, 20) }, 'c/2 c/3 c/4'],
    ['startAfter', { startAt: at(false, 20) }, 'c/4'],
    ['endAt', { endAt: at(false, 20) }, 'c/1 c/2 c/3'],
    ['endBefore', { endAt: at(true, 20) }, 'c/1'],
    ['both', { startAt: at(true, 20), endAt: at(false, 20) }, 'c/2 c/3'],
    ['a cursor without values', { startAt: { before: true } }, 'c/1 c/2 c/3 c/4'],
    ['limit', { limit: { value: 2 } }, 'c/1 c/2'],
    ['limit 0', { limit: {} }, ''],
    ['offset', { offset: 3 }, 'c/4'],
    ['offset and limit', { offset: 1, limit: { value: 2 } }, 'c/2 c/3'],
    ['offset past the end', { offset: 9, limit: { value: 1 } }, ''],
    ['startAfter and limit', { startAt: at(false, 10), limit: { value: 1 } }, 'c/2'],
  ])('%s', (_, query, paths) => {
    expect(run({ orderBy: by('n'), ...query })).toBe(paths);
  });

  it('continues at a document cursor in the middle of equal values', () => {
    const startAt = { values: [valueOf(20), reference('c/2')], before: false };
    expect(run({ orderBy: by('n', '__name__'), startAt })).toBe('c/3 c/4');
    const down = { values: [valueOf(20), reference('c/3')], before: false };
    expect(run({ orderBy: by('-n', '-__name__'), startAt: down })).toBe('c/2 c/1');
  });

  it('runs limitToLast as clients send it: order reversed, cursors swapped', () => {
    const startAt = at(true, 20);
    expect(run({ orderBy: by('-n', '-__name__'), startAt, limit: { value: 2 } })).toBe('c/3 c/2');
  });

  it('counts the results that the offset skipped', () => {
    const plan = (offset: number) => planQuery(ROOT, { from: c, offset, limit: { value: 1 } });
    expect(runQuery(fixture.view, plan(3)).skipped).toBe(3);
    expect(runQuery(fixture.view, plan(9)).skipped).toBe(4);
  });

  it.each<[string, StructuredQuery, RegExp]>([
    ['more cursor values than orders', { startAt: at(true, 1, 2) }, /more values/],
    [
      'a cursor in an order that only follows from a filter',
      { orderBy: [], where: where('n', 'GREATER_THAN', 1), startAt: at(true, 20) },
      /more values/,
    ],
    [
      'a name cursor that is not a reference',
      { orderBy: by('n', '__name__'), startAt: at(true, 1, 'x') },
      /full name/,
    ],
    [
      'an inequality on a field after an order by name',
      { orderBy: by('__name__'), where: where('n', 'GREATER_THAN', 1) },
      /more fields after the key/,
    ],
    ['an order that names a field twice', { orderBy: by('n', '-n') }, /duplicate fields n/],
    ['a negative limit', { limit: { value: -1 } }, /limit is negative/],
    ['a negative offset', { offset: -1 }, /offset is negative/],
    ['two collections', { from: [...c, ...c] }, /one collection only/],
  ])('rejects %s', (_, query, message) => {
    expect(() => run({ orderBy: by('n'), ...query })).toThrow(message);
  });
});

describe('query scope', () => {
  beforeEach(() => {
    for (const path of ['c/1', 'c/1/c/2', 'c/1/d/3', 'c/1/d/3/c/4', 'd/5', 'c/6', 'd/5/c/7']) {
      fixture.write(path, { n: 1 });
    }
  });

  it.each<[string, StructuredQuery, string, string]>([
    ['in a collection', { from: c }, ROOT, 'c/1 c/6'],
    ['in a subcollection', { from: c }, `${ROOT}/c/1`, 'c/1/c/2'],
    [
      'in a collection group',
      { from: [{ collectionId: 'c', allDescendants: true }] },
      ROOT,
      'c/1 c/1/c/2 c/1/d/3/c/4 c/6 d/5/c/7',
    ],
    [
      'in a group under a document',
      { from: [{ collectionId: 'c', allDescendants: true }] },
      `${ROOT}/c/1`,
      'c/1/c/2 c/1/d/3/c/4',
    ],
    [
      'in a group by a field',
      { from: [{ collectionId: 'c', allDescendants: true }], where: where('n', 'EQUAL', 1) },
      `${ROOT}/c/1`,
      'c/1/c/2 c/1/d/3/c/4',
    ],
    ['right below a document', { from: [{}] }, `${ROOT}/c/1`, 'c/1/c/2 c/1/d/3'],
    [
      'everything below',
      { from: [{ allDescendants: true }] },
      `${ROOT}/c/1`,
      'c/1/c/2 c/1/d/3 c/1/d/3/c/4',
    ],
    [
      'page after page for a recursive delete',
      {
        from: [{ allDescendants: true }],
        where: all(
          whereName('GREATER_THAN_OR_EQUAL', 'c/__id-9223372036854775808__'),
          whereName('LESS_THAN', 'c\u0000/__id-9223372036854775808__'),
        ),
        orderBy: by('__name__'),
        startAt: { values: [reference('c/1')] },
        limit: { value: 2 },
      },
      ROOT,
      'c/1/c/2 c/1/d/3',
    ],
    ['nowhere', { from: [{ collectionId: 'x' }] }, ROOT, ''],
  ])('%s', (_, query, parent, paths) => {
    expect(fixture.run(query, parent).join(' ')).toBe(paths);
  });

  it('keeps a collection group up to date with later changes', () => {
    const group = { from: [{ collectionId: 'c', allDescendants: true }] };
    fixture.run(group);
    fixture.write('e/8/c/9', {});
    fixture.write('c/1');
    expect(fixture.run(group).join(' ')).toBe('c/1/c/2 c/1/d/3/c/4 c/6 d/5/c/7 e/8/c/9');
  });
});
