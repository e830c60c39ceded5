import type { Cursor } from './cursor.ts';

const PLAIN = /[^'"\\\n]+/y;
const HEX_ESCAPE = /x[0-9A-Fa-f]{2}/y;
const OCTAL_ESCAPE = /[0-3][0-7]{2}/y;
const UNICODE_ESCAPE = /u[0-9A-Fa-f]{4}/y;

const CHARACTERS = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);

type Escape = (cursor: Cursor) => string | undefined;

export function atString(cursor: Cursor): boolean {
  const next = cursor.peek();
  return next === "'" || next === '"';
}

/** Parses `'…'` or `"…"` with escapes. */
export function parseString(cursor: Cursor): string {
  return parsePieces(cursor, escapedCharacter, (text) => text).join('');
}

/** Parses the quoted part of `b'…'`: text is UTF-8, `\xff` and `\377` are single bytes. */
export function parseBytes(cursor: Cursor): Buffer {
  const pieces = parsePieces(cursor, escapedByte, (text) => Buffer.from(text).toString('latin1'));
  return Buffer.from(pieces.join(''), 'latin1');
}

function parsePieces(cursor: Cursor, escape: Escape, plain: (text: string) => string): string[] {
  const start = cursor.offset;
  const quote = cursor.peek();
  cursor.offset += 1;
  const pieces: string[] = [];
  for (;;) {
    pieces.push(plain(cursor.take(PLAIN) ?? ''));
    const next = cursor.source.text.charAt(cursor.offset);
    if (next === '' || next === '\n') cursor.fail('Unterminated string.', start);
    cursor.offset += 1;
    if (next === quote) return pieces;
    pieces.push(next === '\\' ? parseEscape(cursor, escape) : next);
  }
}

function parseEscape(cursor: Cursor, escape: Escape): string {
  return escape(cursor) ?? cursor.fail('Invalid escape sequence in a string.');
}

function escapedCharacter(cursor: Cursor): string | undefined {
  const unicode = cursor.take(UNICODE_ESCAPE);
  if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode.slice(1), 16));
  return escapedByte(cursor);
}

/** A character that is one byte in Latin-1, and therefore in bytes. */
function escapedByte(cursor: Cursor): string | undefined {
  const octal = cursor.take(OCTAL_ESCAPE);
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
  const hex = cursor.take(HEX_ESCAPE);
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex.slice(1), 16));
  const character = CHARACTERS.get(cursor.source.text.charAt(cursor.offset));
  if (character !== undefined) cursor.offset += 1;
  return character;
}
