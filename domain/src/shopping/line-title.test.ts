import { expect, test } from 'vitest';

import { lineTitle, variantName } from './line-title.ts';

test('names the size first, in whichever order the options are stored', () => {
  for (const options of [
    { Size: 'L', Colour: 'Indigo', Border: 'Red' },
    { Border: 'Red', Colour: 'Indigo', Size: 'L' },
  ]) {
    expect(lineTitle({ title: 'Kurta', options })).toBe(
      'Kurta (Size: L, Border: Red, Colour: Indigo)',
    );
    expect(variantName(options)).toBe('L, Red, Indigo');
  }
});
