import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Figure } from './figure.ts';
import {
  stopProcesses,
  startFirestore,
  RULES_ARGS,
  SAMPLE_ARGS,
  writeAll,
} from './firestore-process.ts';

const STORAGE_RULES = 'local-suite/dist/storage-rules-runtime.mjs';
const MANY = 10_000;

/** Clock ticks per second in /proc/<pid>/stat: 100 on every Linux that Node supports. */
const TICKS = 100;

/** CPU time until the emulators answer, and their memory. Linux only (/proc). */
export async function suiteFootprint(): Promise<Figure[]> {
  const coldCpu = await cpuUntilReady(RULES_ARGS);
  const readyCpu = await cpuUntilReady([...SAMPLE_ARGS, ...RULES_ARGS]);

  const empty = await startFirestore([]);
  const idle = megabytes(empty.child);
  await fill(empty.port);
  const filled = megabytes(empty.child);
  await stopProcesses(empty.child);

  return [
    { name: 'suite-cold-start-cpu', value: coldCpu, unit: 's of processor' },
    { name: 'suite-ready-cpu', value: readyCpu, unit: 's of processor' },
    { name: 'firestore-idle-memory', value: idle, unit: 'MB' },
    { name: 'firestore-10k-documents-memory', value: filled, unit: 'MB' },
  ];
}

const STARTS = 3;

/** Of the two programs together. The least of several starts is the one that the machine disturbed least. */
async function cpuUntilReady(args: string[]): Promise<number> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const [firestore, rules] = [await startFirestore(args), await startStorageRules()];
    seconds.push(cpuSeconds(firestore.child) + cpuSeconds(rules));
    await stopProcesses(firestore.child, rules);
  }
  return Math.round(Math.min(...seconds) * 100) / 100;
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
  const documents = Array.from({ length: MANY }, (_, index) => ({
    name: `products/p${index}`,
    fields: {
      title: { stringValue: `Handwoven saree ${index}` },
      price: { integerValue: String(index) },
      tags: { arrayValue: { values: [{ stringValue: 'silk' }, { stringValue: 'zari' }] } },
    },
  }));
  await writeAll(port, documents);
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
