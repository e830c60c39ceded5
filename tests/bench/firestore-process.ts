import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const HOST = '127.0.0.1';
const FIRESTORE = 'local-suite/dist/firestore-emulator.mjs';
const SAMPLE = 'emulator-data/firestore_export/firestore_export.overall_export_metadata';

export const SAMPLE_ARGS = ['--seed_from_export', SAMPLE];
export const RULES_ARGS = ['--rules', 'firestore.rules'];

const DATABASE = 'projects/demo-kargha/databases/(default)';
const PER_COMMIT = 500;

export interface FirestoreProcess {
  child: ChildProcess;
  port: number;
}

/** Starts an emulator and waits until it answers. Throws when it exits first. */
export async function startFirestore(extraArgs: string[]): Promise<FirestoreProcess> {
  const port = await freePort();
  const args = [
    '--host',
    HOST,
    '--port',
    String(port),
    '--project_id',
    'demo-kargha',
    ...extraArgs,
  ];
  const child = spawn(process.execPath, [FIRESTORE, ...args], { stdio: 'ignore' });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The Firestore emulator did not start.');
    await delay(20);
  }
  return { child, port };
}

export interface RestDocument {
  name: string;
  fields: Record<string, unknown>;
}

/** Returns the documents of a collection with owner access, at most 300. */
export async function documentsIn(port: number, collection: string): Promise<RestDocument[]> {
  const response = await fetch(`${baseUrl(port)}/${collection}?pageSize=300`, { headers: OWNER });
  if (!response.ok) throw new Error(await response.text());
  const { documents = [] } = (await response.json()) as { documents?: RestDocument[] };
  return documents;
}

/** Writes documents with owner access. Names are paths below the root, such as `products/p1`. */
export async function writeAll(port: number, documents: readonly RestDocument[]): Promise<void> {
  for (let first = 0; first < documents.length; first += PER_COMMIT) {
    const writes = documents.slice(first, first + PER_COMMIT).map(({ name, fields }) => ({
      update: { name: `${DATABASE}/documents/${name}`, fields },
    }));
    const response = await fetch(`${baseUrl(port)}:commit`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ writes }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

export async function stopProcesses(...children: ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map((child) => {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      return exit;
    }),
  );
}

const OWNER = { authorization: 'Bearer owner' };

function baseUrl(port: number): string {
  return `http://${HOST}:${port}/v1/${DATABASE}/documents`;
}

async function isReady(port: number): Promise<boolean> {
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
