import { complement, type Range } from './character-set.ts';

const DIGIT: Range[] = [[0x30, 0x39]];
const UPPER: Range[] = [[0x41, 0x5a]];
const LOWER: Range[] = [[0x61, 0x7a]];
const WORD: Range[] = [...DIGIT, ...UPPER, [0x5f, 0x5f], ...LOWER];

/** `\d`, `\s`, `\w` are ASCII in RE2, and `\s` excludes the vertical tab. */
const PERL = new Map<string, Range[]>([
  ['d', DIGIT],
  [
    's',
    [
      [0x09, 0x0a],
      [0x0c, 0x0d],
      [0x20, 0x20],
    ],
  ],
  ['w', WORD],
]);

const POSIX = new Map<string, Range[]>([
  ['alnum', [...DIGIT, ...UPPER, ...LOWER]],
  ['alpha', [...UPPER, ...LOWER]],
  ['ascii', [[0x00, 0x7f]]],
  [
    'blank',
    [
      [0x09, 0x09],
      [0x20, 0x20],
    ],
  ],
  [
    'cntrl',
    [
      [0x00, 0x1f],
      [0x7f, 0x7f],
    ],
  ],
  ['digit', DIGIT],
  ['graph', [[0x21, 0x7e]]],
  ['lower', LOWER],
  ['print', [[0x20, 0x7e]]],
  [
    'punct',
    [
      [0x21, 0x2f],
      [0x3a, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
    ],
  ],
  [
    'space',
    [
      [0x09, 0x0d],
      [0x20, 0x20],
    ],
  ],
  ['upper', UPPER],
  ['word', WORD],
  ['xdigit', [...DIGIT, [0x41, 0x46], [0x61, 0x66]]],
]);

/** The class of `\d`, `\D` etc.; undefined for any other letter. */
export function perlClass(character: string): Range[] | undefined {
  const ranges = PERL.get(character.toLowerCase());
  return ranges && character !== character.toLowerCase() ? complement(ranges) : ranges;
}

/** The class of `[:alpha:]`, negated by `^` before the name; undefined if unknown. */
export function posixClass(name: string, negated: boolean): Range[] | undefined {
  const ranges = POSIX.get(name);
  return ranges && negated ? complement(ranges) : ranges;
}

/** `\w` as used for word boundaries. */
export function isWordCharacter(codePoint: number | undefined): boolean {
  return codePoint !== undefined && WORD.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** A test for a general category (`L`, `Lu`) or a script (`Devanagari`); undefined if unknown. */
export function unicodeProperty(name: string, negated: boolean): RegExp | undefined {
  if (name === 'Any') return negated ? /[^\s\S]/u : /[\s\S]/u;
  const character = negated ? 'P' : 'p';
  const body = name.length <= 2 ? name : `Script=${name}`;
  try {
    return new RegExp(`\\${character}{${body}}`, 'u');
  } catch {
    return undefined;
  }
}
