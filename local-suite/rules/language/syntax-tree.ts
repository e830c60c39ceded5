import type { SourceText } from './source-text.ts';

export type LogicOperator = '&&' | '||';
export type BinaryOperator =
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

interface Shapes {
  literal: { value: null | boolean | bigint | number | string };
  bytes: { data: Buffer };
  list: { items: Expression[] };
  map: { entries: { key: string; value: Expression }[] };
  /** `/databases/$(database)/documents`: a segment is text or an expression. */
  path: { segments: (string | Expression)[] };
  variable: { name: string };
  call: { name: string; args: Expression[] };
  method: { target: Expression; name: string; args: Expression[] };
  member: { target: Expression; name: string };
  index: { target: Expression; index: Expression };
  /** `[from:to]`; an omitted bound is the start or the end. */
  slice: { target: Expression; from?: Expression; to?: Expression };
  not: { operand: Expression };
  negate: { operand: Expression };
  /** `a && b && c`: a chain of one operator is one node. */
  logic: { operator: LogicOperator; operands: Expression[] };
  binary: { operator: BinaryOperator; left: Expression; right: Expression };
  typeTest: { operand: Expression; typeName: string; typeOffset: number };
  conditional: { condition: Expression; whenTrue: Expression; whenFalse: Expression };
}

export type ExpressionKind = keyof Shapes;

/** `offset` is where errors are reported. */
export type Node<K extends ExpressionKind = ExpressionKind> = {
  [P in K]: { kind: P; offset: number } & Shapes[P];
}[K];
export type Expression = Node;

export type NodeTable<Context, Result> = {
  [K in ExpressionKind]: (node: Node<K>, context: Context) => Result;
};

export function dispatch<K extends ExpressionKind, Context, Result>(
  table: { [P in K]: (node: Node<P>, context: Context) => Result },
  node: Node<K>,
  context: Context,
): Result {
  return table[node.kind](node, context);
}

export interface Name {
  name: string;
  offset: number;
}

export interface LetBinding extends Name {
  value: Expression;
}

/** `offset` is that of the name. */
export interface FunctionDeclaration extends Name {
  parameters: Name[];
  lets: LetBinding[];
  result: Expression;
}

export interface AllowStatement {
  offset: number;
  operations: Name[];
  /** Absent in `allow read;`, which always allows. */
  condition?: Expression;
}

export type MatchSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'capture'; name: string; offset: number; recursive: boolean };

export interface MatchBlock {
  offset: number;
  path: MatchSegment[];
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
}

/** `offset` is that of the name. */
export interface ServiceDeclaration extends Name {
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}

/** Where an expression begins, and the position after its end. */
export interface Span {
  start: number;
  end: number;
}

export interface RulesFile {
  source: SourceText;
  spans: ReadonlyMap<Expression, Span>;
  /** As written; absent means version 1. */
  version?: { text: string; offset: number };
  functions: FunctionDeclaration[];
  services: ServiceDeclaration[];
}
