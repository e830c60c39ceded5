import type { Cursor } from './cursor.ts';
import { depthOf } from './expression-children.ts';
import { parseNumber } from './number-literal.ts';
import { parseItems, parsePrimary } from './primary-expression.ts';
import type { BinaryOperator, Expression, LogicOperator } from './syntax-tree.ts';

/** From the weakest to the strongest; longer tokens come before their beginnings. */
const LEVELS: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['==', '!='],
  ['in', 'is'],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];
const MAX_DEPTH = 300;
const WORD = /^\w/;
const DIGIT = /^\d$/;

/** Reads one expression; refuses one that is too deep for anybody to evaluate. */
export function parseExpression(cursor: Cursor): Expression {
  cursor.skipBlank();
  const start = cursor.offset;
  const expression = parseConditional(cursor);
  if (depthOf(expression) > MAX_DEPTH) cursor.fail('Expression is nested too deeply.', start);
  return expression;
}

function parseConditional(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const condition = parseLogic(cursor, '||', () =>
      parseLogic(cursor, '&&', () => parseBinary(cursor, 0)),
    );
    const { offset } = condition;
    if (!cursor.eat('?')) return condition;
    const whenTrue = parseConditional(cursor);
    cursor.expect(':');
    const whenFalse = parseConditional(cursor);
    return { kind: 'conditional', offset, condition, whenTrue, whenFalse };
  });
}

function parseLogic(cursor: Cursor, operator: LogicOperator, next: () => Expression): Expression {
  const first = next();
  const operands = [first];
  while (cursor.eat(operator)) operands.push(next());
  if (operands.length === 1) return first;
  return { kind: 'logic', offset: first.offset, operator, operands };
}

function parseBinary(cursor: Cursor, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(cursor);
  let left = parseBinary(cursor, level + 1);
  for (;;) {
    cursor.skipBlank();
    const { offset } = cursor;
    const operator = operators.find((token) => eatOperator(cursor, token));
    if (!operator) return left;
    left =
      operator === 'is'
        ? parseTypeTest(cursor, left, offset)
        : { kind: 'binary', offset, operator, left, right: parseBinary(cursor, level + 1) };
  }
}

function eatOperator(cursor: Cursor, token: string): boolean {
  return WORD.test(token) ? cursor.eatWord(token) : cursor.eat(token);
}

function parseTypeTest(cursor: Cursor, operand: Expression, offset: number): Expression {
  cursor.skipBlank();
  const typeOffset = cursor.offset;
  return { kind: 'typeTest', offset, operand, typeName: cursor.expectName('a type'), typeOffset };
}

function parseUnary(cursor: Cursor): Expression {
  return cursor.nested(() => {
    cursor.skipBlank();
    const { offset } = cursor;
    if (cursor.eat('!')) return { kind: 'not', offset, operand: parseUnary(cursor) };
    if (!cursor.eat('-')) return parsePostfix(cursor);
    if (!DIGIT.test(cursor.peek())) return { kind: 'negate', offset, operand: parseUnary(cursor) };
    return parseNumber(cursor, '-') ?? cursor.unexpected('a number');
  });
}

function parsePostfix(cursor: Cursor): Expression {
  let target = parsePrimary(cursor, () => parseConditional(cursor));
  for (;;) {
    cursor.skipBlank();
    if (cursor.eat('.')) target = parseMember(cursor, target);
    else if (cursor.eat('[')) target = parseIndex(cursor, target);
    else return target;
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
  const index = parseConditional(cursor);
  if (cursor.eat(']')) return { kind: 'index', offset, target, index };
  cursor.expect(':');
  const to = parseConditional(cursor);
  cursor.expect(']');
  return { kind: 'slice', offset, target, from: index, to };
}
