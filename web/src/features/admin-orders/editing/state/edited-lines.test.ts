import { expect, test } from 'vitest';

import { changedLines } from './edited-lines.ts';

const LINES = [
  { productId: 'saree', quantity: 2 },
  { productId: 'kurta', options: { Size: 'M' }, quantity: 1 },
];
const item = (productId: string, fields: object = {}) => ({
  ...{ productId, title: '', quantity: 1, isChosen: true },
  ...fields,
});

test('sends only the lines that change', () => {
  expect(changedLines(LINES, { quantities: {}, added: [] })).toEqual([]);
  expect(changedLines(LINES, { quantities: { saree: 1 }, added: [item('bag')] })).toEqual([
    { productId: 'saree', quantity: 1 },
    { productId: 'bag', quantity: 1 },
  ]);
});

test('adds up what is added twice or is in the order already', () => {
  const medium = item('kurta', { options: { Size: 'M' }, quantity: 2 });
  expect(changedLines(LINES, { quantities: {}, added: [medium, medium] })).toEqual([
    { productId: 'kurta', options: { Size: 'M' }, quantity: 5 },
  ]);
});
