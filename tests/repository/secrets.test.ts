import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findSecrets } from './secret-patterns.ts';

test('keeps secrets out of the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  const texts = files
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('emulator-data/'));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.flatMap(findSecrets)).toEqual([]);
});

test('ignores the file for local secrets in git', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toContain('functions/.secret.local');
});
