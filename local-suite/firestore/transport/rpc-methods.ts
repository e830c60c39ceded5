import type protobuf from 'protobufjs';

import { RpcError } from '../rpc-error.ts';
import type { Caller, FirestoreService } from '../service-contract.ts';
import { SERVICE_METHODS } from '../wire/schema.ts';

/** An RPC that is not a bidirectional stream. */
export interface RpcMethod {
  name: string;
  requestType: protobuf.Type;
  responseType: protobuf.Type;
  /** True if `call` returns an array, which the client receives as a stream. */
  streams: boolean;
  call: (service: FirestoreService, caller: Caller, request: object) => Promise<unknown>;
}

type UnaryName = Exclude<keyof FirestoreService, 'listen' | 'write'>;
type RequestOf<Name extends UnaryName> = Parameters<FirestoreService[Name]>[1];
type Call = RpcMethod['call'];

const CALLS: Record<string, Call> = {
  GetDocument: unary('getDocument', { name: '' }),
  ListDocuments: unary('listDocuments', { parent: '' }),
  CreateDocument: unary('createDocument', { parent: '', collectionId: '', document: {} }),
  UpdateDocument: unary('updateDocument', { document: { name: '' } }),
  DeleteDocument: unary('deleteDocument', { name: '' }),
  BatchGetDocuments: unary('batchGetDocuments', { database: '' }),
  BeginTransaction: unary('beginTransaction', { database: '' }),
  Commit: unary('commit', { database: '' }),
  Rollback: unary('rollback', { database: '', transaction: Buffer.alloc(0) }),
  RunQuery: unary('runQuery', { parent: '' }),
  RunAggregationQuery: unary('runAggregationQuery', { parent: '' }),
  ListCollectionIds: unary('listCollectionIds', { parent: '' }),
  BatchWrite: unary('batchWrite', { database: '' }),
  PartitionQuery: unary('partitionQuery', { parent: '' }),
};

/** Not in the published schema, but newer SDKs may call it. */
export const PIPELINE_REFUSAL =
  'This local Firestore does not support pipelines. Use a query, or a Firestore in the cloud for this call.';

/** Every RPC by name, except the streams Listen and Write. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map(
  SERVICE_METHODS.flatMap(({ name, requestType, responseType, responseStream }) => {
    const call = CALLS[name];
    return call ? [[name, { name, requestType, responseType, streams: responseStream, call }]] : [];
  }),
);

/** Throws UNIMPLEMENTED if there is none. */
export function rpcMethod(name: string): RpcMethod {
  const method = RPC_METHODS.get(name);
  if (method) return method;
  throw new RpcError('UNIMPLEMENTED', `This local Firestore has no method ${name}.`);
}

/** `absent` provides defaults for strings and messages that clients omit when empty. */
function unary<Name extends UnaryName>(name: Name, absent: Partial<RequestOf<Name>>): Call {
  return async (service, caller, request) =>
    (await service[name](caller, { ...absent, ...request } as never)) ?? {};
}
