import { expect, test } from 'vitest';

import { lineInHindi } from './hindi-line.ts';
import { lineTitle } from './line-title.ts';

const line = {
  title: 'Kurta',
  titleHindi: 'कुर्ता',
  options: { Size: 'L' },
  tailoring: {
    services: [
      { name: 'Hemming', nameHindi: 'तुरपाई' },
      { name: 'Lining', nameHindi: '' },
    ],
  },
};

test('names a line in Hindi, and in English what has no Hindi', () => {
  const say = (words: string) => (words === 'Size' ? 'साइज़' : words);
  expect(lineTitle(lineInHindi(line), say)).toBe('कुर्ता (साइज़: L, तुरपाई, Lining)');
  expect(lineTitle(lineInHindi({ title: 'Stole' }), say)).toBe('Stole');
});
