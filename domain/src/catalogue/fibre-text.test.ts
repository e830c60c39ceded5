import { expect, test } from 'vitest';

import { fibresIn, fibreText } from './fibre-text.ts';

const BLEND = [
  { name: 'Cotton', percent: 80 },
  { name: 'Mulberry silk', percent: 20 },
];

test('reads fibres as written', () => {
  expect(fibreText(BLEND)).toBe('Cotton 80; Mulberry silk 20');
  expect(fibresIn(fibreText(BLEND))).toEqual(BLEND);
  expect(fibresIn(' ')).toEqual([]);
});

test('reads fibres in label notation, and one fibre alone as 100 %', () => {
  expect(fibresIn('80% Cotton, 20 % Mulberry silk')).toEqual(BLEND);
  expect(fibresIn('Cotton 80%\nMulberry silk 20%')).toEqual(BLEND);
  expect(fibresIn('Hill cotton')).toEqual([{ name: 'Hill cotton', percent: 100 }]);
});

test('adds no share that was not written', () => {
  expect(fibresIn('Cotton; Silk').map(({ percent }) => percent)).toEqual([Number.NaN, Number.NaN]);
});
