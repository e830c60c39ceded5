import type { Cursor } from './cursor.ts';

const PLAIN = /[^'"\\\n]+/y;
const HEX_ESCAPE = /x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}/y;
const OCTAL_ESCAPE = /[0-3][0-7]{2}/y;

const CONTROL: Record<string, string | undefined> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

/** True when a quoted string starts here. */
export function atString(cursor: Cursor): boolean {
  const next = cursor.peek();
  return next === "'" || next === '"';
}

/** Reads `'…'` or `"…"` with its escapes and gives the text. */
export function parseString(cursor: Cursor): string {
  const start = cursor.offset;
  const quote = cursor.peek();
  cursor.offset += 1;
  let text = '';
  for (;;) {
    text += cursor.take(PLAIN) ?? '';
    const next = cursor.source.text.charAt(cursor.offset);
    if (next === '' || next === '\n') cursor.fail('Unterminated string.', start);
    cursor.offset += 1;
    if (next === quote) return text;
    text += next === '\\' ? parseEscape(cursor) : next;
  }
}

function parseEscape(cursor: Cursor): string {
  const octal = cursor.take(OCTAL_ESCAPE);
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
  const hex = cursor.take(HEX_ESCAPE);
  if (hex !== undefined) return codePoint(cursor, Number.parseInt(hex.slice(1), 16));
  const character = cursor.source.text.charAt(cursor.offset);
  if (character === '' || character === '\n' || 'xuU'.includes(character)) {
    cursor.fail('Invalid escape sequence in a string.');
  }
  cursor.offset += 1;
  return CONTROL[character] ?? character;
}

function codePoint(cursor: Cursor, code: number): string {
  if (code > 0x10ffff) cursor.fail('Invalid escape sequence in a string.');
  return String.fromCodePoint(code);
}
