import { expect, it } from 'vitest';

import { parseDifference } from './parse-difference.ts';

it.each([
  ['+5', 5],
  ['5', 5],
  [' -2 ', -2],
  ['−3', -3],
])('parses %j as %i', (typed, difference) => {
  expect(parseDifference(typed)).toBe(difference);
});

it.each(['', '0', '-0', '1.5', 'five', '=5', '99999999'])('rejects %j', (typed) => {
  expect(parseDifference(typed)).toBeNull();
});
