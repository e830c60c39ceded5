import { describe, expect, it } from 'vitest';

import type { Aggregation } from '../messages.ts';
import { double, fieldsOf, valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { storedDocument } from '../store/stored-document.ts';
import { aggregate, planAggregations } from './aggregation.ts';

const count: Aggregation = { count: {} };
const sum = (fieldPath: string): Aggregation => ({ sum: { field: { fieldPath } } });
const avg = (fieldPath: string): Aggregation => ({ avg: { field: { fieldPath } } });

function figures(aggregations: Aggregation[], ...documents: Record<string, Plain>[]) {
  const times = { createTime: 0n, updateTime: 0n };
  return aggregate(
    planAggregations({ aggregations }),
    documents.map((fields, index) =>
      storedDocument({ database: 'd', segments: ['c', `${index}`] }, fieldsOf(fields), times),
    ),
  );
}

const figure = (aggregation: Aggregation, ...values: Plain[]) =>
  figures([{ ...aggregation, alias: 'x' }], ...values.map((f) => ({ f }))).x;

describe('aggregations', () => {
  it('count documents, up to a limit if there is one', () => {
    expect(figure(count, 1, 'text', null)).toEqual(valueOf(3));
    expect(figure({ count: { upTo: { value: '2' } } }, 1, 2, 3)).toEqual(valueOf(2));
    expect(figure(count)).toEqual(valueOf(0));
  });

  it.each<[string, Plain[], Plain]>([
    ['of nothing is 0', [], 0],
    ['of integers is an integer', [1, 2, 3], 6],
    ['with a double is a double', [1, double(2)], double(3)],
    ['skips values that are not numbers', [1, 'text', null, true, [5]], 1],
    ['above int64 becomes a double', [2n ** 63n - 1n, 1], double(2 ** 63)],
    ['may pass int64 on the way', [2n ** 63n - 1n, 1, -1], 2n ** 63n - 1n],
    ['with NaN is NaN', [1, NaN], NaN],
    ['of infinities that cancel is NaN', [Infinity, -Infinity], NaN],
  ])('the sum %s', (_, values, result) => {
    expect(figure(sum('f'), ...values)).toEqual(valueOf(result));
  });

  it.each<[string, Plain[], Plain]>([
    ['of nothing is null', [], null],
    ['is always a double', [1, 3], double(2)],
    ['skips values that are not numbers', [1, 'text', 2], double(1.5)],
    ['of text alone is null', ['text'], null],
    ['with NaN is NaN', [1, NaN], NaN],
  ])('the average %s', (_, values, result) => {
    expect(figure(avg('f'), ...values)).toEqual(valueOf(result));
  });

  it('reach into maps and have default aliases', () => {
    const document = { a: { b: 4 } };
    expect(figures([{ ...count, alias: 'n' }, sum('a.b'), avg('a.b')], document)).toEqual(
      fieldsOf({ n: 1, field_1: 4, field_2: double(4) }),
    );
  });

  it.each<[string, Aggregation[], RegExp]>([
    ['none', [], /1 to 5 aggregations/],
    ['six', Array<Aggregation>(6).fill(count), /1 to 5 aggregations/],
    [
      'the same alias twice',
      [
        { ...count, alias: 'a' },
        { ...count, alias: 'a' },
      ],
      /different/,
    ],
    ['a reserved alias', [{ ...count, alias: '__a__' }], /reserved/],
    ['no figure', [{ alias: 'a' }], /must be a count, a sum or an average/],
    ['a count up to 0', [{ count: { upTo: { value: '0' } } }], /greater than zero/],
    ['a sum of names', [sum('__name__')], /not supported for __name__/],
  ])('reject %s', (_, aggregations, message) => {
    expect(() => planAggregations({ aggregations })).toThrow(message);
  });
});
