import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('every script that a workflow runs is there', () => {
  const run = WORKFLOWS.flatMap((text) => [...text.matchAll(/npm (?:run )?([\w:-]+)/g)]).map(
    ([, name = '']) => name,
  );
  const own = new Set(run.filter((name) => !['ci', 'audit'].includes(name)));
  expect(own).toContain('deploy');
  expect([...own].filter((name) => !(name in scripts))).toEqual([]);
});

test('the sign-in to Google leaves a file that is no change: the pre-flight would refuse to deploy', () => {
  expect(WORKFLOWS.join('\n')).toContain('google-github-actions/auth');
  const ignored = execFileSync('git', ['check-ignore', 'gha-creds-0123456789abcdef.json'], {
    encoding: 'utf8',
  });
  expect(ignored.trim()).toBe('gha-creds-0123456789abcdef.json');
});

test('advisories of packages are asked for every week, and for what is deployed, whatever was committed', () => {
  const [audit, ...more] = WORKFLOWS.filter((text) => text.includes('npm audit --'));
  expect(more).toEqual([]);
  expect(audit).toMatch(/schedule:\s+- cron: '\d+ \d+ \* \* [0-6]'/);
  expect(audit).toContain('npm audit --omit=dev --audit-level=high');
});
