import type {
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
import type { IndexDefinitions } from './query/index-definitions.ts';
import type { RpcError } from './rpc-error.ts';

/** Who calls: the Admin SDK (rules do not apply), a visitor, or a signed-in person. */
export type Caller =
  | { kind: 'admin' }
  | { kind: 'visitor' }
  | { kind: 'person'; uid: string; token: Record<string, unknown> };

/** One document change of a commit, as listeners, triggers and rules see it. */
export interface DocumentChange {
  name: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** What one atomic commit changed. Writes that changed nothing are left out. */
export interface CommitEvent {
  commitTime: Timestamp;
  changes: DocumentChange[];
}

/** Looks a document up by its full resource name, in one consistent state. */
export type DocumentLookup = (name: string) => Document | undefined;

export interface ReadCheck {
  caller: Caller;
  /** What request.time reads. */
  time: Timestamp;
  lookup: DocumentLookup;
  /** True in transactions and multi-document reads: 20 lookups instead of 10 (local-suite note §G3). */
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

/** Decides by security rules. Each method returns when allowed and throws PERMISSION_DENIED when not. */
export interface AccessPolicy {
  checkGet(name: string, document: Document | undefined, check: ReadCheck): void;
  checkList(parent: string, query: StructuredQuery, check: ReadCheck): void;
  /** `changes` holds every document written, in order, also those that a write leaves unchanged. */
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

/** A live Listen or Write stream, fed message by message by a transport. */
export interface ServerStream<Request> {
  /** Handles messages strictly in the order given. Never throws; failures go to the sink. */
  receive(message: Request): void;
  /** The client is gone: lets go of listeners, locks and timers. */
  close(): void;
}

/** Where a stream puts its answers. After `fail` nothing more is sent. */
export interface StreamSink<Response> {
  send(message: Response): void;
  fail(error: RpcError): void;
}

/**
 * Firestore without a wire: every transport (gRPC, REST, WebChannel) calls this and nothing else.
 * Methods throw or reject with RpcError; anything else is a bug and is answered as INTERNAL.
 * They are asynchronous because reads and commits may wait for a transaction's locks.
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

/** The side doors that the emulator's own HTTP endpoints, triggers, export and import use. */
export interface FirestoreControl {
  /** Replaces the rules; `undefined` means that everything is allowed. */
  setPolicy(policy: AccessPolicy | undefined): void;
  /** Refuses queries that production would refuse for want of an index; the definitions may be read again. */
  setIndexes(read: () => IndexDefinitions): void;
  /** Calls back after each commit, in commit order, never while a lock is held. Returns "stop". */
  onCommit(observer: (event: CommitEvent) => void): () => void;
  /** Deletes what lies at or under a document path of a database; listeners see the deletions. */
  clear(database: string, path?: string): void;
  /** Every document of a database in the order of its name. */
  documents(database: string): Iterable<Document>;
  /** Puts documents in, all or none, past rules and triggers. Times default to now. */
  load(documents: Iterable<Document>): void;
  /** Lets go of timers and of waiting callers. */
  close(): void;
}

export interface FirestoreCore {
  service: FirestoreService;
  control: FirestoreControl;
}
