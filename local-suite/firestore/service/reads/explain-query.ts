import type { ExplainMetrics, ExplainOptions, StructValue } from '../../messages.ts';
import type { UsedIndex } from '../../query/used-indexes.ts';

/** Index entries that cost one read in an aggregation. Source: Firestore pricing, "Aggregation queries". */
const ENTRIES_PER_READ = 1000;
const MILLISECONDS = 1_000_000;

/** What a query found and read. */
export interface QueryCost {
  returned: number;
  documents: number;
  indexEntries: number;
}

/** `analyze` runs the query; without it, only its plan is wanted. */
export function isPlanOnly(options: ExplainOptions | undefined): boolean {
  return options !== undefined && options.analyze !== true;
}

export function planMetrics(indexes: readonly UsedIndex[]): ExplainMetrics {
  return { planSummary: { indexesUsed: indexes.map((index) => struct({ ...index })) } };
}

/** `startedAt` is a time of `performance.now()`. */
export function costMetrics(
  indexes: readonly UsedIndex[],
  cost: QueryCost,
  startedAt: number,
): ExplainMetrics {
  const nanos = Math.round((performance.now() - startedAt) * MILLISECONDS);
  const billedEntries = cost.documents > 0 ? 0 : cost.indexEntries;
  const reads = cost.documents + Math.ceil(billedEntries / ENTRIES_PER_READ);
  return {
    ...planMetrics(indexes),
    executionStats: {
      resultsReturned: String(cost.returned),
      executionDuration: {
        seconds: String(Math.floor(nanos / 1e9)),
        nanos: nanos % 1e9,
      },
      readOperations: String(Math.max(reads, 1)),
      debugStats: struct({
        documents_scanned: String(cost.documents),
        index_entries_scanned: String(cost.indexEntries),
        billing_details: {
          documents_billable: String(cost.documents),
          index_entries_billable: String(billedEntries),
          min_query_cost: reads === 0 ? '1' : '0',
        },
      }),
    },
  };
}

interface Plain {
  [key: string]: string | Plain;
}

function struct(plain: Plain): { fields: Record<string, StructValue> } {
  const fields = Object.entries(plain).map(([key, value]): [string, StructValue] => [
    key,
    typeof value === 'string' ? { stringValue: value } : { structValue: struct(value) },
  ]);
  return { fields: Object.fromEntries(fields) };
}
