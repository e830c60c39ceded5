import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { createConnection } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import { npmCommand } from './npm-command.ts';
import { SUITE_HOST, SUITE_PORTS } from '../../local-suite/launcher/suite-ports.ts';

export interface SpawnedSuite {
  child: ChildProcess;
  output: () => string;
  /** Waits until the output matches. Fails with the whole output if the process ends first. */
  printed: (pattern: RegExp) => Promise<void>;
  exited: Promise<number | null>;
}

const POLL_MS = 50;

/** Runs `npm run <script>` in its own process group. */
export function npmRun(...words: string[]): SpawnedSuite {
  const npm = npmCommand('run', '--silent', ...words);
  return follow(spawn(npm.file, npm.words, { shell: npm.shell, ...OWN_GROUP }));
}

/** Runs what `npm run <script>` runs, without npm and its shell, which end in their own way. */
export function nodeRun(...words: string[]): SpawnedSuite {
  return follow(spawn(process.execPath, ['tools/bootstrap/run.mjs', ...words], OWN_GROUP));
}

const OWN_GROUP = {
  stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  detached: true,
};

function follow(child: ChildProcessByStdio<null, Readable, Readable>): SpawnedSuite {
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let ended = false;
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      ended = true;
      resolve(code);
    }),
  );
  const printed = async (pattern: RegExp) => {
    while (!pattern.test(output)) {
      if (ended) throw new Error(`Ended without printing ${String(pattern)}:\n${output}`);
      await delay(POLL_MS);
    }
  };
  return { child, output: () => output, printed, exited };
}

/** Waits until no port of the suite is in use. Throws and names those that stay busy. */
export async function waitUntilPortsFree(withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const busyPorts = await findBusyPorts();
    if (busyPorts.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still in use: ${busyPorts.join(', ')}`);
    await delay(POLL_MS);
  }
}

async function findBusyPorts(): Promise<number[]> {
  const ports = Object.values(SUITE_PORTS);
  const answers = await Promise.all(ports.map(isListening));
  return ports.filter((_, index) => answers[index]);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: SUITE_HOST });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
