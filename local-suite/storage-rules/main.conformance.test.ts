import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'storage-rules-'));
const program = join(folder, 'runtime.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program; `ended` resolves with its output and exit code. */
function start() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = new Promise<typeof output & { code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ ...output, code }));
  });
  return { child, ended };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (text) => resolve(String(text))));
}

test('greets first, answers line by line, and ends when its input ends', async () => {
  const { child, ended } = start();
  expect(JSON.parse(await firstLine(child))).toMatchObject({ id: -1, status: 'ok', errors: [] });
  child.stdin.write(
    'no request\n{"action":"load_ruleset","id":0,"context":{"rulesetName":"0","sou',
  );
  child.stdin.end('rce":{"files":[{"name":"s","content":"₹"}]}}}\n');
  const { out, err, code } = await ended;
  const [, notice, loaded] = out.trim().split('\n');
  expect(notice).toBe('The storage rules runtime received a line that is not a request.');
  expect(JSON.parse(loaded!)).toMatchObject({ id: 0, action: 'load_ruleset', status: 'ok' });
  expect({ err, code }).toEqual({ err: '', code: 0 });
});

test.each(['SIGINT', 'SIGTERM'] as const)('exits with code 0 on %s', async (signal) => {
  const { child, ended } = start();
  await firstLine(child);
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, err: '' });
});
