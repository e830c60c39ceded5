import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const READ_OUT = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'lead', 'hint']);
const HAS_WORDS = /\p{L}{2,}/u;

function hardCodedTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && HAS_WORDS.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && READ_OUT.has(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer) && HAS_WORDS.test(initializer.text)) {
        found.push(initializer.text);
      }
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

test('finds text in a component', () => {
  const source = '<p title="Read me">{texts.a} · <b>Buy now</b></p>';
  expect(hardCodedTexts('a.tsx', source)).toEqual(['Read me', 'Buy now']);
});

test('no component has text outside the catalogues', () => {
  const files = Object.entries(SOURCES);
  expect(files.length).toBeGreaterThan(100);
  const stray = files.flatMap(([file, source]) =>
    hardCodedTexts(file, source).map((words) => `${file}: ${words}`),
  );
  expect(stray).toEqual([]);
});

test('no component declares its own catalogue', () => {
  const catalogues = Object.entries(SOURCES).filter(([, source]) => /\bCatalogue</.test(source));
  expect(catalogues.map(([file]) => file)).toEqual([]);
});
