import type { Cursor } from '../../messages.ts';
import { parseParentName } from '../../model/resource-name.ts';
import { planQuery } from '../../query/query-plan.ts';
import type { QueryPlan } from '../../query/query-plan.ts';
import { runQuery } from '../../query/run-query.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, FirestoreService } from '../../service-contract.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { readWithSelector } from './read-context.ts';

type PartitionRequest = Parameters<FirestoreService['partitionQuery']>[1];
type PartitionResponse = Awaited<ReturnType<FirestoreService['partitionQuery']>>;

const NO_READS = { names: [], ranges: [] };

/** PartitionQuery: cursors that divide a collection group into parts of equal size. Reserved for the Admin SDK. */
export async function partitionQuery(
  engine: Engine,
  caller: Caller,
  { parent, structuredQuery = {}, pageSize, pageToken, ...request }: PartitionRequest,
): Promise<PartitionResponse> {
  const count = Number(request.partitionCount ?? 0);
  if (!(count > 0)) throw invalid('The number of partitions must be positive.');
  const plan = planQuery(parent, structuredQuery);
  checkDivisible(plan);
  new AccessCheck(engine, caller).adminOnly();
  const after = decodePageToken(pageToken);
  const selector = request.readTime ? { readTime: request.readTime } : {};
  const { database } = parseParentName(parent);
  return readWithSelector(engine, { database, selector, reads: NO_READS }, ({ view }) => {
    const names = boundaries(runQuery(view, plan).documents, count);
    const rest = after === undefined ? names : names.slice(names.indexOf(after) + 1);
    const page = pageSize ? rest.slice(0, pageSize) : rest;
    const last = page.at(-1);
    const partitions = page.map(cursorAt);
    if (last === undefined || page.length === rest.length) return { partitions };
    return { partitions, nextPageToken: encodePageToken(last) };
  });
}

/** Source: PartitionQueryRequest of google.firestore.v1. */
function checkDivisible({ scope, orders, filter, start, end, limit, offset }: QueryPlan): void {
  const isByName = orders.every(({ ofName, descending }) => ofName && !descending);
  const isPlain = !filter && !start && !end && limit === undefined && offset === 0;
  if (scope.allDescendants && isByName && isPlain) return;
  throw invalid(
    'Only a collection group ordered by name, without filters, cursors and limits, can be partitioned.',
  );
}

/** The names of the first documents of all parts but the first. */
function boundaries(documents: readonly StoredDocument[], count: number): string[] {
  const parts = Math.min(count + 1, documents.length);
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) => {
    const position = Math.floor(((index + 1) * documents.length) / parts);
    return documents[position]?.name ?? '';
  });
}

function cursorAt(referenceValue: string): Cursor {
  return { values: [{ referenceValue }], before: true };
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
