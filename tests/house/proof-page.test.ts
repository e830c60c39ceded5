import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { proofPage, type Measured } from '../bench/proof-page.ts';

const measured = (value: number): Measured => ({
  ...{ value, unit: 'documents', commit: 'abc1234', node: 'v22.1.0', cores: 2 },
});

test('the page tells what is met, what is missed and what nobody has measured', () => {
  const page = proofPage(
    { 'create-order-reads': 9, 'first-view-home': 160, 'admin-orders': 26 },
    { 'create-order-reads': measured(9), 'first-view-home': measured(161.23456) },
    null,
  );
  expect(page).toContain('**1 of 3 budgets met, 1 missed, 1 not measured yet.**');
  expect(page).toMatch(/\| create-order-reads\s+\| 9 documents .*✔/);
  expect(page).toMatch(/\| first-view-home\s+\| 161.235 documents .*✖/);
  expect(page).toMatch(/\| admin-orders\s+\| not measured yet/);
});

test('the page in the repository is of the last run', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as never;
  const soak = 'tests/soak/last-run.json';
  const written = proofPage(
    read('tests/bench/budgets.json'),
    read('tests/bench/last-run.json'),
    existsSync(soak) ? read(soak) : null,
  );
  const plain = (text: string) => text.replaceAll(/[ \-|]+/g, ' ');
  expect(plain(readFileSync('docs/proof.md', 'utf8'))).toBe(plain(written));
});
