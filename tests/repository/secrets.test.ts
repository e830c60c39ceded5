import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findSecrets } from './secret-patterns.ts';

test('no file of the repository holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  const texts = files
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('emulator-data/'));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.flatMap(findSecrets)).toEqual([]);
});

test('secrets have a place that git does not keep', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toContain('functions/.secret.local');
});
