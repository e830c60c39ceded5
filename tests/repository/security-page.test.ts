import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/**
 * Matches `test('…'`, `test.each(…)('…'` and `describe('…'`: the title is the first string after a bracket on its
 * line.
 */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))(?:<[^(]*>)?\(\s*(['"`])(.*?)\1\s*,/gs;

const PAGE = readFileSync('docs/security.md', 'utf8');
const ROWS = [...PAGE.matchAll(/^\| (\d+)\s*\| (.+) \|$/gm)].map(([, number, rest = '']) => {
  const [attack = '', defence = '', tests = ''] = rest.split(' | ').map((cell) => cell.trim());
  return { number: Number(number), attack, defence, tests };
});

function titlesIn(file: string): string {
  const source = readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  const titles = source.matchAll(TITLE);
  return [...titles].map(([, , title = '']) => title).join('\n');
}

test('has a row with a defence for every threat', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(
    Array.from({ length: 122 }, (_, row) => row + 1),
  );
  for (const { attack, defence } of ROWS) {
    expect(attack).not.toBe('');
    expect(defence).not.toBe('');
  }
});

test.each(ROWS)('has the tests of threat $number', ({ tests }) => {
  const references = [...tests.matchAll(/`([^`]+)` › ([^;]+)/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, file = '', name = ''] of references) {
    expect(existsSync(file), file).toBe(true);
    expect(titlesIn(file), `${file} has a test named so`).toContain(name.trim());
  }
});
