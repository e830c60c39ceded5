import { describe, expect, it } from 'vitest';

import type { FieldTransform } from '../messages.ts';
import { double, fieldsOf, valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { after, masked, NOW_STAMP, plan, set, transformed } from './testing/write-fixtures.ts';

describe('transforms', () => {
  const apply = (before: Plain | undefined, transform: Partial<FieldTransform>) => {
    const fields: Record<string, Plain> = before === undefined ? {} : { f: before };
    const planned = plan(fields, transformed({ fieldPath: 'f', ...transform }));
    return [planned.writes[0]?.after?.fields.f, planned.results[0]?.transformResults?.[0]];
  };
  const both = (value: Plain) => [valueOf(value), valueOf(value)];

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['adds integers', 2, 3, 5],
    ['counts a missing field as the operand', undefined, 3, 3],
    ['replaces a value that is not a number', 'text', 3, 3],
    ['adds a double to an integer as doubles', 2, 0.5, 2.5],
    ['keeps the double type of whole sums', double(2), 3, double(5)],
    ['stops at the largest integer', 2n ** 63n - 2n, 5, 2n ** 63n - 1n],
    ['stops at the smallest integer', -(2n ** 63n), -1, -(2n ** 63n)],
    ['is exact for large integers', 2n ** 53n, 1, 2n ** 53n + 1n],
  ])('increment %s', (_, before, operand, result) => {
    expect(apply(before, { increment: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['keeps the larger', 2, 3, 3],
    ['keeps the stored one among equals', 3, double(3), 3],
    ['keeps the stored zero', double(0), double(-0), double(0)],
    ['keeps the type of the larger', 2, 2.5, 2.5],
    ['uses the operand for a missing field', undefined, -1, -1],
    ['uses the operand for a value that is not a number', 'text', -1, -1],
    ['is NaN with NaN', 7, NaN, NaN],
    ['stays NaN', NaN, 7, NaN],
  ])('maximum %s', (_, before, operand, result) => {
    expect(apply(before, { maximum: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['keeps the smaller', 2, 1, 1],
    ['keeps the stored one among equals', double(3), 3, double(3)],
    ['keeps the stored zero', 0, double(-0), 0],
    ['is NaN with NaN', 7, NaN, NaN],
    ['stays NaN', NaN, 7, NaN],
  ])('minimum %s', (_, before, operand, result) => {
    expect(apply(before, { minimum: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain[], Plain]>([
    ['appends what is missing, in order, once', ['a'], ['b', 'a', 'c', 'b'], ['a', 'b', 'c']],
    ['treats 3 and 3.0 as equal', [3], [double(3), 4], [3, 4]],
    ['treats NaN as NaN and null as null', [NaN, null], [NaN, null], [NaN, null]],
    ['starts from nothing', undefined, ['a'], ['a']],
    ['replaces a value that is not an array', 'text', ['a'], ['a']],
  ])('array union %s', (_, before, elements, result) => {
    const append = { values: elements.map(valueOf) };
    expect(apply(before, { appendMissingElements: append })).toEqual([
      valueOf(result),
      valueOf(null),
    ]);
  });

  it.each<[string, Plain | undefined, Plain[], Plain]>([
    ['removes all of them', ['a', 'b', 'a'], ['a', 'x'], ['b']],
    ['treats 3 and 3.0 as equal', [3, 4], [double(3)], [4]],
    ['makes an empty list of a missing field', undefined, ['a'], []],
    ['makes an empty array of any other value', 7, ['a'], []],
  ])('array remove %s', (_, before, elements, result) => {
    const remove = { values: elements.map(valueOf) };
    expect(apply(before, { removeAllFromArray: remove })).toEqual([valueOf(result), valueOf(null)]);
  });

  it('set the server timestamp to the commit time in whole milliseconds', () => {
    const stamp = { timestampValue: { seconds: '2', nanos: 345_000_000 } };
    expect(apply(1, { setToServerValue: 'REQUEST_TIME' })).toEqual([stamp, stamp]);
    expect(plan({}, set({ a: 1 })).results).toEqual([{ updateTime: NOW_STAMP }]);
  });

  it('apply after their update, in order, with a result each', () => {
    const write = masked({ a: 1, n: 5 }, 'a', 'n');
    write.updateTransforms = [
      { fieldPath: 'n', increment: valueOf(1) },
      { fieldPath: 'deep.list', appendMissingElements: { values: [valueOf('x')] } },
      { fieldPath: 'n', increment: valueOf(1) },
    ];
    const planned = plan({ n: 100 }, write);
    expect(planned.writes[0]?.after?.fields).toEqual(
      fieldsOf({ a: 1, n: 7, deep: { list: ['x'] } }),
    );
    expect(planned.results[0]?.transformResults).toEqual([valueOf(6), valueOf(null), valueOf(7)]);
  });

  it('create a missing document', () => {
    expect(after(undefined, transformed({ fieldPath: 'n', increment: valueOf(1) }))).toEqual(
      fieldsOf({ n: 1 }),
    );
  });
});
