import { childrenOf } from '../language/expression-children.ts';
import type { Expression, Node } from '../language/syntax-tree.ts';
import { TYPE_NAMES } from '../evaluation/operations/access.ts';
import { METHODS } from '../evaluation/operations/methods.ts';
import { PATTERN_METHODS } from '../evaluation/operations/string-methods.ts';
import { PatternError } from '../values/regular-expressions/pattern-error.ts';
import { RegularExpression } from '../values/regular-expressions/regular-expression.ts';
import { typeNameOf } from '../values/rule-value.ts';
import { knowsVariable, type NameScope } from './name-scope.ts';

/** The interface to the check of the whole file. */
export interface ExpressionCheckContext {
  report(offset: number, message: string): void;
  checkCall(node: Node<'call'>, scope: NameScope): void;
  /** The functions of a namespace such as `math`, with their arities. */
  namespace(name: string): ReadonlyMap<string, number> | undefined;
}

/** Checks names, calls, types and regular expressions in an expression and all its parts. */
export function checkExpression(
  expression: Expression,
  scope: NameScope,
  context: ExpressionCheckContext,
): void {
  checkNode(expression, scope, context);
  for (const child of childrenOf(expression)) {
    if (!isNamespace(expression, child, scope, context)) checkExpression(child, scope, context);
  }
}

/** Reports an expression that can never be a boolean. */
export function checkCondition(expression: Expression, context: ExpressionCheckContext): void {
  const type = literalType(expression);
  if (type === undefined || type === 'bool') return;
  context.report(expression.offset, `Invalid type. Received [${type}]. Expected [bool].`);
}

function checkNode(node: Expression, scope: NameScope, context: ExpressionCheckContext): void {
  switch (node.kind) {
    case 'variable':
      if (!knowsVariable(scope, node.name)) {
        context.report(node.offset, `Invalid variable name: ${node.name}.`);
      }
      return;
    case 'call':
      context.checkCall(node, scope);
      return;
    case 'method':
      checkMethod(node, scope, context);
      return;
    case 'typeTest':
      checkType(node, context);
      return;
    default:
      conditionsOf(node).forEach((part) => checkCondition(part, context));
  }
}

/** As in the service, the last operand of `&&` and `||` gives the type; a wrong type before it fails at run time. */
function conditionsOf(node: Expression): Expression[] {
  if (node.kind === 'logic') return node.operands.slice(-1);
  if (node.kind === 'not') return [node.operand];
  return node.kind === 'conditional' ? [node.condition] : [];
}

function checkType(node: Node<'typeTest'>, context: ExpressionCheckContext): void {
  if (TYPE_NAMES.has(node.typeName)) return;
  context.report(node.typeOffset, `Unknown type: ${node.typeName}.`);
}

function checkMethod(
  node: Node<'method'>,
  scope: NameScope,
  context: ExpressionCheckContext,
): void {
  const { target, name, args, offset } = node;
  if (target.kind === 'variable' && !knowsVariable(scope, target.name)) {
    const functions = context.namespace(target.name);
    if (functions) {
      const full = `${target.name}.${name}`;
      checkArity(
        context,
        { offset, name: full, given: args.length },
        arityList(functions.get(name)),
      );
      return;
    }
  }
  checkArity(context, { offset, name, given: args.length }, methodArities(target, name));
  if (PATTERN_METHODS.has(name)) checkPattern(args[0], context);
}

function arityList(arity: number | undefined): number[] {
  return arity === undefined ? [] : [arity];
}

/** The arities of a method, for all types that the target may have. */
function methodArities(target: Expression, name: string): number[] {
  const type = literalType(target);
  const tables = type === undefined ? Array.from(METHODS.values()) : [METHODS.get(type)];
  return tables.flatMap((table) => {
    const method = table?.get(name);
    return method ? [method.parameters.length - 1] : [];
  });
}

/** Reports calls of unknown functions and wrong numbers of arguments. */
export function checkArity(
  context: Pick<ExpressionCheckContext, 'report'>,
  { offset, name, given }: { offset: number; name: string; given: number },
  arities: readonly number[],
): void {
  if (arities.length === 0) {
    context.report(offset, `Invalid function name: ${name}.`);
    return;
  }
  if (arities.includes(given)) return;
  const expected = Array.from(new Set(arities)).join(' or ');
  context.report(
    offset,
    `Wrong number of arguments for ${name}(): received ${given}, expected ${expected}.`,
  );
}

function checkPattern(pattern: Expression | undefined, context: ExpressionCheckContext): void {
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
  try {
    RegularExpression.of(pattern.value);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    context.report(pattern.offset, `Invalid regular expression pattern. ${error.message}.`);
  }
}

function isNamespace(
  parent: Expression,
  child: Expression,
  scope: NameScope,
  context: ExpressionCheckContext,
): boolean {
  return (
    parent.kind === 'method' &&
    parent.target === child &&
    child.kind === 'variable' &&
    !knowsVariable(scope, child.name) &&
    context.namespace(child.name) !== undefined
  );
}

/** Returns undefined if the type is only known at run time. */
function literalType(expression: Expression): string | undefined {
  switch (expression.kind) {
    case 'literal':
      return typeNameOf(expression.value);
    case 'bytes':
    case 'list':
    case 'map':
    case 'path':
      return expression.kind;
    default:
      return undefined;
  }
}
