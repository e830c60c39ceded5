import fc from 'fast-check';
import { expect, test } from 'vitest';

import { gstinCheckCharacter, gstinProblem, gstinStateCode, isGstin } from './gstin.ts';
import { findState, INDIAN_STATES } from './indian-states.ts';

const capital = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
const capitals = (length: number) =>
  fc.array(capital, { minLength: length, maxLength: length }).map((all) => all.join(''));
const numbers = fc
  .tuple(
    fc.constantFrom(...INDIAN_STATES.map(({ gstCode }) => gstCode)),
    capitals(5),
    fc.integer({ min: 1000, max: 9999 }),
    capital,
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([state, name, digits, last, entity]) => {
    const first = `${state}${name}${digits}${last}${entity}Z`;
    return first + gstinCheckCharacter(first);
  });

test('accepts a number with the right check character, in any case and with spaces', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(isGstin(number)).toBe(true);
      expect(isGstin(`${number.toLowerCase().slice(0, 2)} ${number.slice(2)}`)).toBe(true);
      expect(gstinStateCode(number)).toBe(number.slice(0, 2));
    }),
  );
});

test('detects every single mistyped character', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.nat(14),
      fc.constantFrom(...Array.from('0123456789ABCXYZ')),
      (number, at, typed) => {
        fc.pre(number.charAt(at) !== typed);
        expect(isGstin(number.slice(0, at) + typed + number.slice(at + 1))).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test('knows the check character of a published example', () => {
  expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V');
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
});

test('rejects invalid formats and states', () => {
  for (const number of [
    '',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1AV',
    '00AAPFU0939F1ZV',
    'AAAAPFU0939F1ZV',
  ]) {
    expect(isGstin(number)).toBe(false);
  }
});

test('has 28 states and 8 union territories with unique codes', () => {
  expect(INDIAN_STATES).toHaveLength(36);
  expect(new Set(INDIAN_STATES.map(({ iso }) => iso)).size).toBe(36);
  expect(new Set(INDIAN_STATES.map(({ gstCode }) => gstCode)).size).toBe(36);
});

test.each([
  [' telangana ', 'Telangana'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['NCT of Delhi', 'Delhi'],
  ['KA', 'Karnataka'],
  ['IN-MH', 'Maharashtra'],
])('finds a state by %s', (typed, name) => {
  expect(findState(typed)?.name).toBe(name);
});

test.each(['', '  ', 'Atlantis', '__x__', 'constructor', 'Maharashtra2 or Goa'])(
  'finds no state for “%s”',
  (typed) => {
    expect(findState(typed)).toBeUndefined();
  },
);

test('explains what is wrong with a number', () => {
  expect(gstinProblem('18krgha4821m1zy')).toBeNull();
  expect(gstinProblem('18KRGHA4821M1Z')?.text).toBe('A GST number has 15 characters');
  expect(gstinProblem('18KRGHA4821M1YY')?.text).toContain('Z and a check character');
  expect(gstinProblem('99KRGHA4821M1ZY')?.text).toContain('not a state code');
  expect(gstinProblem('18KRGHA4821M1ZX')?.text).toContain('typing mistake');
});
