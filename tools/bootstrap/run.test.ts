import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

/** Replaces npm: logs its arguments and creates the files that npm would create. */
const NPM = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) process.exit(1);
mkdirSync('node_modules', { recursive: true });
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

/** Replaces tsx: the sample TypeScript files contain no types. */
const TSX = `
import { register as hook } from 'node:module';
const asModule = \`export const load = (url, context, next) =>
  next(url, url.endsWith('.ts') ? { ...context, format: 'module' } : context);\`;
export const register = () => hook('data:text/javascript,' + encodeURIComponent(asModule));
`;

const TASKS = `export const runTask = (name, args) => {
  console.log('task', name, ...args);
  return Promise.resolve(7);
};`;

/** A clone in which nothing is installed. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'kargha-clone-'));
  for (const folder of ['tools/bootstrap', 'tools/tasks', 'node_modules/tsx']) {
    mkdirSync(join(clone, folder), { recursive: true });
  }
  copyFileSync('tools/bootstrap/run.mjs', join(clone, 'tools/bootstrap/run.mjs'));
  write('node_modules/tsx/package.json', '{"exports":{"./esm/api":"./api.mjs"}}');
  write('node_modules/tsx/api.mjs', TSX);
  write('tools/tasks/main.ts', TASKS);
  write('package.json', '{"type":"module"}');
  write('npm.mjs', NPM);
  writeLockfile('1.0.0');
});
afterEach(() => rmSync(clone, { recursive: true }));

function write(file: string, content: string): void {
  writeFileSync(join(clone, file), content);
}

function writeLockfile(version: string): void {
  const packages = {
    '': {},
    domain: { version: '0.0.0' },
    'node_modules/loom': { version },
    'node_modules/for-macs': { version: '1.0.0', optional: true },
    'node_modules/@kargha/domain': { link: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

function runScript(args: string[], { npmFails = false, nodeFlags = [] as string[] } = {}) {
  const script = join(clone, 'tools/bootstrap/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, script, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: join(clone, 'npm.mjs'),
      ...(npmFails && { NPM_FAILS: '1' }),
    },
  });
  return { status, stdout, stderr };
}

function npmCalls(): string[] {
  const log = join(clone, 'asked');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

test('installs the packages of the lockfile in a fresh clone and says so', () => {
  const { status, stdout } = runScript(['start', '--empty']);
  expect(stdout).toBe(
    'Installing packages from the lockfile (about a minute, once) …\ntask start --empty\n',
  );
  expect(status).toBe(7);
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
});

test('installs again only when the lockfile has changed', () => {
  runScript(['start']);
  expect(runScript(['test']).stdout).toBe('task test\n');
  expect(npmCalls()).toHaveLength(1);
  writeLockfile('1.0.1');
  expect(runScript(['test']).stdout).toContain('Installing packages');
  expect(npmCalls()).toHaveLength(2);
});

test('reports a failed installation and starts nothing', () => {
  const { status, stdout, stderr } = runScript(['start'], { npmFails: true });
  expect(status).toBe(1);
  expect(stderr).toBe('Could not install the packages. See the output above.\n');
  expect(stdout).not.toContain('task');
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])(
  'reports the supported Node versions on %s',
  (version) => {
    const fakeVersion = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
    const nodeFlags = ['--import', `data:text/javascript,${encodeURIComponent(fakeVersion)}`];
    const { status, stderr } = runScript(['start'], { nodeFlags });
    expect(stderr).toBe(`Kargha needs Node 20.19, 22.13 or 24 and newer. This is ${version}.\n`);
    expect(status).toBe(1);
    expect(npmCalls()).toEqual([]);
  },
);

test.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0'])('runs on Node %s', (version) => {
  const fakeVersion = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const nodeFlags = ['--import', `data:text/javascript,${encodeURIComponent(fakeVersion)}`];
  expect(runScript(['start'], { nodeFlags }).stdout).toContain('task start');
});
