import { expect, test } from 'vitest';

import { sampleProduct } from '#testing/sample-product.ts';

import { mergeEdits } from './merge-edits.ts';
import { toProductFormValues } from './product-form-values.ts';

const original = sampleProduct({
  price: 1800,
  quantity: 8,
  vendor: '',
  description: 'Woven once.',
});

test('keeps both people’s changes, prefers the local value on conflict and names the field', () => {
  const edited = {
    ...toProductFormValues(original),
    vendor: 'Phulia',
    description: 'Woven by hand.',
  };
  const latest = { ...original, price: 2100, description: 'Woven twice.' };
  const { form, theirs, both } = mergeEdits(original, edited, latest);
  expect(form).toMatchObject({ price: '2100', vendor: 'Phulia', description: 'Woven by hand.' });
  expect(theirs.toSorted()).toEqual(['description', 'price']);
  expect(both).toEqual(['description']);
});

test('reports no conflict when both made the same change', () => {
  const edited = { ...toProductFormValues(original), price: '2100' };
  expect(mergeEdits(original, edited, { ...original, price: 2100 }).both).toEqual([]);
});

test('adds up both people’s changes to the quantity', () => {
  const edited = { ...toProductFormValues(original), quantity: '10' };
  const { form, both } = mergeEdits(original, edited, { ...original, quantity: 5 });
  expect(form.quantity).toBe('7');
  expect(both).toEqual([]);
  expect(
    mergeEdits(original, toProductFormValues(original), { ...original, quantity: 5 }).form.quantity,
  ).toBe('5');
});
