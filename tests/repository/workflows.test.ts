import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PARTS } from '../../tools/tasks/test-parts.ts';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('uses only existing npm scripts in workflows', () => {
  const run = WORKFLOWS.flatMap((text) => [...text.matchAll(/npm (?:run )?([\w:-]+)/g)]).map(
    ([, name = '']) => name,
  );
  const scriptNames = new Set(run.filter((name) => !['ci', 'audit'].includes(name)));
  expect(scriptNames).toContain('deploy');
  expect([...scriptNames].filter((name) => !(name in scripts))).toEqual([]);
});

test('ignores the credentials file of the Google sign-in, which would stop the deployment', () => {
  expect(WORKFLOWS.join('\n')).toContain('google-github-actions/auth');
  const ignored = execFileSync('git', ['check-ignore', 'gha-creds-0123456789abcdef.json'], {
    encoding: 'utf8',
  });
  expect(ignored.trim()).toBe('gha-creds-0123456789abcdef.json');
});

test('checks package advisories every week, for deployed packages and without a commit', () => {
  const [audit, ...others] = WORKFLOWS.filter((text) => text.includes('npm audit --'));
  expect(others).toEqual([]);
  expect(audit).toMatch(/schedule:\s+- cron: '\d+ \d+ \* \* [0-6]'/);
  expect(audit).toContain('npm audit --omit=dev --audit-level=high');
});

/** Where docs/operations.md says each variable is set, by name. */
const PLACES = new Map(
  [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| the (\w+)/gm)].map(
    ([, name = '', place = '']) => [name, place],
  ),
);

function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name))];
}

test('documents every workflow variable and no others', () => {
  expect(variablesIn(WORKFLOWS.join('\n')).toSorted()).toEqual([...PLACES.keys()].toSorted());
});

test('uses repository variables in job conditions, because a job has no environment yet', () => {
  const conditions = WORKFLOWS.flatMap((text) => text.match(/^ {4}if: .*$/gm) ?? []);
  const variables = variablesIn(conditions.join('\n'));
  expect(variables).toContain('STAGING_PROJECT');
  for (const name of variables) expect(PLACES.get(name), name).toBe('repository');
});

const CI = readFileSync(join(FOLDER, 'ci.yml'), 'utf8');

test('runs every part of the tests, the checks and the benches on each change', () => {
  const stages = [...CI.matchAll(/^ {12}run: (.*)$/gm)].map(([, run = '']) => run).join(' && ');
  const parts = Object.keys(PARTS).filter((part) => part !== 'unit'); // npm run check runs it
  const expected = ['check', 'build', 'bench', ...parts.map((part) => `test:${part}`)];
  expect(stages.split(' && ').toSorted()).toEqual(
    expected.map((name) => `npm run ${name}`).toSorted(),
  );
});

test('tests on the deployed Node version and every supported line', () => {
  const { functions } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    functions: { runtime: string }[];
  };
  const nodeVersion = readFileSync('.nvmrc', 'utf8').trim();
  expect(functions.map(({ runtime }) => runtime)).toEqual([`nodejs${nodeVersion}`]);
  const [, lines = ''] = /^ {8}node: \[(.*)\]$/m.exec(CI) ?? [];
  expect(lines).toBe("'20.19', '22', '24'");
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  for (const text of WORKFLOWS) expect(text).not.toMatch(/node-version: \d/);
});
