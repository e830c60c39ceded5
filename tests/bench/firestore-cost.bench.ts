import type { Document } from '../../local-suite/firestore/messages.ts';
import type { FirestoreCore } from '../../local-suite/firestore/control-contract.ts';
import type { Caller } from '../../local-suite/firestore/service-contract.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import type { Figure } from './figure.ts';
import { costRatio } from './median.ts';

const DATABASE = 'projects/demo-kargha/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const ADMIN: Caller = { kind: 'admin' };
const MANY = 10_000;
const FEW = 100;
const HITS = 20;
const COMMITS = 200;

export async function firestoreCost(): Promise<Figure[]> {
  const [large, small] = [createCore(MANY), createCore(FEW)];
  listenToProducts(large);
  listenToProducts(small);
  const commitRatio = await costRatio(
    () => commitMany(large),
    () => commitMany(small),
    { rounds: 15, warmUps: 5 },
  );
  const queryRatio = await costRatio(
    () => repeat(20, () => queryByLoom(large)),
    () => repeat(20, () => readById(large)),
    { rounds: 21, warmUps: 5 },
  );
  large.control.close();
  small.control.close();
  return [
    { name: 'commit-with-listener-10k-to-100', value: round(commitRatio), unit: 'ratio' },
    { name: 'equality-query-to-reads-by-id', value: round(queryRatio), unit: 'ratio' },
  ];
}

function createCore(count: number): FirestoreCore {
  const core = createFirestoreCore();
  core.control.load(Array.from({ length: count }, (_, index) => sampleProduct(index, count)));
  return core;
}

function sampleProduct(index: number, count: number): Document {
  return {
    name: `${ROOT}/products/saree-${index}`,
    fields: {
      title: { stringValue: `Saree ${index}` },
      loom: { integerValue: String(index % Math.max(1, count / HITS)) },
      price: { integerValue: String(1000 + index) },
    },
  };
}

/** The first snapshot with every product is not part of the cost of a commit. */
function listenToProducts(core: FirestoreCore): void {
  const stream = core.service.listen(ADMIN, { send: () => undefined, fail: rethrow });
  stream.receive({
    database: DATABASE,
    addTarget: {
      targetId: 2,
      query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'products' }] } },
    },
  });
}

async function commitMany(core: FirestoreCore): Promise<void> {
  for (let round = 0; round < COMMITS; round += 1) await updateOne(core, round);
}

async function updateOne({ service }: FirestoreCore, round: number): Promise<void> {
  await service.commit(ADMIN, {
    database: DATABASE,
    writes: [
      {
        update: {
          name: `${ROOT}/products/saree-${round % FEW}`,
          fields: { price: { doubleValue: Math.random() } },
        },
        updateMask: { fieldPaths: ['price'] },
      },
    ],
  });
}

async function queryByLoom({ service }: FirestoreCore): Promise<void> {
  const answers = await service.runQuery(ADMIN, {
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: 'products' }],
      where: {
        fieldFilter: { field: { fieldPath: 'loom' }, op: 'EQUAL', value: { integerValue: '7' } },
      },
    },
  });
  const hits = answers.filter(({ document }) => document).length;
  if (hits !== HITS) throw new Error(`The query found ${hits} documents, not ${HITS}.`);
}

async function readById({ service }: FirestoreCore): Promise<void> {
  const step = MANY / HITS;
  await service.batchGetDocuments(ADMIN, {
    database: DATABASE,
    documents: Array.from({ length: HITS }, (_, hit) => `${ROOT}/products/saree-${7 + hit * step}`),
  });
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

function rethrow(error: Error): void {
  throw error;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
