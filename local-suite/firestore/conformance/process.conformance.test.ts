import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { until } from './local-firestore.ts';

const BUILD = fileURLToPath(new URL('../../build.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../dist/firestore-emulator.mjs', import.meta.url));

interface Program {
  child: ChildProcess;
  output: () => string;
}

let programs: Program[];

beforeAll(() => {
  execFileSync(process.execPath, [BUILD]);
  programs = [];
});
afterEach(() => {
  for (const { child } of programs) child.kill('SIGKILL');
  programs.length = 0;
});

function start(args: string[], command = [PROGRAM]): Program {
  const child = spawn(process.execPath, [...command, ...args], { stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const program = { child, output: () => text };
  programs.push(program);
  return program;
}

async function startListening(): Promise<Program & { port: number }> {
  const program = start(['--websocket_port', '9150', '--port', '0', '--unknown', 'thing']);
  await until(() => program.output().includes('listens on'));
  return { ...program, port: Number(/:(\d+)\s/.exec(program.output())![1]) };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'ends with exit code 0 and frees the port on %s',
  async (signal) => {
    const { child, port } = await startListening();
    expect(await answers(port)).toBe(true);
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(await answers(port)).toBe(false);
  },
);

test('shuts down over HTTP', async () => {
  const { child, port } = await startListening();
  const response = await fetch(`http://127.0.0.1:${port}/shutdown`, { method: 'POST' });
  expect(await response.text()).toBe('Shutting down...\n');
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});

test('reports a busy port on stderr and exits with an error code', async () => {
  const holder: Server = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { child, output } = start(['--port', String((holder.address() as AddressInfo).port)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(output()).toContain('address already in use');
  expect(output()).not.toContain('    at ');
  await new Promise((resolve) => holder.close(resolve));
});

test.each([
  [['--rules', '/nowhere/firestore.rules'], 'ENOENT'],
  [['--seed_from_export', '/nowhere/all.overall_export_metadata'], 'The export cannot be read'],
  [['--port', 'eighty'], '--port must be a number'],
])('rejects %j with a sentence', async (args, message) => {
  const { child, output } = start(['--port', '0', ...args]);
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(output()).toContain(message);
  expect(output()).not.toContain('    at ');
});

test('ends when the program that started it ends', async () => {
  const parent = `
    const child = require('child_process').spawn(process.execPath, process.argv.slice(1), {
      detached: true, stdio: ['ignore', 'inherit', 'inherit'],
    });
    setInterval(() => {}, 1000);`;
  const program = start(['--port', '0'], ['-e', parent, PROGRAM]);
  await until(() => program.output().includes('listens on'));
  const port = Number(/:(\d+)\s/.exec(program.output())![1]);
  expect(await answers(port)).toBe(true);
  program.child.kill('SIGKILL');
  await until(async () => !(await answers(port)));
});
