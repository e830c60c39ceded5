import { expect, test } from 'vitest';

import type { StructuredQuery } from '../messages.ts';
import { parseIndexFile } from './index-definitions.ts';
import { missingIndex } from './missing-index.ts';
import { planQuery } from './query-plan.ts';
import { all, any, by, ROOT, where, whereName } from './testing/query-fixture.ts';

const equal = (field: string) => where(field, 'EQUAL', 1);

/** Parses `a b -c [d`: the fields of an index, `-` for descending, `[` for array membership. */
const fields = (list: string) =>
  list.split(' ').map((text) => ({
    fieldPath: text.replace(/^[-[]/, ''),
    ...(text.startsWith('[')
      ? { arrayConfig: 'CONTAINS' }
      : { order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
  }));

interface Given {
  indexes?: string[];
  group?: boolean;
  overrides?: object[];
  summed?: string[];
}

const NOTHING: Required<Given> = { indexes: [], group: false, overrides: [], summed: [] };

/** Returns the fields of the missing index; '' if none is missing. */
function missingIndexFields(query: StructuredQuery, given: Given = {}): string {
  const { indexes, group, overrides, summed } = { ...NOTHING, ...given };
  const queryScope = group ? 'COLLECTION_GROUP' : 'COLLECTION';
  const known = parseIndexFile(
    JSON.stringify({
      indexes: indexes.map((list) => ({ collectionGroup: 'c', queryScope, fields: fields(list) })),
      fieldOverrides: overrides,
    }),
  );
  const from = [{ collectionId: 'c', allDescendants: group }];
  const plan = planQuery(ROOT, { from, ...query });
  const missing = missingIndex(
    plan,
    known,
    summed.map((name) => [name]),
  );
  const sign = { ASCENDING: '', DESCENDING: '-', CONTAINS: '[' };
  return (missing?.fields ?? []).map(({ fieldPath, mode }) => sign[mode] + fieldPath).join(' ');
}

test.each<[string, StructuredQuery]>([
  ['everything', {}],
  ['one equality field', { where: equal('a') }],
  ['several equality fields', { where: all(equal('a'), equal('b'), equal('c')) }],
  [
    'an equality field and membership',
    { where: all(equal('a'), where('t', 'ARRAY_CONTAINS', 'x')) },
  ],
  ['one of several values', { where: where('a', 'IN', [1, 2]) }],
  ['a range', { where: all(where('a', 'GREATER_THAN', 1), where('a', 'LESS_THAN', 9)) }],
  ['a range in its own order', { where: where('a', 'GREATER_THAN', 1), orderBy: by('-a') }],
  ['an order', { orderBy: by('-a') }],
  ['an order by an equality field', { where: equal('a'), orderBy: by('a') }],
  ['names in ascending order', { orderBy: by('__name__') }],
  ['an equality field by descending names', { where: equal('a'), orderBy: by('-__name__') }],
  ['equality fields by name', { where: equal('a'), orderBy: by('__name__') }],
  ['a range of names', { where: whereName('GREATER_THAN', 'c/x') }],
  ['alternatives, each simple', { where: any(equal('a'), equal('b')) }],
])('%s needs no composite index', (_what, query) => {
  expect(missingIndexFields(query)).toBe('');
});

test.each<[string, StructuredQuery, string]>([
  ['an equality field in another order', { where: equal('a'), orderBy: by('-b') }, 'a -b'],
  ['two orders', { orderBy: by('a', '-b') }, 'a -b'],
  ['a range with an equality field', { where: all(equal('a'), where('b', 'LESS_THAN', 1)) }, 'a b'],
  [
    'ranges of two fields',
    { where: all(where('b', 'LESS_THAN', 1), where('a', 'LESS_THAN', 1)) },
    'a b',
  ],
  ['what is not', { where: all(equal('a'), where('b', 'NOT_EQUAL', 1)) }, 'a b'],
  [
    'membership in an order',
    { where: where('t', 'ARRAY_CONTAINS', 'x'), orderBy: by('-at') },
    '[t -at',
  ],
  ['names in descending order alone', { orderBy: by('-__name__') }, '-__name__'],
  ['names against the order', { orderBy: by('a', '-__name__') }, 'a -__name__'],
  [
    'an alternative that is not simple',
    { where: any(equal('a'), equal('b')), orderBy: by('c') },
    'a c',
  ],
])('%s needs one, and that one is enough', (_what, query, index) => {
  expect(missingIndexFields(query)).toBe(index);
  const both = index === 'a c' ? ['a c', 'b c'] : [index];
  expect(missingIndexFields(query, { indexes: both })).toBe('');
});

test('uses an index in its own direction only', () => {
  const query = { where: equal('a'), orderBy: by('-b') };
  expect(missingIndexFields(query, { indexes: ['a b'] })).toBe('a -b');
  expect(missingIndexFields(query, { indexes: ['-a -b'] })).toBe('');
});

test('merges indexes with the same order if together they have every equality field', () => {
  const query = { where: all(equal('a'), equal('b')), orderBy: by('-at') };
  expect(missingIndexFields(query, { indexes: ['a -at', 'b -at'] })).toBe('');
  expect(missingIndexFields(query, { indexes: ['a -at'] })).toBe('a b -at');
  expect(missingIndexFields(query, { indexes: ['a -at', 'b at'] })).toBe('a b -at');
  expect(missingIndexFields(query, { indexes: ['a b c -at'] })).toBe('a b -at');
});

test('uses only the indexes in the file for a collection group', () => {
  const query = { where: equal('a') };
  expect(missingIndexFields(query, { group: true })).toBe('a');
  const kept = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
  const overrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes: kept }];
  expect(missingIndexFields(query, { group: true, overrides })).toBe('');
  expect(missingIndexFields({}, { group: true })).toBe('');
});

test('serves an order only in a direction that an override keeps', () => {
  const ascending = [{ order: 'ASCENDING', queryScope: 'COLLECTION' }];
  const overrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes: ascending }];
  expect(missingIndexFields({ orderBy: by('a') }, { overrides })).toBe('');
  expect(missingIndexFields({ where: equal('a') }, { overrides })).toBe('');
  expect(missingIndexFields({ orderBy: by('-a') }, { overrides })).toBe('-a');
});

test('ignores an index of one field among the composite ones, which cannot be deployed', () => {
  const query = { where: equal('a') };
  expect(missingIndexFields(query, { group: true, indexes: ['a'] })).toBe('a');
  expect(missingIndexFields(query, { group: true, indexes: ['a __name__'] })).toBe('a');
});

test('rejects queries on a field without indexes, and on its nested fields', () => {
  const overrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }];
  expect(missingIndexFields({ where: equal('a') }, { overrides })).toBe('a');
  expect(missingIndexFields({ where: equal('a.inner') }, { overrides })).toBe('a.inner');
  expect(missingIndexFields({ where: equal('ab') }, { overrides })).toBe('');
});

test('includes aggregated fields in the index', () => {
  expect(missingIndexFields({}, { summed: ['n'] })).toBe('');
  expect(missingIndexFields({ where: equal('a') }, { summed: ['n'] })).toBe('a n');
  expect(missingIndexFields({ where: equal('a') }, { summed: ['n'], indexes: ['a -n'] })).toBe('');
  expect(missingIndexFields({}, { summed: ['n', 'n'] })).toBe('');
  expect(missingIndexFields({ where: equal('a') }, { summed: ['a'] })).toBe('');
});

test('needs no index without a collection id', () => {
  const plan = planQuery(ROOT, { from: [{ allDescendants: true }] });
  expect(missingIndex(plan, parseIndexFile('{}'))).toBeUndefined();
});
