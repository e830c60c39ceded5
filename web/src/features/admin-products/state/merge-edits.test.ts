import { expect, test } from 'vitest';

import { sampleProduct } from '#testing/sample-product.ts';

import { mergeEdits } from './merge-edits.ts';
import { toProductFormValues } from './product-form-values.ts';

const original = sampleProduct({ price: 1800, quantity: 8, vendor: '', description: 'Woven once.' });

test('what each of two people changed is kept; where both did, what was typed here stands and is named', () => {
  const typed = { ...toProductFormValues(original), vendor: 'Phulia', description: 'Woven by hand.' };
  const latest = { ...original, price: 2100, description: 'Woven twice.' };
  const { form, theirs, both } = mergeEdits(original, typed, latest);
  expect(form).toMatchObject({ price: '2100', vendor: 'Phulia', description: 'Woven by hand.' });
  expect(theirs.toSorted()).toEqual(['description', 'price']);
  expect(both).toEqual(['description']);
});

test('both changing a field to the same thing is nothing to tell', () => {
  const typed = { ...toProductFormValues(original), price: '2100' };
  expect(mergeEdits(original, typed, { ...original, price: 2100 }).both).toEqual([]);
});

test('pieces that one person added and another sold or added are all counted', () => {
  const typed = { ...toProductFormValues(original), quantity: '10' };
  const { form, both } = mergeEdits(original, typed, { ...original, quantity: 5 });
  expect(form.quantity).toBe('7');
  expect(both).toEqual([]);
  expect(mergeEdits(original, toProductFormValues(original), { ...original, quantity: 5 }).form.quantity).toBe('5');
});
