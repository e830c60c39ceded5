import { describe, expect, test } from 'vitest';

import { compileFirestoreRules } from '../firestore-policy.ts';
import { issuesOf, rulesFile } from '../testing/issues.ts';

const condition = (text: string) => rulesFile(`match /a/{b} { allow read: if ${text}; }`);

describe('errors in conditions', () => {
  test.each<[condition: string, issue: string]>([
    ['missing()', 'E 4:31 Invalid function name: missing.'],
    ['resource.data.nope()', 'E 4:45 Invalid function name: nope.'],
    ["'a'.hasAny(['a'])", 'E 4:35 Invalid function name: hasAny.'],
    ['[1].union([2].toSet()) == 1', 'E 4:35 Invalid function name: union.'],
    ['math.cube(2) == 8', 'E 4:36 Invalid function name: math.cube.'],
    ['firestore.get(/a/b) == 1', 'E 4:31 Invalid variable name: firestore.'],
    ['exists()', 'E 4:31 Wrong number of arguments for exists(): received 0, expected 1.'],
    [
      'resource.data.size(1) == 1',
      'E 4:45 Wrong number of arguments for size(): received 1, expected 0.',
    ],
    [
      'math.pow(2) == 8',
      'E 4:36 Wrong number of arguments for math.pow(): received 1, expected 2.',
    ],
    [
      "resource.data.get('a') == 1",
      'E 4:45 Wrong number of arguments for get(): received 1, expected 2.',
    ],
    ['unknown == 1', 'E 4:31 Invalid variable name: unknown.'],
    ['request.auth.uid == a', 'E 4:51 Invalid variable name: a.'],
    ['math == 1', 'E 4:31 Invalid variable name: math.'],
    ['resource.data is text', 'E 4:48 Unknown type: text.'],
    ["'yes'", 'E 4:31 Invalid type. Received [string]. Expected [bool].'],
    ['true && 1', 'E 4:39 Invalid type. Received [int]. Expected [bool].'],
    ['!null', 'E 4:32 Invalid type. Received [null]. Expected [bool].'],
    ['[1] ? true : false', 'E 4:31 Invalid type. Received [list]. Expected [bool].'],
    [
      "b.matches('(?=x)')",
      'E 4:41 Invalid regular expression pattern. invalid perl operator: (?=.',
    ],
    [
      "b.replace('(a)\\\\1', '') == ''",
      'E 4:41 Invalid regular expression pattern. invalid escape sequence: \\1.',
    ],
    ["b.split('[') == []", 'E 4:39 Invalid regular expression pattern. missing closing ]: [.'],
  ])('%s', (text, issue) => {
    expect(issuesOf(condition(text))).toContain(issue);
    expect(compileFirestoreRules(condition(text)).ok).toBe(false);
  });

  test.each(["bool('true')", 'math.isInfinite(1.0)', '1 && true', "'a' || true"])(
    'accepts %s, as the service does',
    (text) => {
      expect(issuesOf(condition(text))).toEqual([]);
    },
  );

  test('leaves a regular expression that is not a literal to run time', () => {
    expect(issuesOf(condition("b.matches('(' + b)"))).toEqual([]);
  });
});
