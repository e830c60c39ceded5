import type { FirestoreCore } from '../control-contract.ts';
import type { FirestoreService } from '../service-contract.ts';
import { systemClock } from '../store/commit-clock.ts';
import { batchWrite } from './writes/batch-write.ts';
import { listCollectionIds } from './reads/collection-ids.ts';
import { createControl } from './control.ts';
import { batchGetDocuments, getDocument } from './reads/document-reads.ts';
import {
  commit,
  createDocument,
  deleteDocument,
  updateDocument,
} from './writes/document-writes.ts';
import { Engine } from './engine.ts';
import { listDocuments } from './reads/list-documents.ts';
import { ListenStream } from './listen/listen-stream.ts';
import { partitionQuery } from './reads/partition-query.ts';
import { answerAggregation, answerQuery } from './reads/query-reads.ts';
import { beginTransaction } from './reads/read-context.ts';
import { WriteStream } from './writes/write-stream.ts';

/**
 * An in-memory Firestore without a wire format; databases are created on first use. `now` returns microseconds
 * since the epoch and need not be monotonic.
 */
export function createFirestoreCore(options: { now?: () => bigint } = {}): FirestoreCore {
  const engine = new Engine(options.now ?? systemClock);
  return { service: createService(engine), control: createControl(engine) };
}

function createService(engine: Engine): FirestoreService {
  return {
    getDocument: (caller, request) => getDocument(engine, caller, request),
    listDocuments: (caller, request) => listDocuments(engine, caller, request),
    createDocument: (caller, request) => createDocument(engine, caller, request),
    updateDocument: (caller, request) => updateDocument(engine, caller, request),
    deleteDocument: (caller, request) => deleteDocument(engine, caller, request),
    batchGetDocuments: (caller, request) => batchGetDocuments(engine, caller, request),
    runQuery: (caller, request) => answerQuery(engine, caller, request),
    runAggregationQuery: (caller, request) => answerAggregation(engine, caller, request),
    partitionQuery: (caller, request) => partitionQuery(engine, caller, request),
    listCollectionIds: (caller, request) =>
      promised(() => listCollectionIds(engine, caller, request)),
    beginTransaction: (_caller, { database, options }) =>
      promised(() => {
        const { id } = beginTransaction(engine, engine.database(database), options ?? {});
        return { transaction: id };
      }),
    commit: (caller, request) => commit(engine, caller, request),
    rollback: (_caller, { database, transaction }) =>
      promised(() => {
        engine.transactions.end(engine.transactions.find(transaction, database));
      }),
    batchWrite: (caller, request) => batchWrite(engine, caller, request),
    listen: (caller, sink) => new ListenStream(engine, caller, sink),
    write: (caller, sink) => new WriteStream(engine, caller, sink),
  };
}

/** Turns synchronous errors into rejections. */
function promised<Result>(work: () => Result): Promise<Result> {
  return Promise.resolve().then(work);
}
