import { expect, test } from 'vitest';

import { selectableOptions, optionsProblem } from './product-options.ts';
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
