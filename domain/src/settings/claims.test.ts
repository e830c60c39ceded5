import { expect, test } from 'vitest';

import { readClaims } from './claims.ts';

test('lists the claims by name with their dates', () => {
  const asOf = new Date('2026-10-08T00:00:00Z');
  const claim = (value: string) => ({ value, label: 'of them', asOf });
  expect(readClaims({ weavers: claim('500+'), customers: claim('10K+') })).toEqual([
    { id: 'customers', ...claim('10K+') },
    { id: 'weavers', ...claim('500+') },
  ]);
});

test('has no claims by default, and empty parts for missing ones', () => {
  expect(readClaims(undefined)).toEqual([]);
  expect(readClaims({ weavers: null })).toEqual([
    { id: 'weavers', value: '', label: '', asOf: new Date(0) },
  ]);
});
