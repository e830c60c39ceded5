import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startEmulators } from './emulator-process.ts';
import type { EmulatorProcess } from './emulator-process.ts';

const OPEN = allowing('true');
const SHUT = allowing('false');
const BROKEN = allowing('true &&');

const POLL_INTERVAL_MS = 50;
const MAX_POLLS_PER_SAVE = 40;

let folder: string;
let port: number;
let emulators: EmulatorProcess;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rules-reload-'));
  const [firestore, hub, logging] = [await freePort(), await freePort(), await freePort()];
  port = firestore;
  save(OPEN);
  const config = {
    firestore: { rules: 'firestore.rules' },
    emulators: {
      firestore: { host: '127.0.0.1', port: firestore },
      hub: { host: '127.0.0.1', port: hub },
      logging: { host: '127.0.0.1', port: logging },
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  emulators = startEmulators({
    projectRoot: process.cwd(),
    configFile: join(folder, 'firebase.json'),
    official: false,
    onOutput: (line) => lines.push(line),
  });
  await emulators.ready;
});

afterAll(async () => {
  await emulators.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('applies saved rules without a restart', async () => {
  expect(await readAsGuest()).toBe(404);
  await saveUntil(SHUT, async () => (await readAsGuest()) === 403);
});

test('keeps the old rules after a syntax error and shows its position', async () => {
  await saveUntil(OPEN, async () => (await readAsGuest()) === 404);
  const before = lines.length;
  const isReported = () =>
    lines.slice(before).some((line) => /firestore\.rules:3:\d+.*ERROR/.test(line));
  await saveUntil(BROKEN, () => Promise.resolve(isReported()));
  expect(await readAsGuest()).toBe(404);
});

function allowing(condition: string): string {
  return [
    "rules_version = '2';",
    'service cloud.firestore { match /databases/{database}/documents {',
    `match /{path=**} { allow read: if ${condition}; }`,
    '} }',
  ].join('\n');
}

function save(rules: string): void {
  writeFileSync(join(folder, 'firestore.rules'), rules);
}

/** Returns the HTTP status of a guest's read of a document that does not exist. */
async function readAsGuest(): Promise<number> {
  const path = 'v1/projects/demo-kargha/databases/(default)/documents/shop/door';
  return (await fetch(`http://127.0.0.1:${port}/${path}`)).status;
}

/** firebase-tools' watcher may miss one of two quick saves, so this saves again. */
async function saveUntil(rules: string, condition: () => Promise<boolean>): Promise<void> {
  for (;;) {
    save(rules);
    for (let look = 0; look < MAX_POLLS_PER_SAVE; look += 1) {
      if (await condition()) return;
      await delay(POLL_INTERVAL_MS);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
