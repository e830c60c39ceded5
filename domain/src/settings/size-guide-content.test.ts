import { expect, test } from 'vitest';

import { CONTENT_SCHEMAS, readContent } from './content.ts';

const GUIDE = {
  id: 'kurtas',
  title: 'Kurtas',
  vendor: '',
  collections: ['kurtas'],
  measurements: [{ name: 'Chest' }, { name: 'Waist' }],
  sizes: [{ size: '40', values: ['98–101', '86.5'] }],
  note: '',
};
const check = (changes: object) => () =>
  CONTENT_SCHEMAS['size-guides'].validateSync({ entries: [{ ...GUIDE, ...changes }] });

test('accepts a complete guide and reads it back', () => {
  expect(check({})()).toEqual({ entries: [GUIDE] });
  expect(readContent('size-guides', { entries: [GUIDE], revision: 3 })).toEqual({
    entries: [GUIDE],
  });
});

test.each([
  [{ sizes: [{ size: '40', values: ['98'] }] }, 'Fill in every measurement of every size'],
  [{ sizes: [{ size: '40', values: ['38"', '86'] }] }, 'Enter centimetres, such as 96 or 94–98'],
  [{ sizes: [] }, 'Add at least one size'],
  [{ measurements: [], sizes: [{ size: '40', values: [] }] }, 'Add at least one measurement'],
  [{ collections: ['hats'] }, 'Choose a collection from the list'],
  [{ titleHindi: 'कुर्ते' }, 'Fill in all Hindi fields, or leave them all empty'],
])('refuses %j', (changes, message) => {
  expect(check(changes)).toThrow(message);
});
