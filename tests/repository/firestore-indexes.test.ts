import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface Field {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: Field[];
}

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  indexes: Index[];
};

/** Limit of composite indexes per database (firebase.google.com/docs/firestore/quotas). */
const MAX_INDEXES = 1000;

const describeIndex = (index: Index) => JSON.stringify(index);

test('has only indexes that Firestore accepts: more than one field, at most one array', () => {
  expect(indexes.length).toBeGreaterThan(0);
  expect(indexes.length).toBeLessThanOrEqual(MAX_INDEXES);
  for (const index of indexes) {
    const indexedFields = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__');
    expect(indexedFields.length, describeIndex(index)).toBeGreaterThan(1);
    const arrays = index.fields.filter(({ arrayConfig }) => arrayConfig !== undefined);
    expect(arrays.length, describeIndex(index)).toBeLessThan(2);
    expect(['COLLECTION', 'COLLECTION_GROUP']).toContain(index.queryScope);
  }
});

test('has no duplicate index', () => {
  expect(new Set(indexes.map(describeIndex)).size).toBe(indexes.length);
});
