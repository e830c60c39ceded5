import type { Cursor } from './cursor.ts';
import type { Node } from './syntax-tree.ts';

const NUMBER = /\d+(\.\d*)?|\.\d+/y;
const LEADING_ZERO = /^0\d/;
const MAX_INT = 2n ** 63n - 1n;

/**
 * Parses `12` as an int and `1.2`, `1.` or `.2` as a float; there are no exponents. `sign` is a preceding minus,
 * which the smallest int needs. Returns undefined if there is no number.
 */
export function parseNumber(cursor: Cursor, sign: '' | '-'): Node<'literal'> | undefined {
  const offset = cursor.offset;
  const text = cursor.take(NUMBER);
  if (text === undefined) return undefined;
  if (LEADING_ZERO.test(text)) cursor.fail("Unexpected digit after '0'.", offset);
  if (text.includes('.')) return { kind: 'literal', offset, value: Number(sign + text) };
  const value = BigInt(text);
  if (value > (sign === '-' ? MAX_INT + 1n : MAX_INT)) {
    cursor.fail('Integer is out of range.', offset);
  }
  return { kind: 'literal', offset, value: sign === '-' ? -value : value };
}
