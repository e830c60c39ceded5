import { deleteApp, getApps } from 'firebase-admin/app';

import { firestore } from '../../functions/src/platform/firestore.ts';
import type { FirestoreCore } from '../../local-suite/firestore/control-contract.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import {
  startFirestoreServer,
  type FirestoreServer,
} from '../../local-suite/firestore/transport/firestore-server.ts';

/** Operations as Firestore bills them: reading a missing document and a query without results are one read each. */
interface Operations {
  reads: number;
  /** The reads that were sums and counts, which return no documents. */
  aggregations: number;
  writes: number;
  calls: number;
}

export interface CountingFirestore {
  server: FirestoreServer;
  costOf: (work: () => Promise<unknown>) => Promise<Operations>;
  documentsOf: (work: () => Promise<unknown>) => Promise<number>;
}

const PER_COMMIT = 500;

/**
 * Starts an emulator that counts operations and points this process's Admin SDK at it. It is empty unless
 * `seedFrom` names an export folder.
 */
export async function startCountingFirestore({
  seedFrom,
}: { seedFrom?: string } = {}): Promise<CountingFirestore> {
  // An app keeps the address it was opened with, and the emulator of the previous bench is closed.
  await Promise.all(getApps().map(deleteApp));
  const counted: Operations = { reads: 0, aggregations: 0, writes: 0, calls: 0 };
  const core = createFirestoreCore();
  const server = await startFirestoreServer({
    projectId: 'demo-kargha',
    seedFrom,
    core: { ...core, service: countCalls(core, counted) },
  });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const costOf: CountingFirestore['costOf'] = async (work) => {
    const before = { ...counted };
    await work();
    return {
      reads: counted.reads - before.reads,
      aggregations: counted.aggregations - before.aggregations,
      writes: counted.writes - before.writes,
      calls: counted.calls - before.calls,
    };
  };
  return {
    server,
    costOf,
    documentsOf: async (work) => {
      const { reads, aggregations } = await costOf(work);
      return reads - aggregations;
    },
  };
}

export async function fill(
  collection: string,
  from: number,
  to: number,
  documentAt: (index: number) => object,
): Promise<void> {
  const rows = firestore().collection(collection);
  for (let first = from; first < to; first += PER_COMMIT) {
    const batch = firestore().batch();
    for (let index = first; index < Math.min(first + PER_COMMIT, to); index += 1) {
      batch.create(rows.doc(`bench-${index}`), documentAt(index));
    }
    await batch.commit();
  }
}

function countCalls({ service }: FirestoreCore, counted: Operations): FirestoreCore['service'] {
  const count = (reads: number, writes = 0) => {
    counted.reads += reads;
    counted.writes += writes;
    counted.calls += 1;
  };
  return {
    ...service,
    batchGetDocuments: (caller, request) => {
      count(request.documents?.length ?? 0);
      return service.batchGetDocuments(caller, request);
    },
    runQuery: async (caller, request) => {
      const results = await service.runQuery(caller, request);
      count(Math.max(1, results.filter(({ document }) => document).length));
      return results;
    },
    runAggregationQuery: (caller, request) => {
      count(1);
      counted.aggregations += 1;
      return service.runAggregationQuery(caller, request);
    },
    commit: (caller, request) => {
      count(0, request.writes?.length ?? 0);
      return service.commit(caller, request);
    },
  };
}
