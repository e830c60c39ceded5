import { describe, expect, test } from 'vitest';

import { testConditions } from '../testing/condition-cases.ts';
import { evaluate } from '../testing/evaluate.ts';

testConditions({
  '!': [
    ['!false', true],
    ['!!true', true],
    ['!(resource.data.text == 1)', true],
    ['!resource.data.text', 'Type error. Received: [string]. Expected: [bool].'],
    ['!resource.data.missing', 'Property missing is undefined on object.'],
  ],
  '?:': [
    ['true ? true : false', true],
    ['false ? true : false', false],
    ['resource.data.flag ? 1 == 1 : 1 / 0 == 1', true],
    ['(false ? 1 : 2) == 2', true],
    ['false ? true : true ? true : false', true],
    ["resource.data.text in {'namaste': 1} ? true : false", true],
    ['resource.data.missing ? true : true', 'Property missing is undefined on object.'],
    ['resource.data.int ? true : true', 'Type error. Received: [int]. Expected: [bool].'],
  ],
  'path literals': [
    ['/users/$(request.auth.uid) == /users/asha', true],
    ['/databases/$(database)/documents == path("databases/(default)/documents")', true],
    ['/a/$(/b/c)/d == /a/b/c/d', true],
    ['/a/$(5) == /a/5', true],
    ["/a/$('b/c') == /a/b/c", false],
    ["/a/$('') == /a", false],
    ['/a/$(null) == /a/null', true],
    ['/a/$(1.5) == /a/1.5', true],
  ],
  precedence: [
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['10 - 4 - 3 == 3', true],
    ['2 * 3 % 4 == 2', true],
    ['1 < 2 == true', true],
    ['(1 in [1]) == true', true],
    ['1 == 1 in [true]', true],
    ['1 in [1] == true', "Type error. Received: [bool]. Expected: [list, map, set] after 'in'."],
    ['1 == 1 is bool', true],
    ['1 is int == true', true],
    ['true || false && false', true],
    ['!false && true', true],
    ['-1 < 5 % 3', true],
    ['6 / 2 / 3 == 1', true],
  ],
});

/** T is true, F is false, E is an error, X is not a boolean. */
const OPERANDS = { T: 'true', F: 'false', E: '(1 / 0 == 1)', X: '(1 + 1)' };
const MISSING = 'Divide by zero error.';
const NO_BOOL = 'Type error. Received: [int]. Expected: [bool].';

describe('errors in && and ||', () => {
  const TABLE: [
    left: keyof typeof OPERANDS,
    right: keyof typeof OPERANDS,
    and: boolean | string,
    or: boolean | string,
  ][] = [
    ['T', 'T', true, true],
    ['T', 'F', false, true],
    ['T', 'E', MISSING, true],
    ['T', 'X', NO_BOOL, true],
    ['F', 'T', false, true],
    ['F', 'F', false, false],
    ['F', 'E', false, MISSING],
    ['F', 'X', false, NO_BOOL],
    ['E', 'T', MISSING, true],
    ['E', 'F', false, MISSING],
    ['E', 'E', MISSING, MISSING],
    ['E', 'X', MISSING, MISSING],
    ['X', 'T', NO_BOOL, true],
    ['X', 'F', false, NO_BOOL],
    ['X', 'E', NO_BOOL, NO_BOOL],
    ['X', 'X', NO_BOOL, NO_BOOL],
  ];
  test.each(TABLE)('%s && %s → %j, || → %j', (left, right, and, or) => {
    expect(evaluate(`${OPERANDS[left]} && ${OPERANDS[right]}`)).toBe(and);
    expect(evaluate(`${OPERANDS[left]} || ${OPERANDS[right]}`)).toBe(or);
  });

  test.each<[condition: string, outcome: boolean | string]>([
    ['(1 / 0 == 1) && true && false', false],
    ['(1 / 0 == 1) || false || true', true],
    ['!((1 / 0 == 1) && false)', true],
    ['!(1 / 0 == 1)', MISSING],
    ['((1 / 0 == 1) || true) && true', true],
    ["(resource.data.missing == 1 || resource.data.text == 'namaste') && true", true],
    ['(1 / 0 == 1) == true', MISSING],
  ])('%s → %j', (condition, outcome) => {
    expect(evaluate(condition)).toBe(outcome);
  });

  test('skip the right side if the left one decides', () => {
    const lookUps = Array.from({ length: 11 }, (_, i) => `exists(${place(i)})`).join(' || ');
    expect(evaluate(`true || ${lookUps}`)).toBe(true);
    expect(evaluate(`false && (${lookUps})`)).toBe(false);
  });
});

function place(i: number): string {
  return `/databases/$(database)/documents/places/p${i}`;
}
