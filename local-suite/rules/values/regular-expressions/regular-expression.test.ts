import { describe, expect, test } from 'vitest';

import { PatternError } from './pattern-error.ts';
import { RegularExpression } from './regular-expression.ts';

const matches = (pattern: string, text: string) => RegularExpression.of(pattern).matchesWhole(text);

/** Pattern, texts that match as a whole, texts that do not. */
const MATCHING: [pattern: string, accepted: string[], refused: string[]][] = [
  ['', [''], ['a']],
  ['abc', ['abc'], ['ab', 'abcd', 'xabc', 'ABC']],
  ['a|bc|', ['a', 'bc', ''], ['abc', 'b']],
  ['a*', ['', 'a', 'aaa'], ['b', 'aab']],
  ['a+?', ['a', 'aa'], ['']],
  ['a{2}', ['aa'], ['a', 'aaa']],
  ['a{2,}', ['aa', 'aaaa'], ['a']],
  ['a{1,3}', ['a', 'aaa'], ['', 'aaaa']],
  ['a{,3}', ['a{,3}'], ['aa']],
  ['x{', ['x{'], ['x']],
  ['(ab)+c?', ['ab', 'ababc'], ['aab']],
  ['(?:ab|a)b', ['abb', 'ab'], ['a']],
  ['(?P<year>\\d{4})-(?P<month>\\d\\d)', ['2026-11'], ['26-11']],
  ['(?<year>\\d{4})', ['2026'], ['x']],
  ['[a-c]', ['a', 'b', 'c'], ['d', 'ab']],
  ['[^a-c]', ['d', 'ä', '\n'], ['a', '']],
  ['[]a]', [']', 'a'], ['b']],
  ['[a-]', ['a', '-'], ['b']],
  ['[\\d\\-x]+', ['12-x'], ['y']],
  ['[[:alpha:]_]+', ['Ab_'], ['1']],
  ['[[:^digit:]]', ['a'], ['1']],
  ['\\d+', ['0123'], ['٣', 'a']],
  ['\\D', ['a', '٣'], ['1']],
  ['\\s', [' ', '\t', '\n', '\f', '\r'], ['\v', '\u00a0', 'a']],
  ['\\S', ['a', '\v'], [' ']],
  ['\\w+', ['aZ_9'], ['ä', '-']],
  ['\\W', ['-', 'ä'], ['a']],
  ['\\pL+', ['aÄश'], ['1']],
  ['\\PL', ['1'], ['a']],
  ['\\pN', ['1', '٣', '५'], ['a']],
  ['\\p{Lu}', ['A', 'Ä'], ['a']],
  ['\\p{^Lu}', ['a'], ['A']],
  ['\\p{Devanagari}+', ['नमस'], ['abc']],
  ['[\\pL\\d ]+', ['Ab 1'], ['-']],
  ['.', ['a', '₹', '𝔸'], ['', '\n', 'ab']],
  ['(?s).', ['\n'], ['']],
  ['^a$', ['a'], ['a\n']],
  ['a\\z', ['a'], ['ab']],
  ['\\Aa', ['a'], ['ba']],
  ['(?m)^a$\\n^b$', ['a\nb'], ['ab']],
  ['\\bab\\b.*', ['ab', 'ab c'], ['abc']],
  ['a\\Bb', ['ab'], ['a b']],
  ['(?i)kargha', ['KARGHA', 'kargha', '\u212aargha'], ['karghá']],
  ['(?i)[a-c]+', ['ABC'], ['d']],
  ['(?i)[^a-c]', ['d', 'D'], ['a', 'A']],
  ['a(?i)b', ['ab', 'aB'], ['Ab']],
  ['(?i:a)b', ['Ab', 'ab'], ['aB']],
  ['(?i)a(?-i)b', ['Ab'], ['AB']],
  ['(a(?i))b', ['ab'], ['aB']],
  ['(?is).A', ['\na'], ['a']],
  ['\\x41\\x{1F600}\\101\\0', ['A😀A\0'], ['A']],
  ['\\a\\f\\t\\n\\r\\v', ['\x07\f\t\n\r\v'], ['a']],
  ['\\Qa.b*\\E+', ['a.b*', 'a.b**'], ['axb']],
  ['\\.\\*\\_', ['.*_'], ['ax_']],
  ['(a+)+$', ['aaaa'], ['aaab']],
  ['(a*)*', ['', 'aa'], ['b']],
  ['((a|ab)(c|bcd))(d*)', ['abcd', 'acd'], ['abc d']],
];

describe('whole-string matching', () => {
  test.each(MATCHING)('%j accepts %j and rejects %j', (pattern, accepted, refused) => {
    expect(accepted.filter((text) => !matches(pattern, text))).toEqual([]);
    expect(refused.filter((text) => matches(pattern, text))).toEqual([]);
  });
});

/** Patterns that RE2 rejects, with RE2's messages. */
const REFUSED: [pattern: string, message: string][] = [
  ['(?=a)', 'invalid perl operator: (?='],
  ['(?!a)', 'invalid perl operator: (?!'],
  ['(?<=a)', 'invalid perl operator: (?<='],
  ['(?<!a)', 'invalid perl operator: (?<!'],
  ['(?>a)', 'invalid perl operator: (?>'],
  ['(?x)a', 'invalid perl operator: (?x'],
  ['(?P=name)', 'invalid perl operator: (?P='],
  ['(a)\\1', 'invalid escape sequence: \\1'],
  ['\\8', 'invalid escape sequence: \\8'],
  ['\\k<a>', 'invalid escape sequence: \\k'],
  ['\\Z', 'invalid escape sequence: \\Z'],
  ['\\ä', 'invalid escape sequence: \\ä'],
  ['\\x{110000}', 'invalid escape sequence: \\x{110000}'],
  ['a**', 'bad repetition operator: **'],
  ['a++', 'bad repetition operator: ++'],
  ['a{2}{3}', 'bad repetition operator: {2}{3}'],
  ['a{1001}', 'bad repetition operator: {1001}'],
  ['a{3,2}', 'bad repetition operator: {3,2}'],
  ['(a{100}){100}', 'bad repetition operator: (a{100}){100}'],
  ['*a', 'no argument for repetition operator: *'],
  ['a|{2}', 'no argument for repetition operator: {2}'],
  ['(?i)*', 'no argument for repetition operator: *'],
  ['(a', 'missing closing ): (a'],
  ['a)', 'unexpected ): a)'],
  ['[a', 'missing closing ]: [a'],
  ['[b-a]', 'invalid character class range: b-a'],
  ['[[:nope:]]', 'invalid character class range: [:nope:]'],
  ['\\p{Nope}', 'invalid character class range: \\p{Nope}'],
  ['a\\', 'trailing \\ at end of expression: \\'],
  ['(?P<n>a)(?P<n>b)', 'duplicate capture group name: (?P<n>'],
  ['(?P<1>a)', 'invalid perl operator: (?P<'],
];

describe('rejected patterns', () => {
  test.each(REFUSED)('rejects %j with %j', (pattern, message) => {
    expect(() => new RegularExpression(pattern)).toThrow(new PatternError(message));
  });

  test('rejects a pattern that nests too deeply', () => {
    expect(() => new RegularExpression('('.repeat(5_000))).toThrow(PatternError);
  });

  test('rejects a pattern that needs too many steps', () => {
    const large = Array.from({ length: 100 }, () => '[a-z]{900}').join('|');
    expect(() => new RegularExpression(large)).toThrow(new PatternError('pattern too large'));
  });
});

describe('replace', () => {
  const REPLACED: [text: string, pattern: string, replacement: string, result: string][] = [
    ['banana', 'an', 'o', 'booa'],
    ['banana', 'a*', '-', '-b--n--n--'],
    ['a.b.c', '\\.', '/', 'a/b/c'],
    ['2026-11', '(\\d+)-(\\d+)', '$2/$1', '11/2026'],
    ['ab', 'b', '[$0]\\$1\\\\', 'a[b]$1\\'],
    ['abc', '(b)', '$11', 'ab1c'],
    ['aaa', 'a+?', 'x', 'xxx'],
    ['abcd', 'a|ab', 'x', 'xbcd'],
    ['', 'x*', 'y', 'y'],
    ['none', 'z', 'y', 'none'],
  ];
  test.each(REPLACED)('%j with /%s/ → %j results in %j', (text, pattern, replacement, result) => {
    expect(RegularExpression.of(pattern).replaceAll(text, replacement)).toBe(result);
  });
});

describe('split', () => {
  const SPLIT: [text: string, pattern: string, pieces: string[]][] = [
    ['a,b,c', ',', ['a', 'b', 'c']],
    ['a1b22c', '\\d+', ['a', 'b', 'c']],
    [',a,', ',', ['', 'a']],
    [',,', ',', ['']],
    ['abc', '', ['', 'a', 'b', 'c']],
    ['abc', 'x', ['abc']],
    ['', ',', ['']],
  ];
  test.each(SPLIT)('%j at /%s/ results in %j', (text, pattern, pieces) => {
    expect(RegularExpression.of(pattern).split(text)).toEqual(pieces);
  });
});

test('runs in time linear in the text, not in the number of alternatives', () => {
  expect(matches('(a|aa|a*)*(a*)*b', `${'a'.repeat(400)}c`)).toBe(false);
});
