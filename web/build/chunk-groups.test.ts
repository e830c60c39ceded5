import { expect, test } from 'vitest';

import { chunkGroups, type SourceFile } from './chunk-groups.ts';

/** Each file as `[bytes, ...imports]`. */
function groups(files: Record<string, [number, ...string[]]>, weights: Record<string, number>) {
  const graph = new Map<string, SourceFile>(
    Object.entries(files).map(([id, [bytes, ...imports]]) => [id, { bytes, imports }]),
  );
  const pages = Object.entries(weights).map(([file, weight]) => ({ file, weight }));
  return chunkGroups(graph, new Set(['react']), pages).map((group) => group.files.toSorted());
}

const react: [number] = [50_000];

test('puts together what the same pages need, without the pages and what every page has', () => {
  const files = {
    react,
    cart: [900, 'price', 'react'],
    checkout: [900, 'price', 'sums'],
    price: [300, 'money'],
    money: [400],
    sums: [2000],
  } satisfies Record<string, [number, ...string[]]>;
  expect(groups(files, { cart: 1, checkout: 1 })).toEqual([['money', 'price'], ['sums']]);
});

test('one download instead of two is worth some bytes that a page does not need', () => {
  const files = {
    cart: [900, 'price'],
    checkout: [900, 'price', 'note'],
    price: [300],
    note: [60],
  } satisfies Record<string, [number, ...string[]]>;
  expect(groups(files, { cart: 1, checkout: 1 })).toEqual([['note', 'price']]);
  expect(groups({ ...files, note: [160] }, { cart: 1, checkout: 1 })).toHaveLength(2);
});

test('a page with more weight does not carry what only a page with less needs', () => {
  const files = {
    home: [900, 'price'],
    invoices: [900, 'price', 'note'],
    price: [300],
    note: [60],
  } satisfies Record<string, [number, ...string[]]>;
  expect(groups(files, { home: 1, invoices: 0.1 })).toHaveLength(2);
});

test('no two groups import each other', () => {
  const files = {
    cart: [900, 'outer'],
    checkout: [900, 'outer', 'middle'],
    outer: [10, 'middle'],
    middle: [9000, 'inner'],
    order: [900, 'inner'],
    inner: [10],
  } satisfies Record<string, [number, ...string[]]>;
  const found = groups(files, { cart: 1, checkout: 1, order: 0.1 });
  expect(found).not.toContainEqual(['inner', 'outer']);
  expect(found.flat().toSorted()).toEqual(['inner', 'middle', 'outer']);
});
