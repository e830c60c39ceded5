import { childrenOf } from '../language/expression-children.ts';
import type { Expression, FunctionDeclaration, Name, Node } from '../language/syntax-tree.ts';
import { CASTS } from '../evaluation/operations/casts.ts';
import { NAMESPACES } from '../evaluation/operations/namespaces.ts';
import type { RuleIssue } from '../rule-issue.ts';
import { checkArity, checkExpression, type ExpressionCheckContext } from './expression-check.ts';
import type { IssueList } from './issue-list.ts';
import { findFunction, type NameScope } from './name-scope.ts';
import type { ServiceProfile } from './service-profile.ts';

const MAX_CALL_DEPTH = 20;
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

/**
 * Checks functions as conditions reach them. Errors in unused functions are warnings, as in the service, because
 * such functions never decide anything.
 */
export class FunctionCheck implements ExpressionCheckContext {
  readonly #issues: IssueList;
  readonly #profile: ServiceProfile;
  readonly #started = new Set<FunctionDeclaration>();
  readonly #running: FunctionDeclaration[] = [];
  readonly #declared: { declaration: FunctionDeclaration; home: NameScope }[] = [];
  #severity: RuleIssue['severity'] = 'ERROR';

  constructor(issues: IssueList, profile: ServiceProfile) {
    this.#issues = issues;
    this.#profile = profile;
  }

  report(offset: number, message: string): void {
    this.#issues.add(this.#severity, offset, message);
  }

  namespace(name: string): ReadonlyMap<string, number> | undefined {
    const own = this.#profile.namespaces.get(name);
    if (own) return own;
    const operations = NAMESPACES.get(name);
    if (!operations) return undefined;
    return new Map(Array.from(operations, ([key, { parameters }]) => [key, parameters.length]));
  }

  checkCall({ name, args, offset }: Node<'call'>, scope: NameScope): void {
    const own = findFunction(scope, name);
    const arity = own
      ? own.declaration.parameters.length
      : (this.#profile.functions.get(name) ?? CASTS.get(name)?.parameters.length);
    const arities = arity === undefined ? [] : [arity];
    checkArity(this, { offset, name, given: args.length }, arities);
    if (!own) return;
    if (this.#running.includes(own.declaration)) {
      this.report(offset, `Recursive call is not allowed: ${name}.`);
    } else if (this.#running.length >= MAX_CALL_DEPTH) {
      this.report(offset, `Function calls are nested deeper than ${MAX_CALL_DEPTH}.`);
    } else {
      this.checkBody(own.declaration, own.home);
    }
  }

  /** Checks the declarations and remembers them for `checkUnused`. */
  declare(functions: readonly FunctionDeclaration[], home: NameScope): void {
    checkDeclarations(functions, this.#issues);
    this.#declared.push(...functions.map((declaration) => ({ declaration, home })));
  }

  /** Warns about unused functions and their issues. */
  checkUnused(): void {
    this.#severity = 'WARNING';
    for (const { declaration, home } of this.#declared) {
      if (this.#started.has(declaration)) continue;
      this.#issues.warn(declaration.offset, `Unused function: ${declaration.name}.`);
      this.checkBody(declaration, home);
    }
    this.#severity = 'ERROR';
  }

  private checkBody(declaration: FunctionDeclaration, home: NameScope): void {
    if (this.#started.has(declaration)) return;
    this.#started.add(declaration);
    this.#running.push(declaration);
    const variables = new Set(declaration.parameters.map(({ name }) => name));
    const scope: NameScope = { variables, functions: [], parent: home };
    for (const { name, value } of declaration.lets) {
      checkExpression(value, scope, this);
      variables.add(name);
    }
    checkExpression(declaration.result, scope, this);
    this.#running.pop();
  }
}

/** Checks limits, and the names of parameters and variables. */
function checkDeclarations(functions: readonly FunctionDeclaration[], issues: IssueList): void {
  reportRepeated(functions, issues, (name) => `Function is already defined: ${name}.`);
  for (const declaration of functions) {
    const { name, offset, parameters, lets } = declaration;
    if (parameters.length > MAX_PARAMETERS) {
      issues.error(offset, `Function ${name} has more than ${MAX_PARAMETERS} parameters.`);
    }
    if (lets.length > MAX_LETS) {
      issues.error(offset, `Function ${name} has more than ${MAX_LETS} let variables.`);
    }
    reportRepeated([...parameters, ...lets], issues);
    reportUnusedVariables(declaration, issues);
  }
}

function alreadyDefined(name: string): string {
  return `Variable is already defined: ${name}.`;
}

/** Reports every repeated name after the first. */
export function reportRepeated(
  names: readonly Name[],
  issues: IssueList,
  message = alreadyDefined,
): void {
  const seen = new Set<string>();
  for (const { name, offset } of names) {
    if (seen.has(name)) issues.error(offset, message(name));
    seen.add(name);
  }
}

function reportUnusedVariables(declaration: FunctionDeclaration, issues: IssueList): void {
  const { parameters, lets, result } = declaration;
  const used = new Set([...lets.map(({ value }) => value), result].flatMap(variablesIn));
  for (const { name, offset } of [...parameters, ...lets]) {
    if (!used.has(name)) issues.warn(offset, `Unused variable: ${name}.`);
  }
}

function variablesIn(expression: Expression): string[] {
  if (expression.kind === 'variable') return [expression.name];
  return childrenOf(expression).flatMap(variablesIn);
}
