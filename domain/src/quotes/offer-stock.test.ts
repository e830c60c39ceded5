import { expect, test } from 'vitest';

import { PLAIN_COMBINATION } from '../testing/plain-product.ts';
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

test('does not report a line that is still to be divided among sizes', () => {
  const large = { ...PLAIN_COMBINATION, options: { Size: 'L' } };
  const kurta = { ...counted, combinations: { v1: large } };
  const lines = [{ ...line('kurta', 70), options: { Size: 'L' } }, line('kurta', 70)];
  expect(shortLines(lines, () => kurta)).toEqual([{ place: 0, available: 0 }]);
});

test('never reports made-to-order, untracked or custom lines as short', () => {
  const lines = [line('bowl', 500), line('card', 500), line(null, 500), line('kurta', 101)];
  expect(shortLines(lines, stockOf)).toEqual([{ place: 3, available: 100 }]);
});
