import { parseBrackets } from './bracket-parser.ts';
import { MAX_CODE_POINT, type CharacterSet } from './character-set.ts';
import { parseEscape, plainSet } from './escape-parser.ts';
import { parseGroup } from './group-parser.ts';
import { PatternError } from './pattern-error.ts';
import { PatternReader } from './pattern-reader.ts';
import type { Assertion, Pattern, Repetition } from './pattern-tree.ts';

const BOUNDS = /\{(\d+)(,(\d*))?\}/y;
const REPEATS = /[*+?]|\{\d+(?:,\d*)?\}/y;
const QUOTED = /\\Q([^]*?)(?:\\E|$)|\\[^]/g;
const MAX_REPEAT = 1000;
const MAX_NESTING = 200;

const ESCAPED_ASSERTIONS = new Map<string, Assertion>([
  ['A', 'textStart'],
  ['z', 'textEnd'],
  ['b', 'wordBoundary'],
  ['B', 'noWordBoundary'],
]);

/** Parses RE2 syntax and counts the capturing groups. Throws PatternError for anything that RE2 rejects. */
export function parsePattern(text: string): { pattern: Pattern; groups: number } {
  const reader = new PatternReader(spellOut(text));
  const pattern = parseAlternatives(reader, 0);
  if (reader.peek() === ')') throw new PatternError(`unexpected ): ${text}`);
  return { pattern, groups: reader.groups };
}

/** Replaces `\\Q…\\E` (literal text) by single escapes. */
function spellOut(text: string): string {
  return text.replace(QUOTED, (whole: string, quoted: string | undefined) =>
    whole.startsWith('\\Q') ? (quoted ?? '').replace(/[!-/:-@[-`{-~]/g, '\\$&') : whole,
  );
}

function parseAlternatives(reader: PatternReader, nesting: number): Pattern {
  if (nesting > MAX_NESTING) throw new PatternError('expression nests too deeply');
  const items = [parseSequence(reader, nesting)];
  while (reader.eat('|')) items.push(parseSequence(reader, nesting));
  return items.length === 1 && items[0] ? items[0] : { kind: 'alternatives', items };
}

function parseSequence(reader: PatternReader, nesting: number): Pattern {
  const items: Pattern[] = [];
  while (!['', '|', ')'].includes(reader.peek())) {
    items.push(parseRepeated(reader, nesting));
  }
  return { kind: 'sequence', items };
}

function parseRepeated(reader: PatternReader, nesting: number): Pattern {
  const start = reader.offset;
  const item = parseAtom(reader, nesting);
  const repeatStart = reader.offset;
  const bounds = parseBounds(reader);
  if (!bounds) return item;
  if (item.kind === 'empty') reader.fail('no argument for repetition operator', repeatStart);
  const lazy = reader.eat('?');
  const isStacked = reader.take(REPEATS) !== undefined;
  if (isStacked || !isSensible(bounds)) reader.fail('bad repetition operator', repeatStart);
  const repetition: Repetition = {
    kind: 'repetition',
    item,
    ...bounds,
    greedy: lazy === reader.flags.ungreedy,
  };
  if (repeatFactor(repetition) > MAX_REPEAT) reader.fail('bad repetition operator', start);
  return repetition;
}

function isSensible({ min, max }: { min: number; max: number }): boolean {
  return min <= MAX_REPEAT && max >= min && (max <= MAX_REPEAT || max === Infinity);
}

function parseBounds(reader: PatternReader): { min: number; max: number } | undefined {
  if (reader.eat('*')) return { min: 0, max: Infinity };
  if (reader.eat('+')) return { min: 1, max: Infinity };
  if (reader.eat('?')) return { min: 0, max: 1 };
  const found = reader.take(BOUNDS);
  if (!found) return undefined;
  const min = Number(found[1]);
  if (found[2] === undefined) return { min, max: min };
  return { min, max: found[3] === '' ? Infinity : Number(found[3]) };
}

/** How often the innermost item is repeated in nested counted repetitions. */
function repeatFactor(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'repetition': {
      const times = pattern.max === Infinity ? pattern.min : pattern.max;
      return Math.max(times, 1) * repeatFactor(pattern.item);
    }
    case 'sequence':
    case 'alternatives':
      return Math.max(1, ...pattern.items.map(repeatFactor));
    case 'group':
      return repeatFactor(pattern.item);
    default:
      return 1;
  }
}

function parseAtom(reader: PatternReader, nesting: number): Pattern {
  const start = reader.offset;
  if (reader.take(REPEATS)) reader.fail('no argument for repetition operator', start);
  const character = reader.next();
  switch (character) {
    case '(':
      return parseGroup(reader, () => parseAlternatives(reader, nesting + 1));
    case '[':
      return { kind: 'character', set: parseBrackets(reader) };
    case '\\':
      return parseBackslash(reader, start);
    default:
      return parseSymbol(reader, character);
  }
}

function parseSymbol(reader: PatternReader, character: string): Pattern {
  const { multiLine, dotMatchesNewline } = reader.flags;
  if (character === '^') {
    return { kind: 'assertion', assertion: multiLine ? 'lineStart' : 'textStart' };
  }
  if (character === '$') {
    return { kind: 'assertion', assertion: multiLine ? 'lineEnd' : 'textEnd' };
  }
  if (character !== '.') return literal(reader, character);
  return { kind: 'character', set: dotMatchesNewline ? ANYTHING : ANYTHING_BUT_NEWLINE };
}

const ANYTHING: CharacterSet = plainSet([[0, MAX_CODE_POINT]], []);
const ANYTHING_BUT_NEWLINE: CharacterSet = { ...plainSet([[0x0a, 0x0a]], []), negated: true };

function parseBackslash(reader: PatternReader, start: number): Pattern {
  const assertion = ESCAPED_ASSERTIONS.get(reader.peek());
  if (assertion) {
    reader.next();
    return { kind: 'assertion', assertion };
  }
  const escaped = parseEscape(reader, start);
  if (escaped.kind === 'class') return { kind: 'character', set: escaped.set };
  return literal(reader, String.fromCodePoint(escaped.codePoint));
}

function literal(reader: PatternReader, character: string): Pattern {
  const codePoint = character.codePointAt(0) ?? 0;
  const set = plainSet([[codePoint, codePoint]], []);
  return { kind: 'character', set: { ...set, foldCase: reader.flags.foldCase } };
}
