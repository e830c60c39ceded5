import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const HEAD_LINES = 2;

/** Each row is a term, its meaning and its paths. */
const ROWS = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(HEAD_LINES)
  .map((line) => {
    const [term = '', , code = ''] = line.split('|').slice(1);
    return {
      term: term.trim(),
      paths: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    };
  });

test('every term of the glossary names a file or folder', () => {
  expect(ROWS.length).toBeGreaterThan(130);
  expect(ROWS.filter(({ paths }) => paths.length === 0)).toEqual([]);
});

test('every file and folder that the glossary names exists', () => {
  const missing = ROWS.flatMap(({ term, paths }) =>
    paths.filter((path) => !existsSync(path)).map((path) => `${term}: ${path}`),
  );
  expect(missing).toEqual([]);
});
