import type {
  Cursor,
  Document,
  DocumentMask,
  ExplainMetrics,
  ExplainOptions,
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
import type { RpcError } from './rpc-error.ts';

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
  explainMetrics?: ExplainMetrics;
}

export interface AggregationResponse {
  result?: { aggregateFields?: Record<string, Value> };
  transaction?: Buffer;
  readTime?: Timestamp;
  explainMetrics?: ExplainMetrics;
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
    request: {
      parent: string;
      structuredQuery?: StructuredQuery;
      explainOptions?: ExplainOptions;
    } & ReadSelector,
  ): Promise<RunQueryResponse[]>;
  runAggregationQuery(
    caller: Caller,
    request: {
      parent: string;
      structuredAggregationQuery?: StructuredAggregationQuery;
      explainOptions?: ExplainOptions;
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
