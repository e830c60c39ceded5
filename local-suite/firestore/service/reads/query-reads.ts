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
import { usedIndexes } from '../../query/used-indexes.ts';
import { RpcError } from '../../rpc-error.ts';
import type {
  AggregationResponse,
  Caller,
  FirestoreService,
  RunQueryResponse,
} from '../../service-contract.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { View } from '../../store/view.ts';
import type { ReadSet } from '../../transactions/held-locks.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { costMetrics, isPlanOnly, planMetrics } from './explain-query.ts';
import { readWithSelector } from './read-context.ts';

type QueryRequest = Parameters<FirestoreService['runQuery']>[1];
type AggregationRequest = Parameters<FirestoreService['runAggregationQuery']>[1];

/** RunQuery. The id of a transaction that it starts is in the first response. */
export async function answerQuery(
  engine: Engine,
  caller: Caller,
  { parent, structuredQuery, explainOptions, ...selector }: QueryRequest,
): Promise<RunQueryResponse[]> {
  const startedAt = performance.now();
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
      if (isPlanOnly(explainOptions)) return [{ explainMetrics: planMetrics(usedIndexes(plan)) }];
      const found = runQuery(view, plan);
      const documents = search ? nearest(search, found.documents) : found.documents;
      const answers = answersOf(documents, {
        plan,
        view,
        startedTransaction,
        skipped: found.skipped,
      });
      if (!explainOptions) return answers;
      const read = found.documents.length + found.skipped;
      const cost = { returned: documents.length, documents: read, indexEntries: read };
      return [...answers, { explainMetrics: costMetrics(usedIndexes(plan), cost, startedAt) }];
    },
  );
}

interface Answered {
  plan: QueryPlan;
  view: View;
  startedTransaction: { transaction?: Buffer };
  skipped: number;
}

function answersOf(
  documents: readonly StoredDocument[],
  { plan, view, startedTransaction, skipped }: Answered,
): RunQueryResponse[] {
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
}

/**
 * RunAggregationQuery. With a sum or an average, only documents with all aggregated fields match, and the limit
 * applies in the order of these fields. Source: Google's emulator.
 */
export async function answerAggregation(
  engine: Engine,
  caller: Caller,
  { parent, structuredAggregationQuery, explainOptions, ...selector }: AggregationRequest,
): Promise<AggregationResponse[]> {
  const startedAt = performance.now();
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
      const indexes = explainOptions ? usedIndexes(plan, summed) : [];
      if (isPlanOnly(explainOptions)) return [{ explainMetrics: planMetrics(indexes) }];
      const { documents, skipped } = runQuery(view, planQuery(parent, query, summed));
      const answer = {
        ...startedTransaction,
        result: { aggregateFields: aggregate(figures, documents) },
        readTime: fromMicros(view.time),
      };
      if (!explainOptions) return [answer];
      const cost = { returned: 1, documents: 0, indexEntries: documents.length + skipped };
      return [answer, { explainMetrics: costMetrics(indexes, cost, startedAt) }];
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
