import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** `const Name = styled(tag)(...styles)` */
export interface StyledCall {
  name: string;
  tag: string;
  styles: Expression[];
  /** Where the arguments are in the file. */
  start: number;
  end: number;
}

/** A piece of source and every name in it. */
export interface Expression {
  text: string;
  names: ReadonlySet<string>;
}

/** What styles need to know about a source file. */
export interface Module {
  file: string;
  calls: StyledCall[];
  /** Top-level constants and functions, in the order of the file. */
  declarations: Map<string, Expression>;
  imports: Map<string, { source: string; name: string }>;
}

export function readModule(file: string, code: string): Module {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const module: Module = { file, calls: [], declarations: new Map(), imports: new Map() };
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') addImports(module, statement);
    else addDeclaration(module, code, declarationOf(statement));
  }
  return module;
}

function declarationOf(statement: Node): Node {
  const isExport = statement.type === 'ExportNamedDeclaration';
  return (isExport ? (statement.declaration as Node | null) : null) ?? statement;
}

function addImports({ imports }: Module, { source, specifiers, importKind }: Node): void {
  if (importKind === 'type') return;
  for (const specifier of specifiers as Node[]) {
    if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') continue;
    const { local, imported } = specifier as unknown as Record<string, Node>;
    imports.set(nameOf(local), {
      source: (source as { value: string }).value,
      name: nameOf(imported),
    });
  }
}

function addDeclaration(module: Module, code: string, statement: Node): void {
  if (statement.type === 'FunctionDeclaration') {
    module.declarations.set(nameOf(statement.id as Node), expressionOf(code, statement));
  }
  if (statement.type !== 'VariableDeclaration') return;
  for (const { id, init } of statement.declarations as { id: Node; init: Node | null }[]) {
    if (id.type !== 'Identifier') continue;
    const call = init && styledCall(nameOf(id), init, code);
    if (call) module.calls.push(call);
    else module.declarations.set(nameOf(id), expressionOf(code, statement));
  }
}

function styledCall(name: string, init: Node, code: string): StyledCall | undefined {
  const inner = init.callee as Node | undefined;
  if (init.type !== 'CallExpression' || inner?.type !== 'CallExpression') return undefined;
  if (nameOf(inner.callee as Node) !== 'styled') return undefined;
  const [tag, ...options] = inner.arguments as Node[];
  if (!tag || options.length > 0) throw new Error(`${name}: styled accepts one tag.`);
  return {
    name,
    tag: code.slice(tag.start, tag.end),
    styles: (init.arguments as Node[]).map((style) => expressionOf(code, style)),
    start: inner.end,
    end: init.end,
  };
}

function expressionOf(code: string, node: Node): Expression {
  return { text: code.slice(node.start, node.end), names: new Set(namesIn(node)) };
}

const TYPES = /^TS(?!AsExpression|NonNull|Satisfies)/;

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...parts } = node as Node;
  if (type === 'Identifier') return [nameOf(node as Node)];
  if (TYPES.test(type)) return [];
  return Object.entries(parts)
    .filter(([part]) => parts.computed === true || part !== NAME_OF_PROPERTY[type])
    .flatMap(([, value]) => namesIn(value));
}

/** Not a variable. */
const NAME_OF_PROPERTY: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
};

function nameOf(node: Node | undefined): string {
  return typeof node?.name === 'string' ? node.name : '';
}
