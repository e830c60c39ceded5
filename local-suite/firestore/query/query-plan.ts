import type { StructuredQuery } from '../messages.ts';
import type { FieldPath } from '../model/field-path.ts';
import { parseParentName } from '../model/resource-name.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { isAfter, parseCursor } from './cursor.ts';
import type { CursorPlace } from './cursor.ts';
import { checkFilterLimits } from './filter-limits.ts';
import { passesFilter } from './filter-match.ts';
import { parseFilter, testsOf } from './filter-parser.ts';
import type { FilterNode } from './filter-parser.ts';
import { parseSelect } from './projection.ts';
import type { Projection } from './projection.ts';
import { compareByOrders, hasOrderedFields, parseOrders } from './query-order.ts';
import type { Order } from './query-order.ts';
import { parseScope, scopeContains } from './scope.ts';
import type { Scope } from './scope.ts';

/** A validated query in which everything implicit is explicit. */
export interface QueryPlan {
  scope: Scope;
  filter: FilterNode | undefined;
  orders: Order[];
  start: CursorPlace | undefined;
  end: CursorPlace | undefined;
  offset: number;
  /** `undefined`: no limit. */
  limit: number | undefined;
  projection: Projection;
  /** Compares in result order. */
  compare: (left: StoredDocument, right: StoredDocument) => number;
}

/**
 * Validates a query; results must also have the fields in `more`. Throws INVALID_ARGUMENT for an invalid query,
 * UNIMPLEMENTED for a vector search, which only RunQuery supports.
 */
export function planQuery(
  parent: string,
  query: StructuredQuery | undefined,
  more: readonly FieldPath[] = [],
): QueryPlan {
  const given = query ?? {};
  checkSupported(given);
  const filter = parseWhere(given.where);
  const orders = parseOrders(given.orderBy, filter, more);
  // Cursors refer to the explicit orders only.
  const explicitOrders = orders.slice(0, given.orderBy?.length ?? 0);
  const scope = parseScope(parseParentName(parent), given.from);
  checkKind(scope, orders, filter);
  return {
    scope,
    filter,
    orders,
    start: parseCursor(given.startAt, explicitOrders, 'startAt'),
    end: parseCursor(given.endAt, explicitOrders, 'endAt'),
    offset: checkCount(given.offset, 'offset') ?? 0,
    limit: given.limit && (checkCount(given.limit.value, 'limit') ?? 0),
    projection: parseSelect(given.select),
    compare: compareByOrders(orders),
  };
}

/** Ignores offset and limit. */
export function matchesQuery(plan: QueryPlan, document: StoredDocument): boolean {
  const { scope, filter, orders, start, end } = plan;
  return (
    scopeContains(scope, document.segments) &&
    (!filter || passesFilter(filter, document)) &&
    hasOrderedFields(orders, document) &&
    (!start || isAfter(start, orders, document)) &&
    (!end || !isAfter(end, orders, document))
  );
}

function checkSupported({ findNearest }: StructuredQuery): void {
  if (findNearest === undefined) return;
  throw new RpcError(
    'UNIMPLEMENTED',
    'Vector search (findNearest) is supported in queries only, not in listeners and aggregations.',
  );
}

function parseWhere(where: StructuredQuery['where']): FilterNode | undefined {
  if (!where) return undefined;
  const filter = parseFilter(where);
  checkFilterLimits(filter);
  return filter;
}

/** Without a collection id there are no field indexes. */
function checkKind(
  { collectionId }: Scope,
  orders: readonly Order[],
  filter: FilterNode | undefined,
): void {
  if (collectionId !== undefined) return;
  if (orders.some(({ ofName, descending }) => !ofName || descending)) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      'kind is required for all orders except __key__ ascending',
    );
  }
  if ([...testsOf(filter)].some(({ ofName }) => !ofName)) {
    throw new RpcError('INVALID_ARGUMENT', 'kind is required for non-__key__ filters');
  }
}

function checkCount(count: number | undefined, name: string): number | undefined {
  if (count === undefined || count >= 0) return count;
  throw new RpcError('INVALID_ARGUMENT', `The query's ${name} is negative.`);
}
