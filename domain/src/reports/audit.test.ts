import { expect, it } from 'vitest';

import { auditQuerySchema, fieldChanges } from './audit.ts';

const target = 'users/asha';

function nothingOf(side: object): Record<string, unknown> {
  const entries = Object.entries(side).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'object' && value !== null ? nothingOf(value) : null,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

it('logs changed fields only, also nested ones', () => {
  const before = { name: 'Asha', tags: ['a'], same: 1 };
  const after = { name: 'Asha', tags: ['a', 'b'], same: 1, added: true };
  expect(fieldChanges({ target, before, after })).toEqual([
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'added', before: '', after: 'true' },
  ]);
});

it('logs changed subfields only', () => {
  const check = { documentPath: 'a.pdf', state: 'pending' };
  expect(
    fieldChanges({ target, before: { check }, after: { check: { ...check, state: 'verified' } } }),
  ).toEqual([{ field: 'check.state', before: 'pending', after: 'verified' }]);
});

it.each([
  ['companyCredits/u1', { limit: 12_345_050 }, 'limit', '₹1,23,450.50'],
  ['purchaseOrders/p1', { total: 120_000 }, 'total', '₹1,200'],
  ['giftCards/g1', { amount: 50_000 }, 'amount', '₹500'],
  ['discounts/DIWALI', { maxDiscount: 30_000 }, 'maxDiscount', '₹300'],
  ['draftOrders/d1', { shipping: 0 }, 'shipping', '₹0'],
  ['draftOrders/d1', { discount: { kind: 'fixed', value: 5000 } }, 'discount.value', '₹50'],
  ['draftOrders/d1', { discount: { kind: 'percent', value: 10 } }, 'discount.value', '10 %'],
  ['orders/o1', { totals: { total: 99_950 } }, 'totals.total', '₹999.50'],
  ['products/p1', { price: 1800.5 }, 'price', '₹1,800.50'],
  ['settings/public', { freeAboveRupees: 999 }, 'freeAboveRupees', '₹999'],
])('logs an amount of %s in rupees: %j', (path, after, field, words) => {
  const before = null;
  const changes = fieldChanges({ target: path, before: nothingOf(after), after });
  expect(changes.find((change) => change.field === field)?.after).toBe(words);
  expect(fieldChanges({ target: path, before, after })).toHaveLength(1);
});

it('logs amounts in lists in rupees and other numbers unchanged', () => {
  const after = { lines: [{ unitCost: 45_000, ordered: 12 }], revision: 300, perPersonLimit: 2 };
  expect(fieldChanges({ target: 'purchaseOrders/p1', before: null, after })).toEqual([
    { field: 'lines', before: '', after: '[{"unitCost":"₹450","ordered":12}]' },
    { field: 'revision', before: '', after: '300' },
    { field: 'perPersonLimit', before: '', after: '2' },
  ]);
});

it('logs a creation without old values and a deletion without new ones', () => {
  expect(fieldChanges({ target, before: null, after: { code: 'DIWALI' } })).toEqual([
    { field: 'code', before: '', after: 'DIWALI' },
  ]);
  expect(fieldChanges({ target, before: { code: 'DIWALI' }, after: null })).toEqual([
    { field: 'code', before: 'DIWALI', after: '' },
  ]);
});

it.each([{ target: '../users' }, { action: 'a b' }])('rejects the filter %j', async (filter) => {
  await expect(auditQuerySchema.validate(filter)).rejects.toThrow();
});
