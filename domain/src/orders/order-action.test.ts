import { expect, test } from 'vitest';

import { hasWorkStarted, shopperCancelMode } from './order-action.ts';
import type { OrderState } from './order-state.ts';

const plain = [{}];
const made = [{}, { tailoring: { services: [], measurements: [] } }];
type Lines = Parameters<typeof hasWorkStarted>[0]['lines'];
const modes = (lines: Lines, states: readonly OrderState[]) =>
  states.map((state) => shopperCancelMode({ state, lines }));

test('lets shoppers cancel an order until it is packed, and ask until it arrives', () => {
  expect(
    modes(plain, ['placed', 'confirmed', 'packed', 'shipped', 'on_hold', 'delivered']),
  ).toEqual(['alone', 'alone', 'by-asking', 'by-asking', 'by-asking', null]);
});

test('lets shoppers cancel a piece made for them only until it is confirmed', () => {
  expect(modes(made, ['placed', 'confirmed', 'packed', 'shipped', 'on_hold', 'delivered'])).toEqual(
    ['alone', null, null, null, 'by-asking', null],
  );
  expect(hasWorkStarted({ state: 'confirmed', lines: made })).toBe(true);
  expect(hasWorkStarted({ state: 'placed', lines: made })).toBe(false);
  expect(hasWorkStarted({ state: 'confirmed', lines: plain })).toBe(false);
});
