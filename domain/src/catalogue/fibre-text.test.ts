import { expect, test } from 'vitest';

import { fibresIn, fibreText } from './fibre-text.ts';

const BLEND = [
  { name: 'Cotton', percent: 80 },
  { name: 'Mulberry silk', percent: 20 },
];

test('fibres are read as they are written', () => {
  expect(fibreText(BLEND)).toBe('Cotton 80; Mulberry silk 20');
  expect(fibresIn(fibreText(BLEND))).toEqual(BLEND);
  expect(fibresIn(' ')).toEqual([]);
});

test('fibres are read as a label writes them, too, and one alone is all of it', () => {
  expect(fibresIn('80% Cotton, 20 % Mulberry silk')).toEqual(BLEND);
  expect(fibresIn('Cotton 80%\nMulberry silk 20%')).toEqual(BLEND);
  expect(fibresIn('Hill cotton')).toEqual([{ name: 'Hill cotton', percent: 100 }]);
});

test('a share that nobody wrote is not made up', () => {
  expect(fibresIn('Cotton; Silk').map(({ percent }) => percent)).toEqual([Number.NaN, Number.NaN]);
});
