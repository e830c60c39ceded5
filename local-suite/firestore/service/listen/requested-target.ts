import type { Target } from '../../messages.ts';
import {
  checkSameDatabase,
  parseDocumentName,
  parseParentName,
} from '../../model/resource-name.ts';
import { planQuery } from '../../query/query-plan.ts';
import { RpcError } from '../../rpc-error.ts';
import type { View } from '../../store/view.ts';
import type { AccessCheck } from '../access.ts';
import type { IndexCheck } from '../index-check.ts';
import { DocumentsTarget } from './documents-target.ts';
import type { ListenTarget } from './listen-target.ts';
import { QueryTarget } from './query-target.ts';
import { WindowTarget } from './window-target.ts';

/** A well-formed target that a client asked for. */
export interface RequestedTarget {
  readonly content: ListenTarget;
  /** Throws PERMISSION_DENIED unless the rules allow the target. */
  judge(access: AccessCheck, view: View): void;
  /** Throws FAILED_PRECONDITION unless the target's query has its index. */
  requireIndex(indexes: IndexCheck): void;
}

/** Throws INVALID_ARGUMENT if the target is malformed. */
export function requestedTarget({ query, documents }: Target, database: string): RequestedTarget {
  return query
    ? requestedQuery(query, database)
    : requestedDocuments(documents?.documents ?? [], database);
}

function requestedQuery(
  { parent, structuredQuery = {} }: NonNullable<Target['query']>,
  database: string,
): RequestedTarget {
  checkSameDatabase(parseParentName(parent), database);
  const plan = planQuery(parent, structuredQuery);
  const isWindow = plan.limit !== undefined || plan.offset > 0;
  return {
    content: isWindow ? new WindowTarget(plan) : new QueryTarget(plan),
    judge: (access, view) => access.list(parent, structuredQuery, view),
    requireIndex: (indexes) => indexes.require(plan),
  };
}

function requestedDocuments(names: string[], database: string): RequestedTarget {
  if (names.length === 0) {
    throw new RpcError('INVALID_ARGUMENT', 'A target must have a query or documents.');
  }
  for (const name of names) checkSameDatabase(parseDocumentName(name), database);
  return {
    content: new DocumentsTarget(names),
    judge: (access, view) => access.get(names, view, names.length > 1),
    requireIndex: () => undefined,
  };
}
