import { describe, expect, test } from 'vitest';

import { compileFirestoreRules } from '../firestore-policy.ts';
import { issuesOf, rulesFile as file } from '../testing/issues.ts';

describe('errors in declarations', () => {
  const functions = (text: string) => file(`${text}\nmatch /a/{b} { allow read: if f(1) == 1; }`);
  test.each<[what: string, source: string, issue: string]>([
    [
      'a function twice in one block',
      functions('function f(a) { return a; } function f(b) { return b; }'),
      'E 4:38 Function is already defined: f.',
    ],
    [
      'a parameter twice',
      functions('function f(a, a) { return a; }'),
      'E 4:15 Variable is already defined: a.',
    ],
    [
      'a let like a parameter',
      functions('function f(a) { let a = 1; return a; }'),
      'E 4:21 Variable is already defined: a.',
    ],
    [
      'a let before its time',
      functions('function f(a) { let b = c; let c = a; return b + c; }'),
      'E 4:25 Invalid variable name: c.',
    ],
    [
      'the wrong number of arguments',
      functions('function f(a, b) { return a + b; }'),
      'E 5:31 Wrong number of arguments for f(): received 1, expected 2.',
    ],
    [
      'recursion',
      functions('function f(a) { return f(a); }'),
      'E 4:24 Recursive call is not allowed: f.',
    ],
    [
      'recursion through another',
      functions('function f(a) { return g(a); } function g(a) { return f(a); }'),
      'E 4:55 Recursive call is not allowed: f.',
    ],
    [
      'more than 10 lets',
      functions(
        `function f(a) { ${Array.from({ length: 11 }, (_, i) => `let v${i} = a;`).join('')} return v0; }`,
      ),
      'E 4:10 Function f has more than 10 let variables.',
    ],
    [
      'more than 7 parameters',
      functions('function f(a, b, c, d, e, g, h, i) { return a; }'),
      'E 4:10 Function f has more than 7 parameters.',
    ],
    [
      'an unknown operation',
      file('match /a/{b} { allow read, peek: if true; }'),
      'E 4:28 Invalid operation: peek.',
    ],
    [
      'a variable twice in a path',
      file('match /a/{b}/c/{b} { allow read; }'),
      'E 4:16 Variable is already defined: b.',
    ],
    [
      'two recursive wildcards in a path',
      file('match /{a=**}/x/{b=**} { allow read; }'),
      'E 4:7 A path may have one recursive wildcard at most.',
    ],
    [
      'matches nested deeper than 10',
      file('match /a { '.repeat(10) + '}'.repeat(10)),
      'E 4:106 Match blocks are nested deeper than 10.',
    ],
    [
      'more than 20 variables',
      file(`match ${Array.from({ length: 20 }, (_, i) => `/{v${i}}`).join('')} { allow read; }`),
      'E 4:7 The path has more than 20 variables.',
    ],
    [
      'more than 100 segments',
      file(`match ${'/a'.repeat(98)} { allow read; }`),
      'E 4:7 The path has more than 100 segments.',
    ],
    [
      'a match block with nothing in it',
      file('match /a/{b} {}'),
      "E 4:7 The 'match' body must contain at least one declaration.",
    ],
    ['no service', "rules_version = '2';", "E 1:1 Missing 'service cloud.firestore'."],
    [
      'another service',
      "rules_version = '2'; service firebase.storage {}",
      "E 1:1 Missing 'service cloud.firestore'.",
    ],
    [
      'an unknown service',
      `${file('')} service cloud.filestore {}`,
      'E 5:12 Unknown service: cloud.filestore.',
    ],
    [
      'a service twice',
      `${file('')} service cloud.firestore {}`,
      'E 5:12 Service is already defined: cloud.firestore.',
    ],
    [
      'an unknown version',
      "rules_version = '3'; service cloud.firestore {}",
      "E 1:17 Unsupported rules version: 3. Expected '1' or '2'.",
    ],
    [
      'a recursive wildcard before the end in version 1',
      'service cloud.firestore { match /{a=**}/b/{c} { allow read; } }',
      "E 1:33 A recursive wildcard must end the path unless rules_version is '2'.",
    ],
    [
      'a syntax error',
      'service cloud.firestore {',
      "E 1:26 Unexpected end of file, expected 'match', 'function' or '}'.",
    ],
  ])('%s', (_what, source, issue) => {
    expect(issuesOf(source)).toContain(issue);
    expect(compileFirestoreRules(source).ok).toBe(false);
  });

  test('an inner function may hide an outer one', () => {
    const source = file(
      'function f() { return false; } match /a/{b} { function f() { return true; } allow read: if f(); }',
    );
    expect(issuesOf(source)).toEqual(['W 4:10 Unused function: f.']);
  });
});

describe('warnings', () => {
  test.each<[what: string, source: string, issues: string[]]>([
    [
      'a file of version 1',
      'service cloud.firestore { match /a/{b} { allow read; } }',
      [
        'W 1:1 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      ],
    ],
    ['an unused function', file('function f() { return true; }'), ['W 4:10 Unused function: f.']],
    [
      'what is wrong in an unused function',
      file('function f() { return nope() && x == 1; }'),
      [
        'W 4:10 Unused function: f.',
        'W 4:23 Invalid function name: nope.',
        'W 4:33 Invalid variable name: x.',
      ],
    ],
    [
      'unused parameters and variables',
      file('function f(a, b) { let c = b; return true; } match /a/{b} { allow read: if f(1, 2); }'),
      ['W 4:12 Unused variable: a.', 'W 4:24 Unused variable: c.'],
    ],
    [
      'rules inside of a recursive wildcard in version 1',
      "rules_version = '1';\nservice cloud.firestore { match /{a=**} { allow read; match /b { allow get; } } }",
      [
        'W 1:17 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
        'W 2:33 Glob(**) resource rules should not have child resource rules.',
      ],
    ],
  ])('%s', (_what, source, issues) => {
    expect(issuesOf(source)).toEqual(issues);
    expect(compileFirestoreRules(source).ok).toBe(true);
  });

  test('become errors as soon as a condition reaches them', () => {
    const source = file(
      'function g() { return nope(); } function f() { return g(); } match /a/{b} { allow read: if g(); }',
    );
    expect(issuesOf(source)).toEqual([
      'E 4:23 Invalid function name: nope.',
      'W 4:42 Unused function: f.',
    ]);
  });
});
