import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** These handle a failed load and retry. */
const SAFE = new Set([
  'lazyComponent',
  'lazyPage',
  'nearbyComponent',
  'lazySchema',
  'createResource',
  'loadModule',
  'loadAuthModule',
  'requestAppCheckToken',
]);

/** Loaded by `lazyPage` in routes.tsx. */
const LISTS_OF_PAGES = ['./lazy-pages.ts'];

/** Imports without handling of a network error: they would crash the shop or do nothing. */
function unsafeLoads(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && node.getText() === 'lazy') found.push('lazy');
    const isLoad =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isLoad && !isCaught(node)) found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(tree);
  return found.map((what) => `${file}: ${what}`);
}

/** Inside a call of `SAFE`, inside `try … catch`, or before `.catch` or a second argument of `.then`. */
function isCaught(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isSourceFile(parent)) return false;
  return isTried(node, parent) || isPassedOn(node, parent) || isCaught(parent);
}

function isTried(node: ts.Node, parent: ts.Node): boolean {
  return ts.isTryStatement(parent) && parent.tryBlock === node && parent.catchClause !== undefined;
}

function isPassedOn(node: ts.Node, parent: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const { expression, arguments: given } = parent;
  if (ts.isIdentifier(expression)) return SAFE.has(expression.text);
  if (!ts.isPropertyAccessExpression(expression) || expression !== node) return false;
  return expression.name.text === 'catch' || (expression.name.text === 'then' && given.length > 1);
}

test('lazy code is loaded only where a lost network is handled', () => {
  const files = Object.entries(SOURCES).filter(([file]) => !LISTS_OF_PAGES.includes(file));
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(([file, source]) => unsafeLoads(file, source))).toEqual([]);
});

test.each([
  ["import { lazy } from 'react';"],
  ["const load = () => import('./menu.tsx');"],
  ["void import('./measure.ts').then(({ start }) => start());"],
  ["try { go(); } finally { await import('./menu.tsx'); }"],
])('finds: %s', (source) => {
  expect(unsafeLoads('planted.tsx', source)).toHaveLength(1);
});

test.each([
  [
    "const Menu = lazyComponent(async () => (await import('./menu.tsx')).Menu, { onError: 'over' });",
  ],
  ["import('./measure.ts').then(({ start }) => start()).catch(() => undefined);"],
  ["import('./lists.ts').then(keep, forget);"],
  ["try { await import('./menu.tsx'); } catch { tell(); }"],
  ["const { pay } = await loadModule(import('./pay.ts'));"],
])('leaves alone: %s', (source) => {
  expect(unsafeLoads('planted.tsx', source)).toEqual([]);
});
