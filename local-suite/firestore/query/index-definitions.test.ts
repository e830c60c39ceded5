import { expect, test } from 'vitest';

import { parseIndexFile, withIndex } from './index-definitions.ts';
import type { IndexMode, QueryIndex } from './index-definitions.ts';

const GROUP = 'COLLECTION_GROUP';
const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
const descending = { order: 'DESCENDING', queryScope: 'COLLECTION' };
const contains = { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' };
const single = (fieldPath: string, mode: IndexMode): QueryIndex => ({
  collectionGroup: 'orders',
  queryScope: GROUP,
  fields: [{ fieldPath, mode }],
});

function add(file: object, index: QueryIndex): unknown {
  return JSON.parse(withIndex(JSON.stringify(file), index));
}

test('adds a single-field index as an override that keeps the automatic ones', () => {
  const added = { order: 'DESCENDING', queryScope: GROUP };
  expect(add({ indexes: [] }, single('total', 'DESCENDING'))).toEqual({
    indexes: [],
    fieldOverrides: [
      {
        collectionGroup: 'orders',
        fieldPath: 'total',
        indexes: [ascending, descending, contains, added],
      },
    ],
  });
});

test('adds to the override that the field has, and keeps its time to live', () => {
  const tags = { collectionGroup: 'orders', fieldPath: 'tags', ttl: true, indexes: [ascending] };
  const other = { collectionGroup: 'mail', fieldPath: 'tags', indexes: [] };
  const added = { arrayConfig: 'CONTAINS', queryScope: GROUP };
  expect(add({ fieldOverrides: [tags, other] }, single('tags', 'CONTAINS'))).toEqual({
    fieldOverrides: [{ ...tags, indexes: [ascending, added] }, other],
  });
});

test('keeps what a field has from the override of its map', () => {
  const map = { collectionGroup: 'orders', fieldPath: 'address', indexes: [] };
  const text = withIndex(
    JSON.stringify({ fieldOverrides: [map] }),
    single('address.pin', 'ASCENDING'),
  );
  expect(parseIndexFile(text).overrides).toEqual(
    new Map([
      ['orders address', []],
      ['orders address.pin', [{ mode: 'ASCENDING', queryScope: GROUP }]],
    ]),
  );
});

test('adds descending names alone as a composite index', () => {
  const fields = [{ fieldPath: '__name__', order: 'DESCENDING' }];
  expect(add({}, single('__name__', 'DESCENDING'))).toEqual({
    indexes: [{ collectionGroup: 'orders', queryScope: GROUP, fields }],
  });
});
