import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Measured } from '../bench/figure.ts';
import { proofPage } from '../bench/proof-page.ts';

const measured = (value: number): Measured => ({
  ...{ value, unit: 'documents', commit: 'abc1234', node: 'v22.1.0', cores: 2 },
});

test('shows which budgets are met, missed and not measured', () => {
  const page = proofPage(
    { 'create-order-reads': 9, 'first-view-home': 160, 'admin-orders': 26 },
    { 'create-order-reads': measured(9), 'first-view-home': measured(161.23456) },
    {},
  );
  expect(page).toContain('**1 of 3 budgets met, 1 missed, 1 not measured yet.**');
  expect(page).toMatch(/\| create-order-reads\s+\| 9 documents .*✔/);
  expect(page).toMatch(/\| first-view-home\s+\| 161.235 documents .*✖/);
  expect(page).toMatch(/\| admin-orders\s+\| not measured yet/);
});

test('counts an invalid value as a missed budget', () => {
  const uncounted = JSON.parse(JSON.stringify(measured(Number.NEGATIVE_INFINITY))) as Measured;
  expect(proofPage({ 'reads-home-cold': 20 }, { 'reads-home-cold': uncounted }, {})).toContain(
    '**0 of 1 budgets met, 1 missed,',
  );
});

test('adds up the cost of an order only when every figure is measured', () => {
  const figures = {
    'create-order-3-lines-reads': measured(5),
    'create-order-3-lines-writes': measured(11),
    'verify-payment-3-lines-reads': measured(3),
    'verify-payment-3-lines-writes': measured(4),
    'webhook-duplicate-documents': measured(1),
    'order-3-lines-events-reads': measured(11),
    'order-3-lines-events-writes': measured(10),
  };
  const page = proofPage({}, figures, {});
  expect(page).toMatch(/\| a paid order of three lines +\| 20 +\| 25 +\| not measured yet +\|/);
});

test('matches the committed page with the last run', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as never;
  const soak = 'tests/soak/last-run.json';
  const written = proofPage(
    read('tests/bench/budgets.json'),
    read('tests/bench/last-run.json'),
    existsSync(soak) ? read(soak) : {},
  );
  const normalise = (text: string) => text.replaceAll(/[ \-|]+/g, ' ');
  expect(normalise(readFileSync('docs/proof.md', 'utf8'))).toBe(normalise(written));
});
