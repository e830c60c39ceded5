import type { Expression, Node } from '../language/syntax-tree.ts';
import { CASTS } from './operations/casts.ts';
import { callMethod } from './operations/methods.ts';
import { NAMESPACES } from './operations/namespaces.ts';
import type { OperationTable } from './operations/operation.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Frame } from './frame.ts';
import { functionIn, variableIn } from './scope.ts';

/** `name(args)`: the file's functions have priority over those of the service or the language. */
export function callFunction(node: Node<'call'>, frame: Frame): RuleValue {
  const { evaluation, scope } = frame;
  const own = functionIn(scope, node.name);
  if (own) {
    const value = node.args.map((argument) => evaluation.evaluateBinding(argument, scope));
    return evaluation.call(own.declaration, own.home, value);
  }
  const args = argumentsOf(node.args, frame);
  const operation = evaluation.environment.functions.get(node.name) ?? CASTS.get(node.name);
  if (operation) return operation.run(node.name, args);
  throw new EvaluationError(`Function not found error: Name: [${node.name}].`);
}

/** `target.name(args)`, where the target may be a namespace such as `math`. */
export function callMethodOrNamespace(node: Node<'method'>, frame: Frame): RuleValue {
  const namespace = namespaceOf(node.target, frame);
  if (!namespace) {
    const target = frame.evaluation.evaluate(node.target, frame.scope);
    return callMethod(target, node.name, argumentsOf(node.args, frame));
  }
  const operation = namespace.operations.get(node.name);
  const name = `${namespace.name}.${node.name}`;
  if (operation) return operation.run(name, argumentsOf(node.args, frame));
  throw new EvaluationError(`Function not found error: Name: [${name}].`);
}

function namespaceOf(
  target: Expression,
  { evaluation, scope }: Frame,
): { name: string; operations: OperationTable } | undefined {
  if (target.kind !== 'variable' || variableIn(scope, target.name) !== undefined) return undefined;
  const operations =
    evaluation.environment.namespaces.get(target.name) ?? NAMESPACES.get(target.name);
  return operations && { name: target.name, operations };
}

function argumentsOf(args: readonly Expression[], { evaluation, scope }: Frame): RuleValue[] {
  return args.map((argument) => evaluation.evaluate(argument, scope));
}
