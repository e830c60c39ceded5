import { beforeEach, describe, expect, it } from 'vitest';

import type { FieldOperator, Filter } from '../messages.ts';
import { double, vector } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { all, any, QueryFixture, where, whereName } from './testing/query-fixture.ts';

let fixture: QueryFixture;

beforeEach(() => {
  fixture = new QueryFixture();
});

const found = (filter: Filter) => {
  const paths = fixture.run({ from: [{ collectionId: 'c' }], where: filter });
  return paths.map((path) => path.slice('c/'.length)).sort();
};

/** Each value is field `f` of a document with the same name. */
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

describe('single-field filters', () => {
  beforeEach(() => {
    for (const [id, f] of Object.entries(VALUES)) fixture.write(`c/${id}`, { f });
    fixture.write('c/without', { g: 1 });
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

  it('reach into maps', () => {
    expect(found(where('f.a', 'EQUAL', 1))).toEqual(['map']);
  });
});

describe('combined filters', () => {
  beforeEach(() => {
    for (const [id, a, b] of [
      ['11', 1, 1],
      ['12', 1, 2],
      ['21', 2, 1],
      ['22', 2, 2],
    ] as const) {
      fixture.write(`c/${id}`, { a, b, t: [a, b] });
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

  it('drop documents without the inequality field of an or, which the order needs', () => {
    fixture.write('c/x', { b: 1 });
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
