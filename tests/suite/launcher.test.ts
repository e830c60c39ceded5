import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';

import { SUITE_HOST, SUITE_PORTS } from '../../local-suite/launcher/suite-ports.ts';
import { installJava } from './installed-java.ts';
import { nodeRun, npmRun, waitUntilPortsFree } from './spawned-suite.ts';
import type { SpawnedSuite } from './spawned-suite.ts';

const started: SpawnedSuite[] = [];

function run(...words: string[]): SpawnedSuite {
  return stopLater(npmRun(...words));
}

function stopLater(suite: SpawnedSuite): SpawnedSuite {
  started.push(suite);
  return suite;
}

/** Like a terminal: signals every process of the foreground group. */
function pressCtrlC({ child }: SpawnedSuite): void {
  process.kill(-child.pid!, 'SIGINT');
}

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const { child } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  }
  await waitUntilPortsFree();
});

test('opens the shop, prints every address, and leaves nothing behind on Ctrl-C', async () => {
  const shop = stopLater(nodeRun('start'));
  await shop.printed(/Kargha is running: http:\/\/127\.0\.0\.1:5000/);
  await shop.printed(/Press Ctrl-C to stop/);
  for (const login of ['customer', 'buyer', 'admin']) {
    expect(shop.output()).toContain(`${login}@kargha.example`);
  }
  expect(shop.output()).toContain('http://127.0.0.1:4101');
  expect(shop.output()).toContain('http://127.0.0.1:4100');

  const page = await fetch('http://127.0.0.1:5000/products');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root"');

  pressCtrlC(shop);
  expect(await shop.exited).toBe(0);
  await waitUntilPortsFree();
});

test('leaves nothing behind on Ctrl-C after npm start, although npm and its shell end before it', async () => {
  const shop = run('start', '--', '--empty');
  await shop.printed(/Press Ctrl-C to stop/);
  pressCtrlC(shop);
  await shop.exited;
  await waitUntilPortsFree();
});

test('stops and frees every port when npm is killed', async () => {
  const shop = run('start', '--', '--empty');
  await shop.printed(/Press Ctrl-C to stop/);
  shop.child.kill('SIGKILL');
  await waitUntilPortsFree();
});

test("runs a command with the emulators' addresses and returns its exit code", async () => {
  const script =
    'console.log(process.env.FIRESTORE_EMULATOR_HOST, process.env.GCLOUD_PROJECT); process.exit(7)';
  const suite = run('suite', '--', 'exec', `node -e '${script}'`, '--empty');
  expect(await suite.exited).toBe(7);
  expect(suite.output()).toContain('127.0.0.1:8080 demo-kargha');
  await waitUntilPortsFree();
});

test('names a busy port with the process that uses it', async () => {
  const portHolder = createServer();
  await new Promise<void>((resolve) =>
    portHolder.listen(SUITE_PORTS.firestore, SUITE_HOST, resolve),
  );
  const shop = run('start');
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(`Port 8080 (firestore) is in use by process ${process.pid}`);
  expect(shop.output()).not.toContain('Building');
  await new Promise((resolve) => portHolder.close(resolve));
});

test('stops cleanly on SIGTERM from a process manager', async () => {
  const shop = run('start', '--', '--empty');
  await shop.printed(/Press Ctrl-C to stop/);
  shop.child.kill('SIGTERM');
  await shop.exited;
  await waitUntilPortsFree();
});

test('opens the same shop with --official on Java, started by the unmodified firebase-tools', async () => {
  const java = installJava();
  for (const [name, value] of Object.entries(java.env)) vi.stubEnv(name, value);
  const shop = run('start', '--', '--official');
  await shop.printed(/Press Ctrl-C to stop/);

  const commands = java.commands();
  expect(commands).toHaveLength(2);
  expect(commands.join('\n')).toMatch(
    /-jar \S+cloud-firestore-emulator\S+\.jar .*--seed_from_export/,
  );
  expect(commands.join('\n')).toMatch(/-jar \S+cloud-storage-rules-runtime\S+\.jar serve/);
  // Only our replacement gets this option.
  expect(commands.join('\n')).not.toContain('--indexes');

  const products = await fetch('http://127.0.0.1:5000/api/products?limit=100');
  expect(products.status).toBe(200);
  const { total } = (await products.json()) as { total: number };
  expect(total).toBeGreaterThan(60);
});
