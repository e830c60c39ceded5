import type { Flags, PatternReader } from './pattern-reader.ts';
import type { Pattern } from './pattern-tree.ts';

const NAME = /\?P?<([A-Za-z_]\w*)>/y;
const FLAGS = /\?([imsU]*)(?:-([imsU]+))?([:)])/y;

const FLAG_NAMES = new Map<string, keyof Flags>([
  ['i', 'foldCase'],
  ['m', 'multiLine'],
  ['s', 'dotMatchesNewline'],
  ['U', 'ungreedy'],
]);

/** Parses what follows an opening bracket: a group, `(?:…)`, `(?P<name>…)` or flags such as `(?i)`. */
export function parseGroup(reader: PatternReader, inner: () => Pattern): Pattern {
  const start = reader.offset - 1;
  if (reader.peek() !== '?') return capture(reader, inner, start);
  const named = reader.take(NAME);
  if (named) {
    const name = named[1] ?? '';
    if (reader.names.has(name)) reader.fail('duplicate capture group name', start);
    reader.names.add(name);
    return capture(reader, inner, start);
  }
  const flags = reader.take(FLAGS);
  if (!flags || flags[0] === '?)') return refuse(reader, start);
  return applyFlags(reader, flags, () => closed(reader, inner, start));
}

function capture(reader: PatternReader, inner: () => Pattern, start: number): Pattern {
  reader.groups += 1;
  const index = reader.groups;
  const outer = reader.flags;
  const item = closed(reader, inner, start);
  reader.flags = outer;
  return { kind: 'group', index, item };
}

function closed(reader: PatternReader, inner: () => Pattern, start: number): Pattern {
  const item = inner();
  if (!reader.eat(')')) reader.fail('missing closing )', start);
  return item;
}

function applyFlags(reader: PatternReader, found: RegExpExecArray, inner: () => Pattern): Pattern {
  const [, on = '', off = '', end] = found;
  const outer = reader.flags;
  reader.flags = { ...outer };
  for (const [characters, value] of [
    [on, true],
    [off, false],
  ] as const) {
    for (const character of characters) {
      const name = FLAG_NAMES.get(character);
      if (name) reader.flags[name] = value;
    }
  }
  if (end === ')') return { kind: 'empty' };
  const item = inner();
  reader.flags = outer;
  return item;
}

/** Lookaround, possessive groups and comments are Perl's, not RE2's. */
function refuse(reader: PatternReader, start: number): never {
  reader.take(/\?(?:P?(?:<[=!]?|[=!>|#&])|.)?/y);
  return reader.fail('invalid perl operator', start);
}
