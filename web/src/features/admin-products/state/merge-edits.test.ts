import { expect, test } from 'vitest';

import { sampleProduct } from '#testing/sample-product.ts';

import { mergeTyped } from './merge-edits.ts';
import { formOf } from './product-form-values.ts';

const opened = sampleProduct({ price: 1800, quantity: 8, vendor: '', description: 'Woven once.' });

test('what each of two people changed is kept; where both did, what was typed here stands and is named', () => {
  const typed = { ...formOf(opened), vendor: 'Phulia', description: 'Woven by hand.' };
  const newest = { ...opened, price: 2100, description: 'Woven twice.' };
  const { form, theirs, both } = mergeTyped(opened, typed, newest);
  expect(form).toMatchObject({ price: '2100', vendor: 'Phulia', description: 'Woven by hand.' });
  expect(theirs.toSorted()).toEqual(['description', 'price']);
  expect(both).toEqual(['description']);
});

test('both changing a field to the same thing is nothing to tell', () => {
  const typed = { ...formOf(opened), price: '2100' };
  expect(mergeTyped(opened, typed, { ...opened, price: 2100 }).both).toEqual([]);
});

test('pieces that one person added and another sold or added are all counted', () => {
  const typed = { ...formOf(opened), quantity: '10' };
  const { form, both } = mergeTyped(opened, typed, { ...opened, quantity: 5 });
  expect(form.quantity).toBe('7');
  expect(both).toEqual([]);
  expect(mergeTyped(opened, formOf(opened), { ...opened, quantity: 5 }).form.quantity).toBe('5');
});
