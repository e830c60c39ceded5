import { expect, test } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { textOf } from '@kargha/domain/messages/sentence';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { cartItem } from '@kargha/domain/shopping/cart';
import { sampleProduct } from '#testing/sample-product.ts';

import { checkCartLines as compared } from './check-cart-lines.ts';

const product = sampleProduct();
const checkCartLines = (
  lines: Parameters<typeof compared>[0],
  products: Parameters<typeof compared>[1],
  reserved: Record<string, number> = {},
) => compared(lines, products, new Map(Object.entries(reserved)));
const line = { ...cartItem(product, ''), quantity: 2 };

test('changes nothing when the cart is up to date', () => {
  expect(checkCartLines([line], [product])).toMatchObject({ lines: [line], notices: [] });
});

test('gives a line that is older than the Hindi title its Hindi name', () => {
  const current = sampleProduct({ titleHindi: 'बनारसी साड़ी', quantity: 1 });
  const { lines, notices } = checkCartLines([line], [current]);
  expect(lines).toMatchObject([{ name: product.title, nameHindi: 'बनारसी साड़ी' }]);
  expect(notices).toMatchObject([{ kind: 'fewer-left', nameHindi: 'बनारसी साड़ी' }]);
});

test('updates a changed price and reports it', () => {
  const { lines, notices } = checkCartLines([line], [sampleProduct({ price: 19_000 })]);
  expect(lines).toMatchObject([{ price: 19_000, quantity: 2 }]);
  expect(notices).toEqual([
    { key: line.id, kind: 'price-changed', name: product.title, from: 18_500, to: 19_000 },
  ]);
});

test('lowers the quantity to the stock and reports it', () => {
  const { lines, notices } = checkCartLines([line], [sampleProduct({ quantity: 1 })]);
  expect(lines).toMatchObject([{ quantity: 1, stock: 1 }]);
  expect(notices).toEqual([
    { key: line.id, kind: 'fewer-left', name: product.title, from: 2, to: 1 },
  ]);
});

test('saves a sold-out line for later', () => {
  const { lines, soldOut, notices } = checkCartLines([line], [sampleProduct({ quantity: 0 })]);
  expect(lines).toEqual([]);
  expect(soldOut).toMatchObject([{ id: product._id }]);
  expect(notices).toEqual([{ key: line.id, kind: 'sold-out', name: product.title }]);
});

test.each([
  ['all of them', 0, 2, 2],
  ['with more in stock', 3, 2, 5],
  ['with fewer than are wanted', 0, 1, 1],
])('counts what the shopper’s own unpaid order reserves: %s', (_how, left, reservedHere, stock) => {
  const products = [sampleProduct({ quantity: left })];
  const { lines, soldOut } = checkCartLines([line], products, { [line.id]: reservedHere });
  expect(lines).toMatchObject([{ stock, inStock: true, quantity: Math.min(2, stock) }]);
  expect(soldOut).toEqual([]);
});

test('counts a reservation only for its own product', () => {
  const products = [sampleProduct({ quantity: 0 })];
  expect(checkCartLines([line], products, { another: 5 })).toMatchObject({ lines: [] });
});

test('never runs out of a made-to-order product', () => {
  const endless = sampleProduct({ quantity: 0, continueSelling: true });
  expect(checkCartLines([line], [endless])).toMatchObject({
    notices: [],
    lines: [{ quantity: 2 }],
  });
});

test.each([
  ['missing', []],
  ['archived', [sampleProduct({ status: 'archived' })]],
])('removes a product that is %s and reports it', (_why, products) => {
  const { lines, notices } = checkCartLines([line], products);
  expect(lines).toEqual([]);
  expect(notices).toEqual([{ key: line.id, kind: 'not-for-sale', name: product.title }]);
});

test('returns the tax data of each product in stock', () => {
  const silk = sampleProduct({ hsnCode: '5007', chargeTax: false });
  expect(checkCartLines([line], [silk]).goods).toEqual({
    [line.id]: { hsnCode: '5007', chargeTax: false, isMadeToOrder: false, canBeGift: false },
  });
});

test('marks a product sold without stock as made to order', () => {
  const loom = sampleProduct({ quantity: 0, continueSelling: true });
  expect(checkCartLines([line], [loom]).goods).toMatchObject({
    [line.id]: { isMadeToOrder: true },
  });
});

const kurta = sampleProduct({ variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }] });
const inSize = (Size: string) => ({ ...line, options: { Size } });

test('shares the stock between two sizes of a product', () => {
  const { lines, notices } = checkCartLines([inSize('38'), inSize('42')], [kurta]);
  expect(lines).toMatchObject([
    { options: { Size: '38' }, quantity: 2 },
    { options: { Size: '42' }, quantity: 1 },
  ]);
  expect(notices).toMatchObject([{ kind: 'fewer-left', name: `${kurta.title} (Size: 42)`, to: 1 }]);
});

test('keeps a line with a missing or unknown size and reports it', () => {
  const { lines, optionProblems } = checkCartLines([line, inSize('44')], [kurta]);
  expect(lines).toHaveLength(2);
  expect(Object.values(optionProblems).map(textOf)).toEqual([
    `Please choose a size for ${kurta.title}.`,
    `${kurta.title} is no longer available in size 44.`,
  ]);
  expect(checkCartLines([inSize('38')], [kurta]).optionProblems).toEqual({});
});

test('checks each size against its own stock, price and picture', () => {
  const kurta = sampleProduct({
    price: 1800,
    quantity: 6,
    variants: [{ id: 'size', name: 'Size', values: ['S', 'M', 'L'] }],
    combinations: {
      v1: { ...PLAIN_COMBINATION, options: { Size: 'S' }, quantity: 0 },
      v2: { ...PLAIN_COMBINATION, options: { Size: 'M' }, quantity: 1, price: 1950 },
      v3: { ...PLAIN_COMBINATION, options: { Size: 'L' }, quantity: 5, picture: 'products/k/back' },
    },
    pictures: [
      { path: 'products/k/front', alt: '', color: '', width: 960, height: 1200 },
      { path: 'products/k/back', alt: '', color: '', width: 960, height: 1200 },
    ],
  });
  const inSize = (Size: string, quantity: number) => ({
    ...cartItem(kurta, ''),
    options: { Size },
    quantity,
  });
  const { lines, soldOut, notices } = checkCartLines(
    [inSize('S', 1), inSize('M', 2), inSize('L', 5)],
    [kurta],
  );
  expect(soldOut).toMatchObject([{ options: { Size: 'S' } }]);
  expect(lines).toMatchObject([
    { options: { Size: 'M' }, variantId: 'v2', price: 1950, quantity: 1, stock: 1 },
    { options: { Size: 'L' }, variantId: 'v3', price: 1800, quantity: 5, stock: 5 },
  ]);
  expect(lines[1]?.image).toContain(encodeURIComponent('products/k/back_320.webp'));
  expect(notices.map(({ kind, name }) => [kind, name])).toEqual([
    ['sold-out', `${kurta.title} (Size: S)`],
    ['price-changed', `${kurta.title} (Size: M)`],
    ['fewer-left', `${kurta.title} (Size: M)`],
  ]);
  const key = `${kurta._id}${JSON.stringify([['Size', 'S']])}`;
  const own = checkCartLines([inSize('S', 1)], [kurta], { [kurta._id]: 3, [key]: 2 });
  expect(own.lines).toMatchObject([{ quantity: 1, stock: 2 }]);
});

const STITCHING = { id: 'blouse', name: 'Blouse stitching', nameHindi: '', makingDays: 6 };
const saree = (price: number) =>
  sampleProduct({
    tailoring: { measurements: [], services: [{ ...STITCHING, price, measurements: [] }] },
  });
const stitched = {
  ...line,
  price: line.price + 950,
  tailoringId: '0123456789abcdef',
  tailoring: { services: [{ ...STITCHING, price: rupeesToPaise(950) }], measurements: [] },
};

test('keeps a line with its service, and updates the price of the service', () => {
  expect(checkCartLines([stitched], [saree(950)])).toMatchObject({
    lines: [stitched],
    notices: [],
    optionProblems: {},
  });
  const { lines, notices } = checkCartLines([stitched], [saree(1000)]);
  expect(lines).toMatchObject([
    { price: line.price + 1000, tailoring: { services: [{ price: 100_000 }] } },
  ]);
  expect(notices).toMatchObject([{ kind: 'price-changed', to: line.price + 1000 }]);
});

test('reports a withdrawn service by its line', () => {
  const { lines, optionProblems } = checkCartLines([stitched], [product]);
  expect(lines).toMatchObject([{ tailoringId: stitched.tailoringId }]);
  expect(Object.keys(optionProblems)).toEqual([`${line.id}${stitched.tailoringId}`]);
  expect(Object.values(optionProblems).map(textOf)).toEqual([
    `A service that you chose for ${product.title} is no longer offered. Please choose again.`,
  ]);
});

test('reports a missing measurement of a piece that was added without any', () => {
  const field = { id: 'waist', name: 'Waist', nameHindi: '', unit: 'cm', min: 55, max: 130 };
  const sewn = sampleProduct({ tailoring: { measurements: [field], services: [] } });
  const { optionProblems } = checkCartLines([line], [sewn]);
  expect(Object.values(optionProblems).map(textOf)).toEqual([
    `Please enter the measurement “Waist” for ${product.title}.`,
  ]);
});
