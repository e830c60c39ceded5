import { expect, test } from 'vitest';

import { quantityFromStock, shortLines } from './offer-stock.ts';

const counted = { trackQuantity: true, continueSelling: false, quantity: 100 };
const STOCK = new Map([
  ['kurta', counted],
  ['bowl', { ...counted, continueSelling: true }],
  ['card', { ...counted, trackQuantity: false, quantity: 0 }],
]);
const stockOf = (id: string) => STOCK.get(id);
const line = (productId: string | null, quantity: number) => ({ productId, quantity });

test('takes a line from stock as a whole, in order of lines', () => {
  const lines = [line('kurta', 70), line('kurta', 70), line('kurta', 30), line('gone', 5)];
  expect(quantityFromStock(lines, stockOf)).toEqual([70, 0, 30, 0]);
  expect(shortLines(lines, stockOf)).toEqual([{ place: 1, available: 100 }]);
});

test('never reports made-to-order, untracked or custom lines as short', () => {
  const lines = [line('bowl', 500), line('card', 500), line(null, 500), line('kurta', 101)];
  expect(shortLines(lines, stockOf)).toEqual([{ place: 3, available: 100 }]);
});
