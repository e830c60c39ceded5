import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { DEFAULT_SHIPPING } from '../pricing/shipping-rates.ts';
import { DEFAULT_DELIVERY } from '../shopping/delivery.ts';
import { placeholderFault, PROSE_FIGURES, proseFigures, withFigures } from './placeholders.ts';

const USUAL = { shipping: DEFAULT_SHIPPING, delivery: DEFAULT_DELIVERY };
const all = PROSE_FIGURES.map((name) => `{${name}}`).join(' · ');

test('each figure is said in the language of its text', () => {
  expect(withFigures(all, proseFigures(USUAL, 'en'))).toBe(
    '₹2,000 · ₹150 · 2 working days · 24 working days · 15',
  );
  expect(withFigures(all, proseFigures(USUAL, 'hi'))).toBe(
    '₹2,000 · ₹150 · 2 कार्य-दिवस · 24 कार्य-दिवस · 15',
  );
});

test('the figures are those that staff have set', () => {
  const shipping = { freeAbove: paise(99_900), flatFee: paise(0) };
  const figures = (dispatchDays: number) =>
    proseFigures({ shipping, delivery: { ...DEFAULT_DELIVERY, dispatchDays } }, 'en');
  expect(figures(1)).toMatchObject({
    freeShippingAbove: '₹999',
    shippingFee: '₹0',
    dispatchTime: '1 working day',
  });
  expect(figures(0).dispatchTime).toBe('the same working day');
});

test.each(['{freeShiping}', '{ shippingFee }', '{}', '{constructor}'])(
  'what is no figure is told, with those that there are: %s',
  (wrong) => {
    const text = `Free above {freeShippingAbove}, else ${wrong}.`;
    expect(placeholderFault(text)).toBe(
      `The shop has no figure ${wrong}. It has {freeShippingAbove}, {shippingFee}, {dispatchTime}, {weavingTime}, {returnDays}`,
    );
    expect(withFigures(text, proseFigures(USUAL, 'en'))).toBe(`Free above ₹2,000, else ${wrong}.`);
  },
);

test('text without placeholders, or with figures alone, is right', () => {
  expect(placeholderFault('A brace { alone is text.')).toBeUndefined();
  expect(placeholderFault(all)).toBeUndefined();
});
