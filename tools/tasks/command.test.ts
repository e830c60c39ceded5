import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { runCommand } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kargha-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('stops the command itself, not only its shell', async () => {
  const file = join(folder, 'pid');
  const script = join(folder, 'wait.mjs');
  writeFileSync(
    script,
    `import { renameSync, writeFileSync } from 'node:fs';
     writeFileSync('${file}.new', String(process.pid));
     renameSync('${file}.new', '${file}');
     setInterval(() => undefined, 1000);`,
  );
  const controller = new AbortController();
  const result = runCommand(`node ${script}`, { signal: controller.signal, output: 'collect' });
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true);
  const pid = Number(readFileSync(file, 'utf8'));
  controller.abort();
  await result;
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

test.each([
  ['echo one && echo two', 'one\ntwo\n'],
  ['WHO=loom sh -c "printenv WHO"', 'loom\n'],
  ['echo "a; b"', 'a; b\n'],
])('runs the line %s in a shell', async (line, output) => {
  expect(await runCommand(line, { output: 'collect' })).toEqual({ code: 0, output });
});

test('passes words unchanged, without a shell', async () => {
  const words = ["o'neill@loom.example", '$HOME; echo two', ''];
  const script = 'console.log(JSON.stringify(process.argv.slice(1)))';
  const { output } = await runCommand(['node', '-e', script, ...words], { output: 'collect' });
  expect(JSON.parse(output)).toEqual(words);
});
