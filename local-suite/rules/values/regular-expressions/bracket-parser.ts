import type { CharacterSet, Range } from './character-set.ts';
import { parseEscape, type Escaped } from './escape-parser.ts';
import { posixClass } from './named-classes.ts';
import type { PatternReader } from './pattern-reader.ts';

const POSIX = /\[:(\^?)(\w+):\]/y;

/** Parses `[a-z\d[:upper:]]` after its opening bracket. */
export function parseBrackets(reader: PatternReader): CharacterSet {
  const start = reader.offset - 1;
  const ranges: Range[] = [];
  const properties: RegExp[] = [];
  const negated = reader.eat('^');
  for (let first = true; first || !reader.eat(']'); first = false) {
    if (reader.peek() === '') reader.fail('missing closing ]', start);
    const part = parsePart(reader);
    ranges.push(...part.ranges);
    properties.push(...part.properties);
  }
  return { ranges, properties, negated, foldCase: reader.flags.foldCase };
}

function parsePart(reader: PatternReader): Pick<CharacterSet, 'ranges' | 'properties'> {
  const start = reader.offset;
  const posix = reader.take(POSIX);
  if (posix) {
    const ranges = posixClass(posix[2] ?? '', posix[1] === '^');
    return {
      ranges: ranges ?? reader.fail('invalid character class range', start),
      properties: [],
    };
  }
  const first = parseMember(reader);
  if (first.kind === 'class') return first.set;
  return {
    ranges: [[first.codePoint, parseRangeEnd(reader, first.codePoint, start)]],
    properties: [],
  };
}

/** Returns the end of `a-z`, or the character itself if there is no range (`a`, or the `-` of `[a-]`). */
function parseRangeEnd(reader: PatternReader, from: number, start: number): number {
  const isRange = reader.peek() === '-' && !reader.text.startsWith('-]', reader.offset);
  if (!isRange) return from;
  reader.next();
  const to = parseMember(reader);
  if (to.kind === 'class' || to.codePoint < from) {
    return reader.fail('invalid character class range', start);
  }
  return to.codePoint;
}

function parseMember(reader: PatternReader): Escaped {
  const start = reader.offset;
  const character = reader.next();
  if (character === '\\') return parseEscape(reader, start);
  const codePoint = character.codePointAt(0);
  if (codePoint === undefined) return reader.fail('missing closing ]', start);
  return { kind: 'character', codePoint };
}
