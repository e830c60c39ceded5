import { expect, it } from 'vitest';

import { parseDifference } from './parse-difference.ts';

it.each([
  ['+5', 5],
  ['5', 5],
  [' -2 ', -2],
  ['−3', -3],
])('reads %j as a difference of %i', (typed, difference) => {
  expect(parseDifference(typed)).toBe(difference);
});

it.each(['', '0', '-0', '1.5', 'five', '=5', '99999999'])('takes %j for no difference', (typed) => {
  expect(parseDifference(typed)).toBeNull();
});
