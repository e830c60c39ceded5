import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { DEFAULT_SHIPPING } from '../pricing/shipping-rates.ts';
import { DEFAULT_DELIVERY } from '../shopping/delivery.ts';
import {
  placeholderProblem,
  PLACEHOLDERS,
  placeholderValues,
  fillPlaceholders,
} from './placeholders.ts';

const USUAL = { shipping: DEFAULT_SHIPPING, delivery: DEFAULT_DELIVERY };
const all = PLACEHOLDERS.map((name) => `{${name}}`).join(' · ');

test('formats each figure in the language of its text', () => {
  expect(fillPlaceholders(all, placeholderValues(USUAL, 'en'))).toBe(
    '₹2,000 · ₹150 · 2 working days · 24 working days · 15',
  );
  expect(fillPlaceholders(all, placeholderValues(USUAL, 'hi'))).toBe(
    '₹2,000 · ₹150 · 2 कार्य-दिवस · 24 कार्य-दिवस · 15',
  );
});

test('inserts the configured figures', () => {
  const shipping = { freeAbove: paise(99_900), flatFee: paise(0) };
  const figures = (dispatchDays: number) =>
    placeholderValues({ shipping, delivery: { ...DEFAULT_DELIVERY, dispatchDays } }, 'en');
  expect(figures(1)).toMatchObject({
    freeShippingAbove: '₹999',
    shippingFee: '₹0',
    dispatchTime: '1 working day',
  });
  expect(figures(0).dispatchTime).toBe('the same working day');
});

test.each(['{freeShiping}', '{ shippingFee }', '{}', '{constructor}'])(
  'reports unknown placeholders and the known ones: %s',
  (wrong) => {
    const text = `Free above {freeShippingAbove}, else ${wrong}.`;
    expect(placeholderProblem(text)).toBe(
      `There is no placeholder ${wrong}. You can use {freeShippingAbove}, {shippingFee}, {dispatchTime}, {weavingTime}, {returnDays}`,
    );
    expect(fillPlaceholders(text, placeholderValues(USUAL, 'en'))).toBe(
      `Free above ₹2,000, else ${wrong}.`,
    );
  },
);

test('accepts text without placeholders or with known ones', () => {
  expect(placeholderProblem('A brace { alone is text.')).toBeUndefined();
  expect(placeholderProblem(all)).toBeUndefined();
});
