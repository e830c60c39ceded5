import ts from 'typescript';
import { expect, test } from 'vitest';

import { translateToHindi } from './translate-to-hindi.ts';

const SERVER = import.meta.glob<string>(
  '../../../functions/src/{business,money,orders,records}/**/*.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** Events that customers do not see, and findings for staff. */
const NOT_FOR_SHOPPERS = ['Dispute ', 'The settlements of ', 'A refund was made in the gateway’s '];

/** Values of `what` and arguments of `event(…)`. */
function eventsOf(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isEvent(node)) found.push(...textsOf(node));
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  const isForStaff = (text: string) => NOT_FOR_SHOPPERS.some((start) => text.startsWith(start));
  return found.filter((text) => /^\p{Lu}/u.test(text) && !isForStaff(text));
}

function isEvent(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'event';
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isNamed && /^what$/i.test(node.name.getText()) && node.initializer !== undefined;
}

/** Placeholders become `{x}`. */
function textsOf(tree: ts.Node): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) found.push(withPlaces(node));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

function withPlaces({ head, templateSpans }: ts.TemplateExpression): string {
  return templateSpans.reduce((words, { literal }) => `${words}{x}${literal.text}`, head.text);
}

test('translates every event that the server stores', () => {
  const events = [...new Set(Object.values(SERVER).flatMap(eventsOf))];
  expect(events.length).toBeGreaterThan(25);
  expect(events).toContain('Handed to the courier');
  expect(events.filter((what) => !/\p{Script=Devanagari}/u.test(translateToHindi(what)))).toEqual(
    [],
  );
});

test.each([
  ['Out for delivery: 7001234567', ['7001234567']],
  ['Returning to sender: 7001234567', ['7001234567']],
  ['Items removed, ₹5,000 deducted from the balance', ['₹5,000']],
  [
    'Items removed, ₹5,000 deducted from the balance; refund of ₹1,000 requested',
    ['₹5,000', '₹1,000'],
  ],
  ['₹5,000 deducted from the balance due, for returned items', ['₹5,000']],
  [
    '₹5,000 deducted from the balance due, for returned items; refund of ₹1,000 requested',
    ['₹5,000', '₹1,000'],
  ],
  ['₹5,000 deducted from the balance due, for undelivered items', ['₹5,000']],
  [
    '₹5,000 deducted from the balance due, for undelivered items; refund of ₹1,000 requested',
    ['₹5,000', '₹1,000'],
  ],
])('translates “%s” with its values', (event, values) => {
  const translated = translateToHindi(event);
  expect(translated).not.toMatch(/[a-z]{3}/);
  expect(translated.match(/₹?\d[\d,]*/g)).toEqual(values);
});
