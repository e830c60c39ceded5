import type { Cursor } from './cursor.ts';
import { parseNumber } from './number-literal.ts';
import { parsePathLiteral } from './path-literal.ts';
import { atString, parseBytes, parseString } from './string-literal.ts';
import type { Expression, Node } from './syntax-tree.ts';

type Parse = () => Expression;

const CONSTANTS = new Map<string, null | boolean>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const KEYWORDS = new Set(['in', 'is', 'if', 'let', 'return', 'function', 'match', 'allow']);
const NUMBER_START = /^(?:\d|\.\d)/;

/** The operands of operators: literals, names, calls, and anything in brackets. */
export function parsePrimary(cursor: Cursor, expression: Parse): Expression {
  const next = cursor.peek();
  if (NUMBER_START.test(cursor.source.text.slice(cursor.offset, cursor.offset + 2))) {
    const number = parseNumber(cursor, '');
    if (number) return number;
  }
  return parseBracketed(cursor, next, expression) ?? parseTextual(cursor, expression);
}

function parseBracketed(cursor: Cursor, next: string, expression: Parse): Expression | undefined {
  if (next === '/') return parsePathLiteral(cursor, expression);
  if (next === '[') return parseList(cursor, expression);
  if (next === '{') return parseMap(cursor, expression);
  if (next !== '(') return undefined;
  cursor.expect('(');
  const inner = expression();
  cursor.expect(')');
  return inner;
}

function parseTextual(cursor: Cursor, expression: Parse): Expression {
  const { offset } = cursor;
  if (atString(cursor)) return { kind: 'literal', offset, value: parseString(cursor) };
  const name = cursor.peekWord();
  if (name === undefined || KEYWORDS.has(name)) return cursor.unexpected('an expression');
  cursor.offset += name.length;
  if (name === 'b' && /['"]/.test(cursor.source.text.charAt(cursor.offset))) {
    return { kind: 'bytes', offset, data: parseBytes(cursor) };
  }
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return { kind: 'literal', offset, value: constant };
  if (!cursor.eat('(')) return { kind: 'variable', offset, name };
  return { kind: 'call', offset, name, args: parseItems(cursor, ')', expression) };
}

function parseList(cursor: Cursor, expression: Parse): Node<'list'> {
  const { offset } = cursor;
  cursor.expect('[');
  return { kind: 'list', offset, items: parseItems(cursor, ']', expression) };
}

function parseMap(cursor: Cursor, expression: Parse): Node<'map'> {
  const { offset } = cursor;
  cursor.expect('{');
  const entry = () => {
    if (!atString(cursor)) cursor.unexpected('a quoted key');
    const key = parseString(cursor);
    cursor.expect(':');
    return { key, value: expression() };
  };
  return { kind: 'map', offset, entries: parseItems(cursor, '}', entry) };
}

/** `a, b, c` including the closing token; a trailing comma is allowed. */
export function parseItems<Item>(cursor: Cursor, close: string, item: () => Item): Item[] {
  const items: Item[] = [];
  while (!cursor.at(close)) {
    items.push(item());
    if (!cursor.eat(',')) break;
  }
  cursor.expect(close);
  return items;
}
