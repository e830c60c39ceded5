import type { Ruleset } from '../../../local-suite/rules/evaluation/decision.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Node,
} from '../../../local-suite/rules/language/syntax-tree.ts';

export interface Mutant {
  /** What changed, and the line. */
  what: string;
  /** The collection of the rule; null for shared functions. */
  collection: string | null;
  /** Changes the parsed rules in place; returns the undo function. */
  apply: () => () => void;
}

/** Boolean rules functions have these prefixes. */
const QUESTION = /^(is|has|may|keeps)[A-Z]/;
const COMPARISONS = new Set(['==', '!=', 'in', '<', '<=', '>', '>=']);
const TESTS = new Set(['matches', 'hasAll', 'hasOnly', 'hasAny']);

export function mutantsOf(ruleset: Ruleset): Mutant[] {
  const { service, file } = ruleset;
  const lineOf = (offset: number) => file.source.positionAt(offset).line;
  const shared = inFunctions([...file.functions, ...service.functions], null, lineOf);
  // service > match /databases/{database}/documents > the collections; Storage has one level of the same kind.
  const roots = service.matches.flatMap((root) => [
    ...inFunctions(root.functions, null, lineOf),
    ...root.matches.flatMap((block) => inBlock(block, nameOf(block), lineOf)),
  ]);
  return [...shared, ...roots];
}

type LineOf = (offset: number) => number;

function nameOf({ path }: MatchBlock): string {
  const [first] = path;
  return first?.kind === 'literal' ? first.text : '*';
}

function inBlock(block: MatchBlock, collection: string, lineOf: LineOf): Mutant[] {
  const conditions = block.allows.flatMap((statement) =>
    statement.condition
      ? inCondition(
          statement.condition,
          (replacement) => (statement.condition = replacement),
          collection,
          lineOf,
        )
      : [],
  );
  return [
    ...conditions,
    ...inFunctions(block.functions, collection, lineOf),
    ...block.matches.flatMap((inner) => inBlock(inner, collection, lineOf)),
  ];
}

function inFunctions(
  functions: readonly FunctionDeclaration[],
  collection: string | null,
  lineOf: LineOf,
): Mutant[] {
  return functions
    .filter(({ result }) => isCondition(result))
    .flatMap((declaration) =>
      inCondition(
        declaration.result,
        (replacement) => (declaration.result = replacement),
        collection,
        lineOf,
      ),
    );
}

function isCondition(expression: Expression): boolean {
  switch (expression.kind) {
    case 'logic':
    case 'not':
    case 'typeTest':
      return true;
    case 'binary':
      return COMPARISONS.has(expression.operator);
    case 'method':
      return TESTS.has(expression.name);
    case 'call':
      return QUESTION.test(expression.name);
    case 'literal':
      return typeof expression.value === 'boolean';
    default:
      return false;
  }
}

/** A single condition is dropped by making it true, one in a chain by removing it. */
function inCondition(
  expression: Expression,
  replace: (replacement: Expression) => unknown,
  collection: string | null,
  lineOf: LineOf,
): Mutant[] {
  const line = lineOf(expression.offset);
  if (expression.kind === 'logic') return inChain(expression, collection, lineOf);
  const swap = (what: string, replacement: Expression): Mutant => ({
    what: `line ${line}: ${what}`,
    collection,
    apply: () => {
      replace(replacement);
      return () => replace(expression);
    },
  });
  const { offset } = expression;
  const negated: Node<'not'> = { kind: 'not', offset, operand: expression };
  const always: Node<'literal'> = { kind: 'literal', offset, value: true };
  const isTrue = expression.kind === 'literal' && expression.value === true;
  return [swap('negated', negated), ...(isTrue ? [] : [swap('dropped', always)])];
}

function inChain(chain: Node<'logic'>, collection: string | null, lineOf: LineOf): Mutant[] {
  return chain.operands.flatMap((operand, place) => {
    const name = `line ${lineOf(operand.offset)}: operand ${place + 1} of ${chain.operator}`;
    const inner =
      operand.kind === 'logic'
        ? inChain(operand, collection, lineOf)
        : [negatedOperand(chain, place, `${name} negated`, collection)];
    return [...inner, droppedOperand(chain, place, `${name} dropped`, collection)];
  });
}

function negatedOperand(
  chain: Node<'logic'>,
  place: number,
  what: string,
  collection: string | null,
): Mutant {
  const apply = () => {
    const before = chain.operands[place]!;
    chain.operands[place] = { kind: 'not', offset: before.offset, operand: before };
    return () => (chain.operands[place] = before);
  };
  return { what, collection, apply: () => ended(apply()) };
}

function droppedOperand(
  chain: Node<'logic'>,
  place: number,
  what: string,
  collection: string | null,
): Mutant {
  const apply = () => {
    const [before] = chain.operands.splice(place, 1);
    return () => chain.operands.splice(place, 0, before!);
  };
  return { what, collection, apply: () => ended(apply()) };
}

function ended(undo: () => unknown): () => void {
  return () => {
    undo();
  };
}
