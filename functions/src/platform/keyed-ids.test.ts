import { expect, test } from 'vitest';

import { hashOf, keyedIds, randomId } from './keyed-ids.ts';

test('gives the same id for the same purpose and parts only', () => {
  const ids = keyedIds('secret');
  const id = ids.idFor('order', 'uid', 'receipt');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.idFor('order', 'uid', 'receipt')).toBe(id);
  const others = [
    ids.idFor('tracking', 'uid', 'receipt'),
    ids.idFor('order', 'uidreceipt'),
    ids.idFor('order', 'uid', 'receipt', ''),
    keyedIds('other').idFor('order', 'uid', 'receipt'),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test('creates random ids of 128 bits', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
  expect(hashOf('a')).toHaveLength(64);
});
