import { expect, test } from 'vitest';

import { canMoveTransfer, TRANSFER_STATES, transferPieces } from './transfer.ts';
import { newTransferSchema, shopPlacesSchema } from './transfer-requests.ts';

test('sends, receives and cancels in the right states', () => {
  const moves = TRANSFER_STATES.flatMap((from) =>
    TRANSFER_STATES.filter((to) => canMoveTransfer(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'pending → in_transit',
    'pending → cancelled',
    'in_transit → completed',
    'in_transit → cancelled',
  ]);
});

test('counts items, not products', () => {
  expect(transferPieces([{ quantity: 4 }, { quantity: 3 }])).toBe(7);
});

test('requires two different locations and unique products', () => {
  const line = { productId: 'saree', quantity: 2 };
  const wish = { requestId: 'request-1', fromId: 'store', toId: 'fair', lines: [line] };
  expect(newTransferSchema.isValidSync(wish)).toBe(true);
  for (const wrong of [
    { toId: 'store' },
    { fromId: '' },
    { lines: [] },
    { lines: [line, line] },
    { lines: [{ productId: 'saree', quantity: 0 }] },
  ]) {
    expect(newTransferSchema.isValidSync({ ...wish, ...wrong })).toBe(false);
  }
});

test('requires unique location names', () => {
  const place = (id: string, name: string) => ({ id, name, sells: true });
  const places = (...all: object[]) => ({ revision: 0, places: all });
  expect(shopPlacesSchema.isValidSync(places(place('a', 'Shop'), place('b', 'Fair')))).toBe(true);
  expect(shopPlacesSchema.isValidSync(places(place('a', 'Shop'), place('b', ' shop ')))).toBe(
    false,
  );
  expect(shopPlacesSchema.isValidSync(places(place('a', 'Shop'), place('a', 'Fair')))).toBe(false);
});
