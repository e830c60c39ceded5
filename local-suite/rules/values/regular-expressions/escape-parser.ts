import type { CharacterSet, Range } from './character-set.ts';
import { perlClass, unicodeProperty } from './named-classes.ts';
import type { PatternReader } from './pattern-reader.ts';

const OCTAL = /[1-7][0-7]{1,2}|0[0-7]{0,2}/y;
const HEX = /x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/y;
const PROPERTY = /([pP])(?:\{(\^?)([A-Za-z_]+)\}|([A-Z]))/y;
/** ASCII punctuation, which an escape makes literal. */
const LITERAL = /^[ -/:-@[-`{-~]$/;
const MAX_CODE_POINT = 0x10ffff;

const CONTROL = new Map([
  ['a', 0x07],
  ['f', 0x0c],
  ['n', 0x0a],
  ['r', 0x0d],
  ['t', 0x09],
  ['v', 0x0b],
]);

/** An escape is a character or a class, inside and outside of brackets. */
export type Escaped =
  | { kind: 'character'; codePoint: number }
  | { kind: 'class'; set: CharacterSet };

/** Parses what follows a backslash. Rejects back references and anything else that RE2 does not support. */
export function parseEscape(reader: PatternReader, start: number): Escaped {
  return (
    parseClassEscape(reader, start) ??
    parseNumericEscape(reader, start) ??
    parseLetterEscape(reader, start)
  );
}

function parseClassEscape(reader: PatternReader, start: number): Escaped | undefined {
  const ranges = perlClass(reader.peek());
  if (ranges) {
    reader.next();
    return { kind: 'class', set: plainSet(ranges, []) };
  }
  const found = reader.take(PROPERTY);
  if (!found) return undefined;
  const [, character, caret, longName, shortName] = found;
  const negated = (character === 'P') !== (caret === '^');
  const property = unicodeProperty(longName ?? shortName ?? '', negated);
  if (!property) reader.fail('invalid character class range', start);
  return { kind: 'class', set: plainSet([], [property]) };
}

function parseNumericEscape(reader: PatternReader, start: number): Escaped | undefined {
  const octal = reader.take(OCTAL);
  if (octal) return { kind: 'character', codePoint: Number.parseInt(octal[0], 8) };
  const hex = reader.take(HEX);
  if (!hex) return undefined;
  const codePoint = Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
  if (codePoint > MAX_CODE_POINT) reader.fail('invalid escape sequence', start);
  return { kind: 'character', codePoint };
}

function parseLetterEscape(reader: PatternReader, start: number): Escaped {
  const character = reader.next();
  if (character === '') reader.fail('trailing \\ at end of expression', start);
  const control = CONTROL.get(character);
  if (control !== undefined) return { kind: 'character', codePoint: control };
  const codePoint = character.codePointAt(0);
  if (codePoint === undefined || !LITERAL.test(character)) {
    return reader.fail('invalid escape sequence', start);
  }
  return { kind: 'character', codePoint };
}

/** Neither negated nor case-insensitive. */
export function plainSet(ranges: readonly Range[], properties: readonly RegExp[]): CharacterSet {
  return { ranges, properties, negated: false, foldCase: false };
}
