import type {
  Cursor,
  Document,
  DocumentMask,
  ListenRequest,
  ListenResponse,
  Precondition,
  ReadSelector,
  StructuredAggregationQuery,
  StructuredQuery,
  Timestamp,
  TransactionOptions,
  Value,
  Write,
  WriteRequest,
  WriteResponse,
  WriteResult,
} from './messages.ts';
import type { CompositeIndex, IndexDefinitions } from './query/index-definitions.ts';
import type { RpcError } from './rpc-error.ts';
import type { StoredChange } from './store/change-log.ts';
import type { Snapshot } from './store/snapshot.ts';

/** The Admin SDK (skips rules), a guest, or a signed-in user. */
export type Caller =
  | { kind: 'admin' }
  | { kind: 'guest' }
  | { kind: 'person'; uid: string; token: Record<string, unknown> };

export interface DocumentChange {
  name: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** The changes of one atomic commit, without writes that changed nothing. */
export interface CommitEvent {
  commitTime: Timestamp;
  /** Who made it. */
  caller: Caller;
  changes: DocumentChange[];
}

/** Looks up documents by full resource name, in one consistent state. */
export type DocumentLookup = (name: string) => Document | undefined;

export interface ReadCheck {
  caller: Caller;
  /** request.time */
  time: Timestamp;
  lookup: DocumentLookup;
  /** True in transactions and multi-document reads: 20 lookups instead of 10. */
  multiDocument: boolean;
}

export interface WriteCheck {
  caller: Caller;
  /** Equals every serverTimestamp() of the same commit. */
  time: Timestamp;
  changes: DocumentChange[];
  lookupBefore: DocumentLookup;
  lookupAfter: DocumentLookup;
  /** True for batches and transactions. */
  multiDocument: boolean;
}

/** Security rules. Each method returns if access is allowed and throws PERMISSION_DENIED if not. */
export interface AccessPolicy {
  checkGet(name: string, document: Document | undefined, check: ReadCheck): void;
  checkList(parent: string, query: StructuredQuery, check: ReadCheck): void;
  /** `changes` holds every written document in order, even unchanged ones. */
  checkWrites(check: WriteCheck): void;
}

export interface BatchGetResponse {
  found?: Document;
  missing?: string;
  transaction?: Buffer;
  readTime?: Timestamp;
}

export interface RunQueryResponse {
  document?: Document;
  transaction?: Buffer;
  readTime?: Timestamp;
  skippedResults?: number;
}

export interface AggregationResponse {
  result?: { aggregateFields?: Record<string, Value> };
  transaction?: Buffer;
  readTime?: Timestamp;
}

export interface CommitResponse {
  writeResults: WriteResult[];
  commitTime: Timestamp;
}

/** A Listen or Write stream; a transport passes messages to it. */
export interface ServerStream<Request> {
  /** Handles messages strictly in order. Never throws; failures go to the sink. */
  receive(message: Request): void;
  /** The client has disconnected: releases listeners, locks and timers. */
  close(): void;
}

/** Receives a stream's messages. After `fail`, nothing more is sent. */
export interface StreamSink<Response> {
  send(message: Response): void;
  fail(error: RpcError): void;
}

/**
 * Firestore without a wire format: all transports (gRPC, REST, WebChannel) use only this. Methods throw or reject
 * with RpcError; any other error is a bug and is answered as INTERNAL. They are asynchronous because reads and
 * commits may wait for locks.
 */
export interface FirestoreService {
  getDocument(
    caller: Caller,
    request: { name: string; mask?: DocumentMask } & ReadSelector,
  ): Promise<Document>;
  listDocuments(
    caller: Caller,
    request: {
      parent: string;
      collectionId?: string;
      pageSize?: number;
      pageToken?: string;
      orderBy?: string;
      mask?: DocumentMask;
      showMissing?: boolean;
    } & ReadSelector,
  ): Promise<{ documents: Document[]; nextPageToken?: string }>;
  createDocument(
    caller: Caller,
    request: {
      parent: string;
      collectionId: string;
      documentId?: string;
      document: Omit<Document, 'name'>;
      mask?: DocumentMask;
    },
  ): Promise<Document>;
  updateDocument(
    caller: Caller,
    request: {
      document: Document;
      updateMask?: DocumentMask;
      mask?: DocumentMask;
      currentDocument?: Precondition;
    },
  ): Promise<Document>;
  deleteDocument(
    caller: Caller,
    request: { name: string; currentDocument?: Precondition },
  ): Promise<void>;
  batchGetDocuments(
    caller: Caller,
    request: { database: string; documents?: string[]; mask?: DocumentMask } & ReadSelector,
  ): Promise<BatchGetResponse[]>;
  runQuery(
    caller: Caller,
    request: { parent: string; structuredQuery?: StructuredQuery } & ReadSelector,
  ): Promise<RunQueryResponse[]>;
  runAggregationQuery(
    caller: Caller,
    request: {
      parent: string;
      structuredAggregationQuery?: StructuredAggregationQuery;
    } & ReadSelector,
  ): Promise<AggregationResponse[]>;
  partitionQuery(
    caller: Caller,
    request: {
      parent: string;
      structuredQuery?: StructuredQuery;
      partitionCount?: string;
      pageSize?: number;
      pageToken?: string;
      readTime?: Timestamp;
    },
  ): Promise<{ partitions: Cursor[]; nextPageToken?: string }>;
  listCollectionIds(
    caller: Caller,
    request: { parent: string; pageSize?: number; pageToken?: string },
  ): Promise<{ collectionIds: string[]; nextPageToken?: string }>;
  beginTransaction(
    caller: Caller,
    request: { database: string; options?: TransactionOptions },
  ): Promise<{ transaction: Buffer }>;
  commit(
    caller: Caller,
    request: { database: string; writes?: Write[]; transaction?: Buffer },
  ): Promise<CommitResponse>;
  rollback(caller: Caller, request: { database: string; transaction: Buffer }): Promise<void>;
  batchWrite(
    caller: Caller,
    request: { database: string; writes?: Write[] },
  ): Promise<{ writeResults: WriteResult[]; status: { code: number; message?: string }[] }>;
  listen(caller: Caller, sink: StreamSink<ListenResponse>): ServerStream<ListenRequest>;
  write(caller: Caller, sink: StreamSink<WriteResponse>): ServerStream<WriteRequest>;
}

/** Where the indexes are defined. */
export interface IndexSource {
  /** May be called again. */
  read: () => IndexDefinitions;
  /** Adds an index that a query lacks, so that it is answered. Without it the query is rejected. */
  add?: (index: CompositeIndex) => void;
}

/** Keeps changes beyond the end of the process. */
export interface CommitJournal {
  /** Keeps all changes of a commit or none, before anyone sees them. Throws RpcError if it cannot. */
  append(database: string, changes: readonly StoredChange[]): void;
}

/** Operations for the emulator's own HTTP endpoints, triggers, export and import. */
export interface FirestoreControl {
  /** `undefined` allows everything. */
  setPolicy(policy: AccessPolicy | undefined): void;
  /** The policy decides by other rules from now on: ends the project's listeners that they no longer allow. */
  rulesReplaced(project: string): void;
  /** From now on, queries need the indexes that production would need. */
  setIndexes(source: IndexSource): void;
  /** Calls back after each commit, in commit order, never while a lock is held. Returns an unsubscribe function. */
  onCommit(observer: (event: CommitEvent) => void): () => void;
  /** Deletes a document path and everything below it; listeners see the deletions. */
  clear(database: string, path?: string): void;
  /** All documents of a database, ordered by name. */
  documents(database: string): Iterable<Document>;
  /** Adds all documents or none, without rules and triggers. Times default to now. */
  load(documents: Iterable<Document>): void;
  /** The documents of a database now. */
  snapshot(database: string): Snapshot;
  /**
   * Makes a database equal to a snapshot, perhaps of another database; references within it move along. A database
   * that is new is a fork, which the journal does not keep. Without rules and triggers; listeners see it.
   */
  restore(database: string, snapshot: Snapshot): void;
  /** Asks the journal before each later change. */
  setJournal(journal: CommitJournal): void;
  /** All documents of all databases except forks. */
  keptDocuments(): Iterable<Document>;
  /** Clears timers and rejects waiting callers. */
  close(): void;
}

export interface FirestoreCore {
  service: FirestoreService;
  control: FirestoreControl;
}
