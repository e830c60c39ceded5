import { expect, test } from 'vitest';

import { cartItem } from '@kargha/domain/cart';
import { sampleProduct } from '#testing/sample-product.ts';

import { FLAT_TAX, type TaxTable } from '@kargha/domain/tax-table';

import { compareWithShelf as compared } from './compare-with-shelf.ts';

const product = sampleProduct();
const compareWithShelf = (
  ...[lines, shelf]: [Parameters<typeof compared>[0], Parameters<typeof compared>[1]]
) => compared(lines, shelf, FLAT_TAX);
const line = { ...cartItem(product, ''), quantity: 2 };

test('a cart that is still right changes nothing', () => {
  expect(compareWithShelf([line], [product])).toMatchObject({ lines: [line], notices: [] });
});

test('a new price is taken over and told', () => {
  const { lines, notices } = compareWithShelf([line], [sampleProduct({ price: 19_000 })]);
  expect(lines).toMatchObject([{ price: 19_000, quantity: 2 }]);
  expect(notices).toEqual([
    { id: line.id, kind: 'price-changed', name: product.title, from: 18_500, to: 19_000 },
  ]);
});

test('when fewer are left the quantity is lowered and told', () => {
  const { lines, notices } = compareWithShelf([line], [sampleProduct({ quantity: 1 })]);
  expect(lines).toMatchObject([{ quantity: 1, stock: 1 }]);
  expect(notices).toEqual([
    { id: line.id, kind: 'fewer-left', name: product.title, from: 2, to: 1 },
  ]);
});

test('what is sold out is put aside, not forgotten', () => {
  const { lines, soldOut, notices } = compareWithShelf([line], [sampleProduct({ quantity: 0 })]);
  expect(lines).toEqual([]);
  expect(soldOut).toMatchObject([{ id: product._id }]);
  expect(notices).toEqual([{ id: line.id, kind: 'sold-out', name: product.title }]);
});

test('what is woven to order has no stock to run out of', () => {
  const endless = sampleProduct({ quantity: 0, continueSelling: true });
  expect(compareWithShelf([line], [endless])).toMatchObject({
    notices: [],
    lines: [{ quantity: 2 }],
  });
});

test.each([
  ['gone from the shelf', []],
  ['archived', [sampleProduct({ status: 'archived' })]],
])('a product that is %s is taken out and told', (_why, shelf) => {
  const { lines, notices } = compareWithShelf([line], shelf);
  expect(lines).toEqual([]);
  expect(notices).toEqual([{ id: line.id, kind: 'not-for-sale', name: product.title }]);
});

test('each product has its rate: the flat one, none without tax, or that of the table', () => {
  const rateOf = (fields: Parameters<typeof sampleProduct>[0], table: TaxTable = FLAT_TAX) =>
    compared([line], [sampleProduct(fields)], table).rates[line.id];
  const silk = {
    hsnPrefix: '50',
    maxUnitRupees: null,
    percent: 5,
    note: '',
    from: new Date('2025-09-21T18:30:00Z'),
    to: null,
  };
  expect(rateOf({})).toBe(18);
  expect(rateOf({ chargeTax: false })).toBe(0);
  expect(rateOf({ hsnCode: '5007' }, { ratesEnabled: true, rates: [silk] })).toBe(5);
});
