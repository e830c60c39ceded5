import type { FieldPath } from '../../model/field-path.ts';
import { fromMicros } from '../../model/timestamps.ts';
import { parseParentName } from '../../model/resource-name.ts';
import { aggregate, planAggregations } from '../../query/aggregation.ts';
import type { AggregationPlan } from '../../query/aggregation.ts';
import { nearest, planNearest } from '../../query/nearest.ts';
import { project } from '../../query/projection.ts';
import { matchesQuery, planQuery } from '../../query/query-plan.ts';
import type { QueryPlan } from '../../query/query-plan.ts';
import { runQuery } from '../../query/run-query.ts';
import { RpcError } from '../../rpc-error.ts';
import type {
  AggregationResponse,
  Caller,
  FirestoreService,
  RunQueryResponse,
} from '../../service-contract.ts';
import type { ReadSet } from '../../transactions/held-locks.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { readWithSelector } from './read-context.ts';

type QueryRequest = Parameters<FirestoreService['runQuery']>[1];
type AggregationRequest = Parameters<FirestoreService['runAggregationQuery']>[1];

/** RunQuery. The id of a transaction that it starts is in the first response. */
export async function answerQuery(
  engine: Engine,
  caller: Caller,
  { parent, structuredQuery, ...selector }: QueryRequest,
): Promise<RunQueryResponse[]> {
  const { findNearest, ...query } = required(structuredQuery);
  const plan = planQuery(parent, query);
  const search = findNearest && planNearest(findNearest);
  const { database } = parseParentName(parent);
  const reads = readSetOf(parent, plan);
  return readWithSelector(
    engine,
    { database, selector, reads },
    ({ view, inTransaction, startedTransaction }) => {
      new AccessCheck(engine, caller).list(parent, query, view, inTransaction);
      engine.indexes?.require(plan);
      const { documents: found, skipped } = runQuery(view, plan);
      const documents = search ? nearest(search, found) : found;
      const readTime = fromMicros(view.time);
      const skippedResults = skipped > 0 ? { skippedResults: skipped } : {};
      const [first, ...rest] = documents.map((document): RunQueryResponse => {
        return { document: project(document, plan.projection), readTime };
      });
      if (!first) return [{ ...startedTransaction, readTime, ...skippedResults }];
      return [
        ...(startedTransaction.transaction ? [startedTransaction] : []),
        { ...first, ...skippedResults },
        ...rest,
      ];
    },
  );
}

/**
 * RunAggregationQuery. With a sum or an average, only documents with all aggregated fields match, and the limit
 * applies in the order of these fields. Source: Google's emulator.
 */
export async function answerAggregation(
  engine: Engine,
  caller: Caller,
  { parent, structuredAggregationQuery, ...selector }: AggregationRequest,
): Promise<AggregationResponse[]> {
  const query = required(structuredAggregationQuery?.structuredQuery);
  const figures = planAggregations(structuredAggregationQuery ?? {});
  const plan = planQuery(parent, query);
  const { database } = parseParentName(parent);
  const reads = readSetOf(parent, plan);
  return readWithSelector(
    engine,
    { database, selector, reads },
    ({ view, inTransaction, startedTransaction }) => {
      new AccessCheck(engine, caller).list(parent, query, view, inTransaction);
      const summed = summedBy(figures);
      engine.indexes?.require(plan, summed);
      const { documents } = runQuery(view, planQuery(parent, query, summed));
      const aggregateFields = aggregate(figures, documents);
      return [
        { ...startedTransaction, result: { aggregateFields }, readTime: fromMicros(view.time) },
      ];
    },
  );
}

function summedBy(figures: readonly AggregationPlan[]): FieldPath[] {
  return figures.flatMap((figure) => ('path' in figure ? [figure.path] : []));
}

/** What a transaction locks for a query: everything that matches now or could match after a write. */
export function readSetOf(parent: string, plan: QueryPlan): ReadSet {
  const { compare: _, ...data } = plan;
  const range = {
    key: `${parent} ${JSON.stringify(data)}`,
    contains: (document: Parameters<typeof matchesQuery>[1]) => matchesQuery(plan, document),
  };
  return { names: [], ranges: [range] };
}

function required<Query>(query: Query | undefined): Query {
  if (query !== undefined) return query;
  throw new RpcError(
    'UNIMPLEMENTED',
    'Only structured queries are supported here; the request has none.',
  );
}
