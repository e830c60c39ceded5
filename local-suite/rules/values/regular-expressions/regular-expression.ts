import { Machine, type Captures } from './machine.ts';
import { PatternError } from './pattern-error.ts';
import { parsePattern } from './pattern-parser.ts';
import { compileProgram, type Instruction } from './program.ts';

const MAX_CACHED = 500;
const cache = new Map<string, RegularExpression>();

/** A regular expression with RE2's syntax, match preference and linear time. */
export class RegularExpression {
  readonly #program: Instruction[];

  /** Throws PatternError for patterns that RE2 rejects. */
  constructor(pattern: string) {
    this.#program = compileProgram(parsePattern(pattern).pattern);
  }

  /** Cached. */
  static of(pattern: string): RegularExpression {
    const known = cache.get(pattern);
    if (known) return known;
    const compiled = new RegularExpression(pattern);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pattern, compiled);
    return compiled;
  }

  matchesWhole(text: string): boolean {
    const machine = new Machine(this.#program, toPoints(text));
    return machine.find({ from: 0, anchored: true, wholeText: true }) !== undefined;
  }

  /**
   * Replaces every match. `$0` to `$9` and higher in the replacement insert groups, a backslash escapes the next
   * character. Throws PatternError for an unknown group.
   */
  replaceAll(text: string, replacement: string): string {
    const points = toPoints(text);
    let result = '';
    let last = 0;
    for (const captures of this.findAll(points)) {
      const [start, end] = bounds(captures);
      result += toText(points, last, start) + expand(replacement, captures, points);
      last = end;
    }
    return result + toText(points, last, points.length);
  }

  /** Returns the parts between matches, always including the first, without empty ones at the end. */
  split(text: string): string[] {
    const points = toPoints(text);
    const pieces: string[] = [];
    let last = 0;
    for (const captures of this.findAll(points)) {
      const [start, end] = bounds(captures);
      pieces.push(toText(points, last, start));
      last = end;
    }
    pieces.push(toText(points, last, points.length));
    while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
    return pieces;
  }

  private *findAll(points: number[]): Generator<Captures> {
    const machine = new Machine(this.#program, points);
    let from = 0;
    while (from <= points.length) {
      const captures = machine.find({ from, anchored: false, wholeText: false });
      if (!captures) return;
      const [start, end] = bounds(captures);
      yield captures;
      from = end > start ? end : end + 1;
    }
  }
}

function bounds(captures: Captures): [number, number] {
  return [captures[0] ?? 0, captures[1] ?? 0];
}

function expand(replacement: string, captures: Captures, points: number[]): string {
  return replacement.replace(
    /\\([^])|\$(?:(\d+)|\{)/g,
    (_whole, sign?: string, digits?: string) => {
      if (sign !== undefined) return sign;
      if (digits === undefined) throw new PatternError('groups have numbers here, not names');
      const [group, rest] = groupOf(digits, captures.length / 2);
      const start = captures[group * 2];
      const end = captures[group * 2 + 1];
      return (start === undefined || end === undefined ? '' : toText(points, start, end)) + rest;
    },
  );
}

/** The longest leading number that is a group's, and the remaining digits. */
function groupOf(digits: string, groups: number): [group: number, rest: string] {
  for (let length = digits.length; length > 0; length -= 1) {
    const group = Number(digits.slice(0, length));
    if (group < groups) return [group, digits.slice(length)];
  }
  throw new PatternError(`there is no group ${digits}`);
}

function toPoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function toText(points: number[], start: number, end: number): string {
  return points
    .slice(start, end)
    .map((point) => String.fromCodePoint(point))
    .join('');
}
