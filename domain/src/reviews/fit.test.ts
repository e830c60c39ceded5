import { expect, test } from 'vitest';

import { fitSummary, hasSize } from './fit.ts';

test('sums up the most frequent answer', () => {
  expect(fitSummary({ small: 1, true: 8, large: 1 })).toEqual({ fit: 'true', count: 8, of: 10 });
  expect(fitSummary({ large: 2, true: 1 })).toEqual({ fit: 'large', count: 2, of: 3 });
});

test('has no summary before the first answer, nor from counts that went below zero', () => {
  expect([fitSummary(), fitSummary({}), fitSummary({ small: -1 })]).toEqual([null, null, null]);
});

test('asks for the fit of pieces in a size only', () => {
  expect([
    hasSize({ Size: '40' }),
    hasSize({ Age: '6–7' }),
    hasSize({ 'Bangle size': '2.4' }),
  ]).toEqual([true, true, true]);
  expect([hasSize({ Colour: 'Red' }), hasSize({}), hasSize(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});
