import type { Cursor } from './cursor.ts';
import { depthOf } from './expression-children.ts';
import { parseNumber } from './number-literal.ts';
import { parseItems, parsePrimary } from './primary-expression.ts';
import type { BinaryOperator, Expression, LogicOperator } from './syntax-tree.ts';

/**
 * Operator precedence; longer tokens come before their prefixes. `in` and `is` bind less tightly than `==`: `1 ==
 * 1 in [true]` is `(1 == 1) in [true]`, as in Google's compiler.
 */
const STRENGTHS: readonly (readonly [token: BinaryOperator | 'is', strength: number])[] = [
  ['in', 1],
  ['is', 2],
  ['==', 3],
  ['!=', 3],
  ['<=', 4],
  ['>=', 4],
  ['<', 4],
  ['>', 4],
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
  ['%', 6],
];
/** Google's compiler rejects deeper expressions as too complex. */
const MAX_DEPTH = 99;
const WORD = /^\w/;
const DIGIT = /^\d$/;

export function parseExpression(cursor: Cursor): Expression {
  cursor.skipBlank();
  const start = cursor.offset;
  const expression = parseConditional(cursor);
  if (depthOf(expression) > MAX_DEPTH) {
    cursor.fail('Expression is too complex to evaluate safely.', start);
  }
  return expression;
}

function parseConditional(cursor: Cursor): Expression {
  return cursor.nested(() =>
    cursor.located(() => {
      const condition = parseLogic(cursor, '||', () =>
        parseLogic(cursor, '&&', () => parseBinary(cursor, 1)),
      );
      const { offset } = condition;
      if (!cursor.eat('?')) return condition;
      const whenTrue = parseConditional(cursor);
      cursor.expect(':');
      const whenFalse = parseConditional(cursor);
      return { kind: 'conditional', offset, condition, whenTrue, whenFalse };
    }),
  );
}

function parseLogic(cursor: Cursor, operator: LogicOperator, next: () => Expression): Expression {
  return cursor.located(() => {
    const first = next();
    const operands = [first];
    while (cursor.eat(operator)) operands.push(next());
    if (operands.length === 1) return first;
    return { kind: 'logic', offset: first.offset, operator, operands };
  });
}

/** Parses operators of at least this precedence; they are left-associative. */
function parseBinary(cursor: Cursor, least: number): Expression {
  let left = parseUnary(cursor);
  for (;;) {
    cursor.skipBlank();
    const { offset } = cursor;
    const found = STRENGTHS.find(
      ([token, strength]) => strength >= least && eatOperator(cursor, token),
    );
    if (!found) return left;
    const [operator, strength] = found;
    const before = left;
    left = cursor.located(
      () =>
        operator === 'is'
          ? parseTypeTest(cursor, before, offset)
          : {
              kind: 'binary',
              offset,
              operator,
              left: before,
              right: parseBinary(cursor, strength + 1),
            },
      before,
    );
  }
}

/** Division needs whitespace after the slash; otherwise the slash starts a path. */
function eatOperator(cursor: Cursor, token: string): boolean {
  if (token === '/' && /^\S/.test(cursor.source.text.slice(cursor.offset + 1))) return false;
  return WORD.test(token) ? cursor.eatWord(token) : cursor.eat(token);
}

function parseTypeTest(cursor: Cursor, operand: Expression, offset: number): Expression {
  cursor.skipBlank();
  const typeOffset = cursor.offset;
  return { kind: 'typeTest', offset, operand, typeName: cursor.expectName('a type'), typeOffset };
}

function parseUnary(cursor: Cursor): Expression {
  return cursor.nested(() =>
    cursor.located(() => {
      cursor.skipBlank();
      const { offset } = cursor;
      if (cursor.eat('!')) return { kind: 'not', offset, operand: parseUnary(cursor) };
      if (!cursor.eat('-')) return parsePostfix(cursor);
      if (cursor.peek() === '-') cursor.fail("Unexpected '-' after '-'.");
      if (!DIGIT.test(cursor.peek()))
        return { kind: 'negate', offset, operand: parseUnary(cursor) };
      return parseNumber(cursor, '-') ?? cursor.unexpected('a number');
    }),
  );
}

function parsePostfix(cursor: Cursor): Expression {
  let target = cursor.located(() => parsePrimary(cursor, () => parseConditional(cursor)));
  for (;;) {
    cursor.skipBlank();
    const parse = cursor.eat('.') ? parseMember : cursor.eat('[') ? parseIndex : undefined;
    if (!parse) return target;
    const before = target;
    target = cursor.located(() => parse(cursor, before), before);
  }
}

function parseMember(cursor: Cursor, target: Expression): Expression {
  cursor.skipBlank();
  const { offset } = cursor;
  const name = cursor.expectName('a name');
  if (!cursor.eat('(')) return { kind: 'member', offset, target, name };
  const args = parseItems(cursor, ')', () => parseConditional(cursor));
  return { kind: 'method', offset, target, name, args };
}

function parseIndex(cursor: Cursor, target: Expression): Expression {
  const offset = cursor.offset - 1;
  const from = cursor.at(':') ? undefined : parseConditional(cursor);
  if (from && cursor.eat(']')) return { kind: 'index', offset, target, index: from };
  cursor.expect(':');
  const to = cursor.at(']') ? undefined : parseConditional(cursor);
  cursor.expect(']');
  return { kind: 'slice', offset, target, ...(from && { from }), ...(to && { to }) };
}
