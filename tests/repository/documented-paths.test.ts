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

/** Files that an exercise creates. */
const CREATED = ['web/src/features/purchase-orders/components/suppliers-list.tsx'];

test('every file that the exercises in CONTRIBUTING name exists', () => {
  const [, exercises = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Three exercises');
  const [section = ''] = exercises.split('\n## ');
  const named = [...section.matchAll(/`((?:domain|web|functions)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((path) => !existsSync(path))).toEqual(CREATED);
});

test.each([
  ['1. A product field', 6],
  ['2. A list screen', 3],
  ['3. An endpoint', 3],
])('exercise %s has as many steps as files', (title, files) => {
  const [, exercise = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`**${title}`);
  const [steps = ''] = exercise.split('\n**');
  expect(steps).toContain(`(${files} files)`);
  const numbered = steps.split('\n## ')[0]!.match(/^\d\. `[^`]+`/gm) ?? [];
  expect(new Set(numbered.map((step) => step.slice(3))).size).toBe(files);
});
