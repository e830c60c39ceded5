import { beforeEach, describe, expect, it } from 'vitest';

import type { FieldOperator, Filter } from '../messages.ts';
import { double, vector } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { all, any, by, QueryWorld, ROOT, where, whereName } from './testing/query-world.ts';
import { planQuery } from './query-plan.ts';

let world: QueryWorld;

beforeEach(() => {
  world = new QueryWorld();
});

const found = (filter: Filter) => {
  const paths = world.run({ from: [{ collectionId: 'c' }], where: filter });
  return paths.map((path) => path.slice('c/'.length)).sort();
};

/** The values of field `f`, each in a document of the same name. */
const VALUES: Record<string, Plain> = {
  null: null,
  nan: NaN,
  one: 1,
  oneAsDouble: double(1),
  two: 2,
  text: 'two',
  list: [1, 'two'],
  holes: [null, NaN],
  map: { a: 1 },
  vector: vector(1, 2),
};

describe('a filter on one field', () => {
  beforeEach(() => {
    for (const [id, f] of Object.entries(VALUES)) world.write(`c/${id}`, { f });
    world.write('c/without', { g: 1 });
  });

  it.each<[FieldOperator, Plain, string[]]>([
    ['EQUAL', 1, ['one', 'oneAsDouble']],
    ['EQUAL', 'two', ['text']],
    ['EQUAL', null, []],
    ['EQUAL', NaN, []],
    ['EQUAL', [null, NaN], ['holes']],
    ['EQUAL', { a: double(1) }, ['map']],
    ['EQUAL', vector(1, 2), ['vector']],
    ['EQUAL', [1, 'two'], ['list']],
    ['NOT_EQUAL', 1, ['holes', 'list', 'map', 'nan', 'text', 'two', 'vector']],
    ['NOT_EQUAL', null, []],
    ['NOT_EQUAL', NaN, ['holes', 'list', 'map', 'one', 'oneAsDouble', 'text', 'two', 'vector']],
    ['LESS_THAN', 2, ['one', 'oneAsDouble']],
    ['LESS_THAN', NaN, []],
    ['LESS_THAN_OR_EQUAL', 1, ['one', 'oneAsDouble']],
    ['LESS_THAN_OR_EQUAL', NaN, []],
    ['LESS_THAN_OR_EQUAL', null, []],
    ['GREATER_THAN', 1, ['two']],
    ['GREATER_THAN', NaN, []],
    ['GREATER_THAN_OR_EQUAL', 1, ['one', 'oneAsDouble', 'two']],
    ['GREATER_THAN_OR_EQUAL', NaN, []],
    ['GREATER_THAN_OR_EQUAL', null, []],
    ['GREATER_THAN', 'a', ['text']],
    ['GREATER_THAN', {}, ['map']],
    ['IN', [1, 'two', 'gone'], ['one', 'oneAsDouble', 'text']],
    ['IN', [[1, 'two']], ['list']],
    ['IN', [null], []],
    ['IN', [NaN], []],
    ['IN', [null, NaN, 'two'], ['text']],
    ['NOT_IN', [1, 'two'], ['holes', 'list', 'map', 'nan', 'two', 'vector']],
    ['NOT_IN', [1, NaN], ['holes', 'list', 'map', 'text', 'two', 'vector']],
    ['NOT_IN', [null], []],
    ['ARRAY_CONTAINS', double(1), ['list']],
    ['ARRAY_CONTAINS', 'one', []],
    ['ARRAY_CONTAINS', null, []],
    ['ARRAY_CONTAINS', NaN, []],
    ['ARRAY_CONTAINS_ANY', ['gone', 'two'], ['list']],
    ['ARRAY_CONTAINS_ANY', [null, NaN], []],
    ['ARRAY_CONTAINS_ANY', [null, NaN, 1], ['list']],
  ])('%s %j', (op, operand, ids) => {
    expect(found(where('f', op, operand))).toEqual(ids);
  });

  it.each([
    ['IS_NULL', ['null']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NULL', ['holes', 'list', 'map', 'nan', 'one', 'oneAsDouble', 'text', 'two', 'vector']],
    ['IS_NOT_NAN', ['holes', 'list', 'map', 'one', 'oneAsDouble', 'text', 'two', 'vector']],
  ] as const)('%s', (op, ids) => {
    expect(found({ unaryFilter: { field: { fieldPath: 'f' }, op } })).toEqual(ids);
  });

  it('reaches into maps', () => {
    expect(found(where('f.a', 'EQUAL', 1))).toEqual(['map']);
  });
});

describe('filters together', () => {
  beforeEach(() => {
    for (const [id, a, b] of [
      ['11', 1, 1],
      ['12', 1, 2],
      ['21', 2, 1],
      ['22', 2, 2],
    ] as const) {
      world.write(`c/${id}`, { a, b, t: [a, b] });
    }
  });

  it('and', () => {
    expect(found(all(where('a', 'EQUAL', 1), where('b', 'GREATER_THAN', 1)))).toEqual(['12']);
  });

  it('or, without duplicates', () => {
    expect(found(any(where('a', 'EQUAL', 1), where('b', 'EQUAL', 1)))).toEqual(['11', '12', '21']);
  });

  it('and of ors', () => {
    const either = any(where('a', 'EQUAL', 1), where('a', 'EQUAL', 2));
    expect(found(all(either, where('b', 'IN', [2, 3])))).toEqual(['12', '22']);
  });

  it('inequalities on different fields', () => {
    expect(found(all(where('a', 'GREATER_THAN', 1), where('b', 'LESS_THAN', 2)))).toEqual(['21']);
  });

  it('an or over an inequality drops documents without its field, which the order needs', () => {
    world.write('c/x', { b: 1 });
    expect(found(any(where('a', 'GREATER_THAN', 1), where('b', 'EQUAL', 1)))).toEqual([
      '11',
      '21',
      '22',
    ]);
  });

  it.each<[FieldOperator, string[], string[]]>([
    ['EQUAL', ['c/12'], ['12']],
    ['GREATER_THAN', ['c/12'], ['21', '22']],
    ['LESS_THAN_OR_EQUAL', ['c/12'], ['11', '12']],
    ['NOT_EQUAL', ['c/12'], ['11', '21', '22']],
    ['IN', ['c/22', 'c/99', 'c/11'], ['11', '22']],
    ['NOT_IN', ['c/22', 'c/11'], ['12', '21']],
  ])('on the name: %s %j', (op, paths, ids) => {
    expect(found(whereName(op, ...paths))).toEqual(ids);
  });
});

describe('filters that Firestore does not serve', () => {
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
    ['a name that is no reference', where('__name__', 'EQUAL', 'x'), /must be a Key/],
    ['a list test of the name', where('__name__', 'ARRAY_CONTAINS', 'x'), /cannot be used/],
    ['no operator', where('a', 'XX' as FieldOperator, 1), /no known operator/],
  ])('%s', (_, filter, message) => {
    expect(() => planQuery(ROOT, { from: [{ collectionId: 'c' }], where: filter })).toThrow(
      message,
    );
  });

  it('but 30 disjunctions and an array test in each branch of an or are served', () => {
    const branches = any(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS', 1));
    for (const filter of [where('a', 'IN', numbers(30)), any(...equals(30)), branches]) {
      expect(() => planQuery(ROOT, { from: [{ collectionId: 'c' }], where: filter })).not.toThrow();
    }
  });

  it('vector search says that it is not here', () => {
    expect(() => planQuery(ROOT, { findNearest: {} })).toThrow(/findNearest/);
  });

  it('without a collection id only names can be filtered and ordered by', () => {
    const from = [{ allDescendants: true }];
    expect(() => planQuery(ROOT, { from, where: where('a', 'EQUAL', 1) })).toThrow(
      /kind is required/,
    );
    expect(() => planQuery(ROOT, { from, orderBy: by('a') })).toThrow(/kind is required/);
    expect(() => planQuery(ROOT, { from, orderBy: by('-__name__') })).toThrow(/kind is required/);
  });
});
