import { expect, test } from 'vitest';

import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { maxPurchasable, type Product } from './product.ts';
import { asSold, optionsProblem, selectableOptions, valueState } from './product-options.ts';
import { optionsMessage } from '../messages/option-messages.ts';

const size = { id: 'v1', name: 'Size', values: ['38', '40'] };
const colour = { id: 'v2', name: 'Colour', values: ['Red'] };
const kurta = { variants: [size, colour] };

const messageFor = (options?: Record<string, string>) => {
  const problem = optionsProblem(kurta, options);
  return problem && optionsMessage(problem, 'Ajrakh kurta').text;
};

test('requires a size and colour for a kurta', () => {
  expect(messageFor({ Colour: 'Red', Size: '40' })).toBeNull();
});

test.each([
  [undefined, 'Please choose a size for Ajrakh kurta.'],
  [{ Size: '38' }, 'Please choose a colour for Ajrakh kurta.'],
  [{ Size: '44', Colour: 'Red' }, 'Ajrakh kurta is no longer available in size 44.'],
  [
    { Size: '38', Colour: 'Red', Length: 'Long' },
    'Ajrakh kurta is no longer available in length Long.',
  ],
  [{ constructor: 'Red' }, 'Ajrakh kurta is no longer available in constructor Red.'],
])('explains what is wrong with %j', (options, sentence) => {
  expect(messageFor(options)).toBe(sentence);
});

test('words an age option correctly', () => {
  const sentence = optionsMessage({ kind: 'missing', name: 'Age' }, 'Mangalagiri shirt').text;
  expect(sentence).toBe('Please choose an age for Mangalagiri shirt.');
});

test('accepts no options for a product without any', () => {
  expect(optionsProblem({ variants: [] })).toBeNull();
  expect(optionsProblem({ variants: [] }, {})).toBeNull();
  expect(optionsProblem({ variants: [] }, { Size: '40' })).toMatchObject({ kind: 'gone' });
});

test('ignores options without values and repeated names', () => {
  const odd = { variants: [{ ...size, values: [] }, colour, { ...colour, values: ['Blue'] }] };
  expect(selectableOptions(odd)).toEqual([colour]);
  expect(optionsProblem(odd, { Colour: 'Red' })).toBeNull();
});

const variant = (Size: string, Colour: string, quantity: number) => ({
  ...PLAIN_COMBINATION,
  options: { Size, Colour },
  quantity,
});
const stocked: Product = {
  ...PLAIN_PRODUCT,
  _id: 'kurta',
  quantity: 5,
  variants: [size, { ...colour, values: ['Red', 'Blue'] }],
  combinations: {
    v1: variant('38', 'Red', 2),
    v2: variant('40', 'Red', 0),
    v3: variant('40', 'Blue', 3),
  },
};

test('marks values that are sold out or not made with what is chosen so far', () => {
  const sizes = (chosen: Record<string, string>) =>
    ['38', '40'].map((value) => valueState(stocked, chosen, { name: 'Size', value }));
  expect(sizes({})).toEqual(['available', 'available']);
  expect(sizes({ Colour: 'Red' })).toEqual(['available', 'sold-out']);
  expect(sizes({ Colour: 'Blue', Size: '40' })).toEqual(['not-made', 'available']);
  expect(
    valueState(
      { ...stocked, continueSelling: true },
      { Colour: 'Red' },
      { name: 'Size', value: '40' },
    ),
  ).toBe('available');
  expect(valueState({ ...stocked, combinations: {} }, {}, { name: 'Size', value: '38' })).toBe(
    'available',
  );
});

test('counts all variants until the choice is complete, then the chosen one', () => {
  expect(maxPurchasable(asSold(stocked, {}))).toBe(5);
  expect(maxPurchasable(asSold(stocked, { Size: '40' }))).toBe(5);
  expect(maxPurchasable(asSold(stocked, { Size: '40', Colour: 'Blue' }))).toBe(3);
  expect(maxPurchasable(asSold(stocked, { Size: '38', Colour: 'Blue' }))).toBe(0);
});
