import { deleteApp, getApps } from 'firebase-admin/app';

import { firestore } from '../../functions/src/platform/firestore.ts';
import type { FirestoreCore } from '../../local-suite/firestore/service-contract.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import {
  startFirestoreServer,
  type FirestoreServer,
} from '../../local-suite/firestore/transport/firestore-server.ts';

/** Documents as Firestore bills them: a look at a missing one and a query without an answer are a read each. */
interface Operations {
  reads: number;
  /** those of the reads that were sums and counts, which give no document */
  aggregations: number;
  writes: number;
  /** round trips, whatever they carry */
  calls: number;
}

export interface CountingFirestore {
  server: FirestoreServer;
  /** what the work has cost */
  costOf: (work: () => Promise<unknown>) => Promise<Operations>;
  /** how many documents the work has read: sums and counts are none */
  documentsOf: (work: () => Promise<unknown>) => Promise<number>;
}

/** As many writes as go into one commit here. */
const PER_COMMIT = 500;

/**
 * A Firestore of the bench's own that counts; the Admin SDK of this process is pointed at it. It is empty, or holds
 * what an export has (`seedFrom`: its folder).
 */
export async function startCountingFirestore({
  seedFrom,
}: { seedFrom?: string } = {}): Promise<CountingFirestore> {
  // An app keeps the address at which it was opened: that of the bench before is closed by now.
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

/** Puts the documents `bench-<from>` up to, but without, `bench-<to>` into a collection. */
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
