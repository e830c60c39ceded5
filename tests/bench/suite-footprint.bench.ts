import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import type { Figure } from './figure.ts';

const HOST = '127.0.0.1';
const FIRESTORE = 'local-suite/dist/firestore-emulator.mjs';
const STORAGE_RULES = 'local-suite/dist/storage-rules-runtime.mjs';
const SAMPLE = 'emulator-data/firestore_export/firestore_export.overall_export_metadata';
const MANY = 10_000;
const PER_COMMIT = 500;

/** Clock ticks a second in /proc/<pid>/stat; it is 100 on every Linux that Node supports. */
const TICKS = 100;

/** What the stand-ins cost: processor time until they answer, and memory. Linux only (/proc). */
export async function suiteFootprint(): Promise<Figure[]> {
  const sample = await startFirestore(['--seed_from_export', SAMPLE, '--rules', 'firestore.rules']);
  const rules = await startStorageRules();
  const readyCpu = cpuSeconds(sample.child) + cpuSeconds(rules);
  await ended(sample.child, rules);

  const empty = await startFirestore([]);
  const idle = megabytes(empty.child);
  await fill(empty.port);
  const filled = megabytes(empty.child);
  await ended(empty.child);

  return [
    { name: 'suite-ready-cpu', value: readyCpu, unit: 's of processor' },
    { name: 'firestore-idle-memory', value: idle, unit: 'MB' },
    { name: 'firestore-10k-documents-memory', value: filled, unit: 'MB' },
  ];
}

async function startFirestore(more: string[]): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const args = ['--host', HOST, '--port', String(port), '--project_id', 'demo-kargha', ...more];
  const child = spawn(process.execPath, [FIRESTORE, ...args], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The Firestore stand-in did not start.');
    await delay(20);
  }
  return { child, port };
}

async function startStorageRules(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [STORAGE_RULES, 'serve'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).once('line', () => resolve());
  });
  return child;
}

async function fill(port: number): Promise<void> {
  const database = 'projects/demo-kargha/databases/(default)';
  for (let first = 0; first < MANY; first += PER_COMMIT) {
    const writes = Array.from({ length: PER_COMMIT }, (_, offset) => ({
      update: {
        name: `${database}/documents/products/p${first + offset}`,
        fields: {
          title: { stringValue: `Handwoven saree ${first + offset}` },
          price: { integerValue: String(first + offset) },
          tags: { arrayValue: { values: [{ stringValue: 'silk' }, { stringValue: 'zari' }] } },
        },
      },
    }));
    const answer = await fetch(`http://${HOST}:${port}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

function cpuSeconds(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8');
  const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(columns[11]) + Number(columns[12])) / TICKS;
}

function megabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}

async function ended(...children: ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map((child) => {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      return exit;
    }),
  );
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://${HOST}:${port}/`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
