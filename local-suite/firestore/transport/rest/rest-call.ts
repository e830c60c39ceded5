import { RpcError } from '../../rpc-error.ts';
import { PIPELINE_REFUSAL } from '../rpc-methods.ts';
import type { ResourcePath } from './resource-path.ts';

/** The RPC for a REST request, and the request fields from its path. */
export interface RestCall {
  rpc: string;
  fields: Record<string, string>;
  /** What the body contains. */
  body: 'request' | 'document' | 'nothing';
}

type Scope = 'database' | 'parent';

/** The RPC of each verb, and the request field for its path. */
const VERBS: Record<string, { rpc: string; scope: Scope } | undefined> = {
  batchGet: { rpc: 'BatchGetDocuments', scope: 'database' },
  batchWrite: { rpc: 'BatchWrite', scope: 'database' },
  beginTransaction: { rpc: 'BeginTransaction', scope: 'database' },
  commit: { rpc: 'Commit', scope: 'database' },
  rollback: { rpc: 'Rollback', scope: 'database' },
  runQuery: { rpc: 'RunQuery', scope: 'parent' },
  runAggregationQuery: { rpc: 'RunAggregationQuery', scope: 'parent' },
  listCollectionIds: { rpc: 'ListCollectionIds', scope: 'parent' },
  partitionQuery: { rpc: 'PartitionQuery', scope: 'parent' },
};

/** Source: the HTTP annotations in google/firestore/v1/firestore.proto. Throws if there is no such RPC. */
export function restCall(method: string, resource: ResourcePath): RestCall {
  if (resource.verb !== undefined) return verbCall(method, resource.verb, resource);
  return isDocument(resource) ? documentCall(method, resource) : collectionCall(method, resource);
}

function verbCall(method: string, verb: string, resource: ResourcePath): RestCall {
  if (verb === 'executePipeline') throw new RpcError('UNIMPLEMENTED', PIPELINE_REFUSAL);
  const known = VERBS[verb];
  if (!known || method !== 'POST') throw methodNotFound(method, `:${verb}`);
  const { rpc, scope } = known;
  const path = scope === 'database' ? resource.database : nameOf(resource);
  return { rpc, fields: { [scope]: path }, body: 'request' };
}

function documentCall(method: string, resource: ResourcePath): RestCall {
  const name = nameOf(resource);
  switch (method) {
    case 'GET':
      return { rpc: 'GetDocument', fields: { name }, body: 'nothing' };
    case 'PATCH':
      return { rpc: 'UpdateDocument', fields: { name }, body: 'document' };
    case 'DELETE':
      return { rpc: 'DeleteDocument', fields: { name }, body: 'nothing' };
    default:
      throw methodNotFound(method, 'a document');
  }
}

function collectionCall(method: string, resource: ResourcePath): RestCall {
  const { database, ids } = resource;
  const collectionId = ids.at(-1);
  const parent = nameOf({ database, ids: ids.slice(0, -1) });
  if (collectionId !== undefined && method === 'GET') {
    return { rpc: 'ListDocuments', fields: { parent, collectionId }, body: 'nothing' };
  }
  if (collectionId !== undefined && method === 'POST') {
    return { rpc: 'CreateDocument', fields: { parent, collectionId }, body: 'document' };
  }
  throw methodNotFound(method, collectionId === undefined ? 'all documents' : 'a collection');
}

function isDocument({ ids }: ResourcePath): boolean {
  return ids.length > 0 && ids.length % 2 === 0;
}

function nameOf({ database, ids }: Pick<ResourcePath, 'database' | 'ids'>): string {
  return [`${database}/documents`, ...ids].join('/');
}

function methodNotFound(method: string, what: string): RpcError {
  return new RpcError('NOT_FOUND', `${method} is not supported for ${what}.`);
}
