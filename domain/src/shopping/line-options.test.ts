import { object, ValidationError } from 'yup';
import { expect, test } from 'vitest';

import { textOf } from '../messages/sentence.ts';
import { isSameLine, keyOf, refOf } from './line-ref.ts';
import { lineTitle, optionsText } from './line-title.ts';
import { optionsField } from './line-options-field.ts';

const small = { productId: 'kurta', options: { Size: '38', Colour: 'Red' } };

test('treats the same options in any order as one line', () => {
  const turned = { productId: 'kurta', options: { Colour: 'Red', Size: '38' } };
  expect(isSameLine(small, turned)).toBe(true);
  expect(isSameLine(small, { ...small, options: { ...small.options, Size: '40' } })).toBe(false);
  expect(isSameLine(small, { productId: 'kurta' })).toBe(false);
  expect(isSameLine(small, { ...small, productId: 'shirt' })).toBe(false);
});

test('identifies a line without options by its product', () => {
  expect(keyOf({ productId: 'saree' })).toBe('saree');
  expect(keyOf({ productId: 'saree', options: {} })).toBe('saree');
  expect(refOf({ productId: 'saree', options: {} })).toEqual({ productId: 'saree' });
  expect(refOf({ productId: 'saree', options: undefined })).toStrictEqual({ productId: 'saree' });
});

test('gives different options different keys, whatever their text', () => {
  const one = { productId: 'a', options: { Size: '1', Colour: 'Red' } };
  const other = { productId: 'a', options: { Size: '1","Colour":"Red' } };
  expect(isSameLine(one, other)).toBe(false);
});

test('appends the options to the title', () => {
  expect(lineTitle({ title: 'Ajrakh kurta', options: { Size: '40' } })).toBe(
    'Ajrakh kurta (Size: 40)',
  );
  expect(lineTitle({ title: 'Saree' })).toBe('Saree');
  expect(optionsText(small.options, (word) => (word === 'Size' ? 'साइज़' : word))).toBe(
    'साइज़: 38, Colour: Red',
  );
});

const schema = object({ options: optionsField() });
const fault = (options: unknown) => {
  try {
    schema.validateSync({ options });
    return '';
  } catch (error) {
    return error instanceof ValidationError ? textOf(error.message) : error;
  }
};

test('accepts options as text by name, or none', () => {
  expect([fault({ Size: '40' }), fault(undefined), fault({})]).toEqual(['', '', '']);
  expect(schema.validateSync({})).toStrictEqual({});
});

test.each([
  ['40', 'must be an object of texts'],
  [['40'], 'must be an object of texts'],
  [null, 'must be an object of texts'],
  [{ Size: 40 }, 'must be an object of texts'],
  [{ Size: { $gt: '' } }, 'must be an object of texts'],
  [{ Size: '' }, '1 to 60 characters'],
  [{ ['S'.repeat(61)]: '40' }, '1 to 60 characters'],
  [{ __name__: '40' }, 'name is not allowed'],
  [Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}`, 'x'])), 'at most 20'],
])('%j is refused with its reason', (options, reason) => {
  expect(fault(options)).toContain(reason);
});
