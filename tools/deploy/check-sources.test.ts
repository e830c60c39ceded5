import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { runCommand } from '../tasks/command.ts';
import { checkSources } from './check-sources.ts';
import { good, missing } from './check-result.ts';

const CHECK_NAME = 'every test has passed for this commit';

let clone: string;
let tested: string;
beforeEach(async () => {
  clone = mkdtempSync(join(tmpdir(), 'kargha-sources-'));
  await git('init --quiet');
  write('.gitignore', '.cache/');
  write('domain/src/price.ts', 'export const PRICE = 1;\n');
  await commit();
  tested = (await git('rev-parse HEAD')).output.trim();
  write('.cache/green.json', JSON.stringify({ commit: tested }));
});
afterEach(() => rmSync(clone, { recursive: true }));

const git = (line: string) => runCommand(`git ${line}`, { output: 'collect', cwd: clone });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), text);
}

async function commit(message = 'more'): Promise<void> {
  await git('add --all');
  const author = '-c user.name=Asha -c user.email=asha@loom.example -c commit.gpgsign=false';
  await git(`${author} commit --quiet --message ${message}`);
}

async function testedResult() {
  const context: Parameters<typeof checkSources>[0] = {
    run: (line) => runCommand(line, { output: 'collect', cwd: clone }),
    read: (path) => (path === '.cache/green.json' ? readFileSync(join(clone, path), 'utf8') : ''),
  };
  return (await checkSources(context)).find(({ name }) => name === CHECK_NAME);
}

test('accepts the tested commit', async () => {
  expect(await testedResult()).toEqual(good(CHECK_NAME));
});

test('accepts project settings committed after the tests', async () => {
  for (const file of ['web/.env.loom', 'functions/.env.loom']) {
    write(file, 'NAME=value\n');
    await commit();
  }
  expect(await testedResult()).toEqual(good(CHECK_NAME));
});

test.each([
  'domain/src/price.ts',
  'web/.env',
  'functions/.env',
  'web/.env.d/price.ts',
  'extensions/trigger-email.env',
  'tools/web/.env.loom',
])('requires tests for a change of %s next to the settings', async (file) => {
  write('web/.env.loom', 'NAME=value\n');
  write(file, 'export const PRICE = 2;\n');
  await commit();
  expect(await testedResult()).toEqual(missing(CHECK_NAME, 'Run npm test.'));
});

test('requires tests for settings renamed from another file', async () => {
  mkdirSync(join(clone, 'web'));
  renameSync(join(clone, 'domain/src/price.ts'), join(clone, 'web/.env.loom'));
  await commit();
  expect(await testedResult()).toEqual(missing(CHECK_NAME, 'Run npm test.'));
});

test('ignores tests of a commit that is not an ancestor', async () => {
  await git('checkout --quiet --orphan other');
  await commit('other');
  expect(await testedResult()).toEqual(missing(CHECK_NAME, 'Run npm test.'));
});

test('reports uncommitted settings', async () => {
  write('web/.env.loom', 'NAME=value\n');
  expect(await testedResult()).toEqual(missing(CHECK_NAME, 'There are uncommitted changes.'));
});
