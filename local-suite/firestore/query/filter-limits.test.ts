import { describe, expect, it } from 'vitest';

import type { FieldOperator, Filter } from '../messages.ts';
import { planQuery } from './query-plan.ts';
import { all, any, by, ROOT, where, whereName } from './testing/query-fixture.ts';

describe('unsupported filters', () => {
  const equals = (count: number) => Array.from({ length: count }, (_, i) => where('a', 'EQUAL', i));
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

  it.each<[string, Filter, RegExp]>([
    ['an empty in', where('a', 'IN', []), /non-empty ArrayValue/],
    ['an in without a list', where('a', 'IN', 1), /non-empty ArrayValue/],
    ['an in of 31', where('a', 'IN', numbers(31)), /'IN' supports up to 30/],
    ['a not-in of 11', where('a', 'NOT_IN', numbers(11)), /'NOT_IN' supports up to 10/],
    ['an or of 31', any(...equals(31)), /31 disjunctions/],
    [
      'ins that multiply',
      all(where('a', 'IN', numbers(6)), where('b', 'IN', numbers(6))),
      /36 disj/,
    ],
    ['not-in and in', all(where('a', 'NOT_IN', [1]), where('b', 'IN', [1])), /'NOT_IN' cannot be/],
    ['not-in and or', all(where('a', 'NOT_IN', [1]), any(...equals(2))), /'NOT_IN' cannot be/],
    ['two !=', all(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_EQUAL', 1)), /only one/],
    [
      '!= and a test that it is not null',
      all(where('a', 'NOT_EQUAL', 1), {
        unaryFilter: { field: { fieldPath: 'b' }, op: 'IS_NOT_NULL' },
      }),
      /only one/,
    ],
    [
      'a not-in in an or',
      any(where('a', 'EQUAL', 2), where('b', 'NOT_IN', [2])),
      /'NOT_IN' cannot/,
    ],
    ['!= and not-in', all(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_IN', [1])), /only one/],
    [
      'two array tests',
      all(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS_ANY', [1])),
      /A maximum of 1 'ARRAY_CONTAINS'/,
    ],
    [
      'inequalities on 11 fields',
      all(...numbers(11).map((i) => where(`f${i}`, 'GREATER_THAN', 1))),
      /11 fields/,
    ],
    ['an empty composite', all(), /at least one filter/],
    ['a composite without operator', { compositeFilter: { filters: equals(2) } }, /AND or OR/],
    ['no filter', {}, /must be a composite, a field or a unary filter/],
    ['a malformed path', where('a..b', 'EQUAL', 1), /Invalid property path/],
    ['a name that is not a reference', where('__name__', 'EQUAL', 'x'), /must be a Key/],
    [
      'a known name and an inequality on a field',
      all(whereName('EQUAL', 'c/1'), where('a', 'GREATER_THAN', 1)),
      /Equality on __name__/,
    ],
    ['a list test of the name', where('__name__', 'ARRAY_CONTAINS', 'x'), /cannot be used/],
    ['no operator', where('a', 'XX' as FieldOperator, 1), /no known operator/],
  ])('%s', (_, filter, message) => {
    expect(() => planQuery(ROOT, { from: [{ collectionId: 'c' }], where: filter })).toThrow(
      message,
    );
  });

  it('allows 30 disjunctions and an array test in each branch of an or', () => {
    const branches = any(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS', 1));
    for (const filter of [where('a', 'IN', numbers(30)), any(...equals(30)), branches]) {
      expect(() => planQuery(ROOT, { from: [{ collectionId: 'c' }], where: filter })).not.toThrow();
    }
  });

  it('rejects vector search as unsupported', () => {
    expect(() => planQuery(ROOT, { findNearest: {} })).toThrow(/findNearest/);
  });

  it('allows only names in filters and orders without a collection id', () => {
    const from = [{ allDescendants: true }];
    expect(() => planQuery(ROOT, { from, where: where('a', 'EQUAL', 1) })).toThrow(
      /kind is required/,
    );
    expect(() => planQuery(ROOT, { from, orderBy: by('a') })).toThrow(/kind is required/);
    expect(() => planQuery(ROOT, { from, orderBy: by('-__name__') })).toThrow(/kind is required/);
  });
});
