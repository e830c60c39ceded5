import { expect, test } from 'vitest';

import { cancelOption, hasWorkStarted, shopperCancelMode } from './order-action.ts';
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

test.each([
  ['pending_payment', plain, 'cancel'],
  ['placed', plain, 'cancel'],
  ['packed', plain, 'request'],
  ['confirmed', made, 'too_late'],
  ['rto', plain, null],
  ['delivered', plain, null],
  ['cancelled', plain, null],
  ['expired', plain, null],
] as const)('offers a shopper of a %s order with lines %j: %s', (state, lines, option) => {
  expect(cancelOption({ state, lines })).toBe(option);
});

test('says that a cancellation is requested while the order can still be cancelled', () => {
  const requested = (state: OrderState) =>
    cancelOption({ state, lines: plain, cancelRequest: { reason: 'Changed my mind.' } });
  for (const state of ['packed', 'shipped', 'on_hold', 'rto'] as const) {
    expect(requested(state)).toBe('requested');
  }
  for (const state of ['delivered', 'returned', 'cancelled'] as const) {
    expect(requested(state)).toBeNull();
  }
});
