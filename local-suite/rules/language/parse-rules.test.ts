import { describe, expect, test } from 'vitest';

import { parseRules } from './parse-rules.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

function placeOf(source: string): string {
  try {
    parseRules(source);
    return 'fine';
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
}

const match = (body: string) => `service cloud.firestore {\n  match /a/{b} {\n${body}\n  }\n}`;
const condition = (text: string) => match(`allow read: if ${text};`);

describe('valid rules files', () => {
  test.each<[what: string, source: string]>([
    ['an empty file', ''],
    ['a version alone', "rules_version = '2'"],
    ['comments anywhere', "/* a */ rules_version /* b */ = '2'; // c\n// d"],
    [
      'functions at every level',
      `function f() { return 1; } service s { function g() { return 1 } match /a { function h() { return 1; } } }`,
    ],
    [
      'functions and allows after inner matches',
      match('match /c/{d} {} allow read; function f() { return true; }'),
    ],
    ['an allow without a condition', match('allow read, write;')],
    ['allows without semicolons', match('allow read: if true\nallow write: if false')],
    ['recursive wildcards', 'service s { match /{all=**} {} match /a/{ rest = ** }/b {} }'],
    ['literal segments', 'service s { match /databases/(default)/a-b_c.d%20~@ {} }'],
    ['trailing commas', condition('f(1, [1, 2,], {"a": 1,},)')],
    ['strings with escapes', condition(String.raw`"\n\t\"\\\x41\u0042\101" == 'it\'s'`)],
    ['keywords as members', condition('resource.data.in.match.allow == request.if')],
    ['a division next to a path', condition('6 / 2 == 3 && /a/b != /a/$(6 / 2)')],
    ['Windows line ends', "rules_version = '2';\r\nservice s {\r\n}\r\n"],
  ])('%s', (_what, source) => {
    expect(placeOf(source)).toBe('fine');
  });
});

describe('syntax error positions', () => {
  test.each<[source: string, place: string]>([
    ['hello', "1:1 Unexpected 'hello', expected 'service', 'function' or 'rules_version'."],
    ['rules_version = 2;', "1:17 Unexpected '2', expected '1' or '2' in quotes."],
    ['service {', "1:9 Unexpected '{', expected the name of a service."],
    ['service s {', "1:12 Unexpected end of file, expected 'match', 'function' or '}'."],
    ['service s {\n  /a/b {}\n}', "2:3 Missing 'match' keyword before path."],
    ['service s {\n  match a {}\n}', "2:9 Unexpected 'a', expected '/'."],
    ['service s { match /a/{} {} }', "1:22 Unexpected '{', expected a path segment or {name}."],
    ['service s { match /a// {} }', "1:22 Unexpected '/', expected a path segment or {name}."],
    [match('allow;'), "3:6 Unexpected ';', expected an operation."],
    [match('allow read if true;'), "3:12 Unexpected 'if', expected ';'."],
    [match('allow read: true;'), "3:13 Unexpected 'true', expected 'if'."],
    [match('allow read: if ;'), "3:16 Unexpected ';', expected an expression."],
    [match('deny read;'), "3:1 Unexpected 'deny', expected 'allow', 'match', 'function' or '}'."],
    [match('function () { return 1; }'), "3:10 Unexpected '(', expected the name of the function."],
    [match('function f() { }'), "3:16 Unexpected '}', expected 'let' or 'return'."],
    [match('function f() { let a = 1 return a; }'), "3:26 Unexpected 'return', expected ';'."],
    [condition('a &&'), "3:20 Unexpected ';', expected an expression."],
    [condition('(a'), "3:18 Unexpected ';', expected ')'."],
    [condition('a[1'), "3:19 Unexpected ';', expected ':'."],
    [condition('a ? b'), "3:21 Unexpected ';', expected ':'."],
    [condition('a = b'), "3:18 Unexpected '=', expected ';'."],
    [condition('{a: 1}'), "3:17 Unexpected 'a', expected a quoted key."],
    [condition("'abc"), '3:16 Unterminated string.'],
    [condition("'a\\q\\xz'"), '3:19 Invalid escape sequence in a string.'],
    [condition('/a/$b'), "3:19 Unexpected '$', expected a path segment."],
    [condition('9223372036854775808'), '3:16 Integer is out of range.'],
    [condition('1 in in'), "3:21 Unexpected 'in', expected an expression."],
    ['/* no end', '1:1 Unterminated comment.'],
    [' '.repeat(262_145), '1:1 The rules are larger than 256 KB.'],
    [
      condition(`${'('.repeat(5000)}1${')'.repeat(5000)}`),
      '3:116 Expression is nested too deeply.',
    ],
    [condition(`${'!'.repeat(5000)}true`), '3:215 Expression is nested too deeply.'],
    [
      condition(`1${' + 1'.repeat(5000)} == 1`),
      '3:16 Expression is too complex to evaluate safely.',
    ],
    [`service s { ${'match /a { '.repeat(60)}`, '1:569 Match blocks are nested too deeply.'],
  ])('%.60j', (source, place) => {
    expect(placeOf(source)).toBe(place);
  });

  test('parses the smallest and the largest int', () => {
    expect(placeOf(condition('-9223372036854775808 < 9223372036854775807'))).toBe('fine');
  });

  test('accepts expressions 99 deep, and && chains of any length', () => {
    const refusal = '3:16 Expression is too complex to evaluate safely.';
    expect(placeOf(condition(`a${' && a'.repeat(98)}`))).toBe('fine');
    expect(placeOf(condition(`a${' && a'.repeat(99)}`))).toBe(refusal);
    expect(placeOf(condition(`${'!'.repeat(98)}true`))).toBe('fine');
    expect(placeOf(condition(`${'!'.repeat(99)}true`))).toBe(refusal);
    expect(placeOf(condition(`resource${'.a'.repeat(1000)} == 1`))).toBe('fine');
  });
});
