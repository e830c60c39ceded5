import { expect, test } from 'vitest';

import { findInNames, findInScripts, findInSource } from './find-problems.ts';

const linesWith = (line: string) =>
  findInSource('tools/x.ts', `const first = 1;\n${line}\n`).map((problem) => problem.line);

test.each([
  "const file = '/tmp/x';",
  'readFileSync(`/proc/${pid}/stat`);',
  "const program = '/usr/bin/chromium';",
  "const here = new URL('x', import.meta.url).pathname;",
  'const env = { PATH: `${bin}:${process.env.PATH}` };',
  "const folders = process.env.PATH.split(':');",
  "process.kill(-child.pid, 'SIGKILL');",
  "spawn('npm', ['run', 'start']);",
  "execFileSync('rm', ['-rf', folder]);",
  'execSync(`sh -c "echo"`);',
  "spawn('node', [], { shell: '/bin/bash' });",
  "writeFileSync(file, '#!/bin/sh');",
  "writeFileSync(file, '#!/usr/bin/env bash');",
  "const home = process.env.HOME ?? '';",
  'const home = process.env.TMPDIR;',
  'symlinkSync(from, to);',
  "symlinkSync(join(a, 'b'), join(c, 'd'));",
  "execFileSync(join(root, 'node_modules/.bin/vitest'));",
])('finds %s', (line) => {
  expect(linesWith(line)).toContain(2);
});

test.each([
  "const route = '/admin/orders';",
  "const file = join(tmpdir(), 'x');",
  "const here = fileURLToPath(new URL('x', import.meta.url));",
  'const { pathname } = new URL(request.url);',
  'const env = { PATH: bin + delimiter + process.env.PATH };',
  "child.kill('SIGINT');",
  "spawn(process.execPath, ['x.mjs']);",
  "execFileSync('git', ['ls-files']);",
  'spawn(line, { shell: true });',
  "symlinkSync(from, to, 'junction');",
  "const bin = join(root, 'node_modules', '.bin');",
])('allows %s', (line) => {
  expect(linesWith(line)).toEqual([]);
});

test.each([
  'exec node run.mjs',
  'NODE_ENV=test node run.mjs',
  'rm -rf dist && node build.mjs',
  'node build.mjs && cp a b',
  "node -e 'x'",
  'node run.mjs $PORT',
  'node run.mjs; node stop.mjs',
  './run.sh',
  'node run.mjs || true',
])('finds the script %s', (script) => {
  const text = JSON.stringify(
    { name: 'x', scripts: { fine: 'node x.mjs', start: script } },
    null,
    2,
  );
  const [problem, ...others] = findInScripts('package.json', text);
  expect(problem).toMatchObject({ path: 'package.json', line: 5 });
  expect(others).toEqual([]);
});

test.each(['node run.mjs start', 'vitest run --project unit', 'oxfmt .', 'npm run a && npm run b'])(
  'allows the script %s',
  (script) => {
    expect(findInScripts('package.json', JSON.stringify({ scripts: { start: script } }))).toEqual(
      [],
    );
  },
);

test.each([
  ['a/b:c.ts', 'a name that Windows does not allow'],
  ['a/aux.ts', 'a name that Windows does not allow'],
  ['con/x.ts', 'a name that Windows does not allow'],
  ['a/b. ', 'a name that Windows does not allow'],
  [`${'long/'.repeat(40)}x.ts`, 'a long path'],
])('finds the name %s', (path, what) => {
  expect(findInNames(['a/fine.ts', path])).toMatchObject([{ path, what }]);
});

test('finds two names that are one file on Windows and macOS', () => {
  expect(findInNames(['a/Loom.ts', 'a/loom.ts'])).toMatchObject([
    { path: 'a/loom.ts', what: 'the same name as a/Loom.ts' },
  ]);
});
