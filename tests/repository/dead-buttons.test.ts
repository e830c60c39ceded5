import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../web/src/', import.meta.url);

const BUTTON_TAGS = new Set([
  'button',
  'Button',
  'IconButton',
  'PlainButton',
  'MenuButton',
  'MenuItem',
]);

function deadButtons(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const deadOnes: string[] = [];
  const visit = (node: ts.Node): void => {
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isElement && BUTTON_TAGS.has(node.tagName.getText()) && !hasEffect(node.attributes)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      deadOnes.push(`${file}:${line + 1}`);
    }
    node.forEachChild(visit);
  };
  visit(parsed);
  return deadOnes;
}

/** Spread attributes count as an action; the component that passes them is checked where it is used. */
function hasEffect({ properties }: ts.JsxAttributes): boolean {
  return properties.some((property) => {
    if (ts.isJsxSpreadAttribute(property)) return true;
    const name = property.name.getText();
    if (name === 'type') return property.initializer?.getText() !== '"button"';
    return name === 'onClick' || (name === 'disabled' && property.initializer === undefined);
  });
}

test('has no button without an action in the shop or the back office', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(100);
  const sourceOf = (file: string) => readFileSync(new URL(file, SOURCES), 'utf8');
  expect(components.flatMap((file) => deadButtons(file, sourceOf(file)))).toEqual([]);
});

test.each([
  ['<Button>Save</Button>', 1],
  ['<Button type="button" />', 1],
  ['<Button disabled={isBusy}>Save</Button>', 1],
  ['<Button onClick={save}>Save</Button>', 0],
  ['<Button type="submit">Save</Button>', 0],
  ['<IconButton {...props} />', 0],
  ['<Button disabled>Sold out</Button>', 0],
])('%s counts as %i dead buttons', (element, count) => {
  expect(deadButtons('some.tsx', `const one = ${element};`)).toHaveLength(count);
});
