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

export interface CountedFirestore {
  server: FirestoreServer;
  /** what the work has cost */
  costOf: (work: () => Promise<unknown>) => Promise<Operations>;
}

/** A Firestore of the bench's own that counts; the Admin SDK of this process is pointed at it. */
export async function startCountedFirestore(): Promise<CountedFirestore> {
  const counted: Operations = { reads: 0, aggregations: 0, writes: 0, calls: 0 };
  const core = createFirestoreCore();
  const server = await startFirestoreServer({
    projectId: 'demo-kargha',
    core: { ...core, service: counting(core, counted) },
  });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return {
    server,
    costOf: async (work) => {
      const before = { ...counted };
      await work();
      return {
        reads: counted.reads - before.reads,
        aggregations: counted.aggregations - before.aggregations,
        writes: counted.writes - before.writes,
        calls: counted.calls - before.calls,
      };
    },
  };
}

function counting({ service }: FirestoreCore, counted: Operations): FirestoreCore['service'] {
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
      const answers = await service.runQuery(caller, request);
      count(Math.max(1, answers.filter(({ document }) => document).length));
      return answers;
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
