import type { FirestoreCore } from '../../local-suite/firestore/control-contract.ts';
import type { Caller } from '../../local-suite/firestore/service-contract.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import type { Snapshot } from '../../local-suite/firestore/store/snapshot.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const ADMIN: Caller = { kind: 'admin' };
const SHOP = databaseOf('demo-kargha');
const DOCUMENTS = 5_000;
const ROUNDS = 50;

/** What a test pays for its own copy of a collection of 5,000 documents, and for getting them back after a change. */
export async function snapshotFork(): Promise<Figure[]> {
  const core = filledCore();
  const snapshot = core.control.snapshot(SHOP);
  const forks: number[] = [];
  const restores: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fork = databaseOf(`demo-kargha-fork-${round}`);
    forks.push(await cpuMilliseconds(() => useFork(core, snapshot, fork)));
    await changeOne(core, SHOP, round);
    restores.push(await cpuMilliseconds(() => restore(core, snapshot)));
  }
  core.control.close();
  return [
    { name: 'fork-of-5k-documents', value: tenths(median(forks)), unit: 'ms of processor' },
    { name: 'restore-of-5k-documents', value: tenths(median(restores)), unit: 'ms of processor' },
  ];
}

function databaseOf(project: string): string {
  return `projects/${project}/databases/(default)`;
}

function nameIn(database: string, index: number): string {
  return `${database}/documents/products/d${index}`;
}

function filledCore(): FirestoreCore {
  const core = createFirestoreCore();
  core.control.load(
    Array.from({ length: DOCUMENTS }, (_, index) => ({
      name: nameIn(SHOP, index),
      fields: {
        title: { stringValue: `Saree ${index}` },
        price: { integerValue: String(index) },
        tags: { arrayValue: { values: [{ stringValue: 'silk' }, { stringValue: 'zari' }] } },
      },
    })),
  );
  return core;
}

/** A fork copies a collection when it is first used, so a read and a write belong to its cost. */
async function useFork(core: FirestoreCore, snapshot: Snapshot, fork: string): Promise<void> {
  core.control.restore(fork, snapshot);
  await core.service.getDocument(ADMIN, { name: nameIn(fork, 7) });
  await changeOne(core, fork, 7);
}

async function changeOne(
  { service }: FirestoreCore,
  database: string,
  index: number,
): Promise<void> {
  const fields = { title: { stringValue: `changed ${Math.random()}` } };
  const writes = [{ update: { name: nameIn(database, index), fields } }];
  await service.commit(ADMIN, { database, writes });
}

function restore({ control }: FirestoreCore, snapshot: Snapshot): Promise<void> {
  control.restore(SHOP, snapshot);
  return Promise.resolve();
}

async function cpuMilliseconds(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
