import { expect, test } from 'vitest';

import { fieldsOf, vector, type Plain } from '../model/testing/values.ts';
import { storedDocument } from '../store/stored-document.ts';
import { parseIndexFile } from './index-definitions.ts';
import { checkIndexEntries } from './index-entries.ts';

const NO_TIME = { createTime: 0n, updateTime: 0n };

function check(plain: Record<string, Plain>, indexes: object = {}): void {
  const resource = { database: 'projects/p/databases/d', segments: ['posts', 'a'] };
  const document = storedDocument(resource, fieldsOf(plain), NO_TIME);
  checkIndexEntries(document, parseIndexFile(JSON.stringify(indexes)));
}

const REFUSED = 'too many index entries for entity /posts/a';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const named = (count: number) =>
  Object.fromEntries(numbers(count).map((index) => [`f${index}`, 1]));

test('allows 40,000 entries: two of each field, two of each different element of an array', () => {
  expect(() => check({ tags: numbers(19_999) })).not.toThrow();
  expect(() => check({ tags: numbers(20_000) })).toThrow(REFUSED);
  expect(() => check({ tags: [...numbers(19_999), 1, 2, 3] })).not.toThrow();
  expect(() => check({ tags: numbers(19_999), title: 'Saree' })).toThrow(REFUSED);
});

test('counts a map and the fields in it', () => {
  expect(() => check({ map: named(19_999) })).not.toThrow();
  expect(() => check({ map: named(20_000) })).toThrow(REFUSED);
});

test('an override of a map also applies to the fields in it that have none of their own', () => {
  const without = { collectionGroup: 'posts', fieldPath: 'map', indexes: [] };
  const inner = { ...without, fieldPath: 'map.list', indexes: [{ arrayConfig: 'CONTAINS' }] };
  const map = { ...named(30_000), list: numbers(20_001) };
  expect(() => check({ map }, { fieldOverrides: [without] })).not.toThrow();
  expect(() => check({ map }, { fieldOverrides: [without, inner] })).toThrow(REFUSED);
});

test('counts a vector like a number', () => {
  expect(() => check({ tags: numbers(19_998), v: vector(...numbers(2_000)) })).not.toThrow();
});

test('counts no entries of a field without indexes', () => {
  const without = { collectionGroup: 'posts', fieldPath: 'tags', indexes: [] };
  expect(() => check({ tags: numbers(30_000) }, { fieldOverrides: [without] })).not.toThrow();
  const elsewhere = { ...without, collectionGroup: 'orders' };
  expect(() => check({ tags: numbers(30_000) }, { fieldOverrides: [elsewhere] })).toThrow(REFUSED);
});

test('counts composite indexes that have all fields of the document', () => {
  const fields = [
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: 'at', order: 'ASCENDING' },
  ];
  const indexes = { indexes: [{ collectionGroup: 'posts', fields }] };
  expect(() => check({ tags: numbers(15_000) }, indexes)).not.toThrow();
  expect(() => check({ tags: numbers(15_000), at: 1 }, indexes)).toThrow(REFUSED);
  expect(() => check({ tags: numbers(15_000), at: 1 })).not.toThrow();
});
