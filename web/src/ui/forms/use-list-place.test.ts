import { expect, test } from 'vitest';

import { placeOf } from './use-list-place.ts';

const field = (top: number) => ({ top, bottom: top + 48, left: 16, width: 300 });

test('shows the list below its field where there is room', () => {
  const below = { top: '152px', bottom: 'auto', left: '16px', width: '300px', maxHeight: '320px' };
  expect(placeOf(field(100), 740)).toEqual(below);
});

test('shows the list above a field at the end of the window', () => {
  expect(placeOf(field(600), 740)).toMatchObject({ top: 'auto', bottom: '144px' });
});

test('never lets the list leave the window', () => {
  expect(placeOf(field(60), 300)).toMatchObject({ top: '112px', maxHeight: '184px' });
  expect(placeOf(field(200), 300)).toMatchObject({ bottom: '104px', maxHeight: '192px' });
});
