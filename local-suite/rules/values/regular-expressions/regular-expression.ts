import { Machine, type Captures } from './machine.ts';
import { parsePattern } from './pattern-parser.ts';
import { compileProgram, type Instruction } from './program.ts';

const MAX_CACHED = 500;
const cache = new Map<string, RegularExpression>();

/** A regular expression as RE2 runs it: its syntax, its preferences, linear time. */
export class RegularExpression {
  readonly #program: Instruction[];

  /** @throws PatternError for what RE2 refuses */
  constructor(pattern: string) {
    this.#program = compileProgram(parsePattern(pattern).pattern);
  }

  /** The compiled form of a pattern, kept for the next time. */
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

  /** Replaces every match. `\0` to `\9` in the replacement stand for the groups, `\\` for itself. */
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

  /** The pieces between the matches; empty matches separate single characters. */
  split(text: string): string[] {
    const points = toPoints(text);
    const pieces: string[] = [];
    let last = 0;
    for (const captures of this.findAll(points)) {
      const [start, end] = bounds(captures);
      const isEdge = start === end && (start === 0 || start === points.length);
      if (isEdge) continue;
      pieces.push(toText(points, last, start));
      last = end;
    }
    return [...pieces, toText(points, last, points.length)];
  }

  private *findAll(points: number[]): Generator<Captures> {
    const machine = new Machine(this.#program, points);
    let from = 0;
    let previousEnd = -1;
    while (from <= points.length) {
      const captures = machine.find({ from, anchored: false, wholeText: false });
      if (!captures) return;
      const [start, end] = bounds(captures);
      const isEmptyAfterMatch = start === end && start === previousEnd;
      if (!isEmptyAfterMatch) yield captures;
      previousEnd = end;
      from = end > start ? end : end + 1;
    }
  }
}

function bounds(captures: Captures): [number, number] {
  return [captures[0] ?? 0, captures[1] ?? 0];
}

function expand(replacement: string, captures: Captures, points: number[]): string {
  return replacement.replace(/\\([0-9\\])/g, (_whole, sign: string) => {
    if (sign === '\\') return '\\';
    const start = captures[Number(sign) * 2];
    const end = captures[Number(sign) * 2 + 1];
    return start === undefined || end === undefined ? '' : toText(points, start, end);
  });
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
