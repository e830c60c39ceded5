/**
 * The messages of google.firestore.v1 as plain objects: int64 as decimal strings, enums as names, bytes as
 * Buffers, wrappers as `{ value }`, no absent fields. Every transport decodes to this form and encodes from it, so
 * nothing else depends on a wire format.
 */
export interface Timestamp {
  seconds?: string;
  nanos?: number;
}

export interface LatLng {
  latitude?: number;
  longitude?: number;
}

export type Fields = Record<string, Value>;

export type Value =
  | { nullValue: 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: Timestamp }
  | { stringValue: string }
  | { bytesValue: Buffer }
  | { referenceValue: string }
  | { geoPointValue: LatLng }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

/** `name` is the full resource name: projects/{p}/databases/{d}/documents/{path}. */
export interface Document {
  name: string;
  fields?: Fields;
  createTime?: Timestamp;
  updateTime?: Timestamp;
}

export interface DocumentMask {
  fieldPaths?: string[];
}

export interface Precondition {
  exists?: boolean;
  updateTime?: Timestamp;
}

export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME' | 'SERVER_VALUE_UNSPECIFIED';
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

export interface Write {
  update?: Document;
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  updateMask?: DocumentMask;
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: Timestamp;
  transformResults?: Value[];
}

export interface TransactionOptions {
  readOnly?: { readTime?: Timestamp };
  readWrite?: { retryTransaction?: Buffer };
}

/** The consistent state to read: a transaction's, a new transaction's, or one at a past time. */
export interface ReadSelector {
  transaction?: Buffer;
  newTransaction?: TransactionOptions;
  readTime?: Timestamp;
}

export interface FieldReference {
  fieldPath: string;
}

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface Filter {
  compositeFilter?: { op?: 'AND' | 'OR' | 'OPERATOR_UNSPECIFIED'; filters?: Filter[] };
  fieldFilter?: { field: FieldReference; op: FieldOperator; value: Value };
  unaryFilter?: { field: FieldReference; op: UnaryOperator };
}

export interface Cursor {
  values?: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: 'ASCENDING' | 'DESCENDING' }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: FindNearest;
}

/** Vector search. */
export interface FindNearest {
  vectorField?: FieldReference;
  queryVector?: Value;
  distanceMeasure?: string;
  limit?: { value?: number };
  distanceResultField?: string;
  distanceThreshold?: { value?: number };
}

export interface Aggregation {
  alias?: string;
  count?: { upTo?: { value?: string } };
  sum?: { field: FieldReference };
  avg?: { field: FieldReference };
}

export interface StructuredAggregationQuery {
  structuredQuery?: StructuredQuery;
  aggregations?: Aggregation[];
}

export interface Target {
  query?: { parent: string; structuredQuery?: StructuredQuery };
  documents?: { documents?: string[] };
  targetId?: number;
  resumeToken?: Buffer;
  readTime?: Timestamp;
  once?: boolean;
  expectedCount?: { value?: number };
}

export interface ListenRequest {
  database?: string;
  addTarget?: Target;
  removeTarget?: number;
  labels?: Record<string, string>;
}

export interface TargetChange {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds?: number[];
  cause?: { code: number; message: string };
  resumeToken?: Buffer;
  readTime?: Timestamp;
}

/** Names of documents, which may contain more names than were added. */
export interface BloomFilter {
  bits?: { bitmap?: Buffer; padding?: number };
  hashCount?: number;
}

export interface ListenResponse {
  targetChange?: TargetChange;
  documentChange?: { document: Document; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp };
  documentRemove?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp };
  filter?: { targetId: number; count: number; unchangedNames?: BloomFilter };
}

export interface WriteRequest {
  database?: string;
  streamId?: string;
  writes?: Write[];
  streamToken?: Buffer;
  labels?: Record<string, string>;
}

export interface WriteResponse {
  streamId?: string;
  streamToken?: Buffer;
  writeResults?: WriteResult[];
  commitTime?: Timestamp;
}

export interface ExplainOptions {
  /** True to run the query. */
  analyze?: boolean;
}

/** A google.protobuf.Value of the kinds that query plans use. */
export type StructValue = { stringValue: string } | { structValue: Struct };

export interface Struct {
  fields: Record<string, StructValue>;
}

export interface ExplainMetrics {
  planSummary: { indexesUsed: Struct[] };
  executionStats?: {
    resultsReturned: string;
    executionDuration: { seconds: string; nanos: number };
    readOperations: string;
    debugStats: Struct;
  };
}
