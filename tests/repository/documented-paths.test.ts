import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** Files that an exercise creates, so they exist while someone does it. */
const CREATED = ['web/src/features/purchase-orders/components/suppliers-list.tsx'];

test('every file that the exercises in CONTRIBUTING name exists', () => {
  const [, exercises = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Three exercises');
  const [section = ''] = exercises.split('\n## ');
  const named = [...section.matchAll(/`((?:domain|web|functions)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named).toEqual(expect.arrayContaining(CREATED));
  expect(named.filter((path) => !existsSync(path) && !CREATED.includes(path))).toEqual([]);
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

/** Most files of a flow, and where a person or an event starts its next part, which nothing in the list imports. */
test.each([
  { flow: 'From Add to Cart', most: 40, starts: [] },
  { flow: 'A refund by staff', most: 20, starts: ['invoice-events.ts'] },
  {
    flow: 'From a quotation',
    most: 36,
    starts: ['quote-detail-view.tsx', 'offer-actions.tsx', 'ship-parcel.ts', 'invoice-events.ts'],
  },
])('$flow: each file leads to the next ones', ({ flow, most, starts }) => {
  const [, after = ''] = readFileSync('docs/flows.md', 'utf8').split(`## ${flow}`);
  const [section = ''] = after.split('\n## ');
  const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(most / 2);
  expect(files.length).toBeLessThanOrEqual(most);
  const imports = files.map(importsOf);
  const unreachable = files.filter(
    (file, place) =>
      place > 0 &&
      !starts.includes(basename(file)) &&
      !imports.slice(0, place).some((some) => some.includes(file)) &&
      !files.slice(0, place).some((earlier) => imports[place]?.includes(earlier)),
  );
  expect(unreachable).toEqual([]);
});

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => {
    if (name.startsWith('@kargha/domain/'))
      return `${name.replace('@kargha/domain', 'domain/src')}.ts`;
    if (name.startsWith('#')) return name.replace('#', 'web/src/');
    return join(dirname(file), name);
  });
}
