import type { Aggregation, StructuredAggregationQuery, Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import { checkFieldName } from '../model/field-name.ts';
import { isDocumentName, parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { exactNumber } from '../model/number-order.ts';
import { isNumber, NULL } from '../model/value-kind.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';

export type AggregationPlan = { alias: string } & (
  | { kind: 'count'; upTo: number }
  | { kind: 'sum' | 'average'; path: FieldPath }
);

/** Source: query.proto, StructuredAggregationQuery. */
const MAX_AGGREGATIONS = 5;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** Validates the aggregations and names those without an alias `field_1`, `field_2`, … */
export function planAggregations(query: StructuredAggregationQuery): AggregationPlan[] {
  const given = query.aggregations ?? [];
  if (given.length === 0 || given.length > MAX_AGGREGATIONS) {
    throw invalid(
      `An aggregation query must have 1 to ${MAX_AGGREGATIONS} aggregations: ${MAX_AGGREGATIONS} is the maximum number of aggregations.`,
    );
  }
  let unnamed = 0;
  const plans = given.map((aggregation) => {
    const alias = isGiven(aggregation.alias) ? aggregation.alias : `field_${(unnamed += 1)}`;
    checkFieldName(alias);
    return planAggregation(aggregation, alias);
  });
  if (new Set(plans.map(({ alias }) => alias)).size === plans.length) return plans;
  throw invalid('The aliases of aggregations must be different.');
}

/** Expects documents that have all aggregated fields. */
export function aggregate(
  plans: readonly AggregationPlan[],
  documents: readonly StoredDocument[],
): Record<string, Value> {
  return Object.fromEntries(plans.map((plan) => [plan.alias, figure(plan, documents)]));
}

function isGiven(alias: string | undefined): alias is string {
  return alias !== undefined && alias !== '';
}

function planAggregation(aggregation: Aggregation, alias: string): AggregationPlan {
  const { count, sum, avg } = aggregation;
  if (count) return { alias, kind: 'count', upTo: parseUpTo(count.upTo?.value) };
  if (sum) return { alias, kind: 'sum', path: parseAggregated(sum.field.fieldPath) };
  if (avg) return { alias, kind: 'average', path: parseAggregated(avg.field.fieldPath) };
  throw invalid(`Aggregation ${alias} must be a count, a sum or an average.`);
}

function parseUpTo(value: string | undefined): number {
  if (value === undefined) return Infinity;
  const upTo = Number(value);
  if (Number.isInteger(upTo) && upTo > 0) return upTo;
  throw invalid('upTo of a count must be greater than zero.');
}

function parseAggregated(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (isDocumentName(path)) throw invalid('Aggregations are not supported for __name__.');
  return path;
}

function figure(plan: AggregationPlan, documents: readonly StoredDocument[]): Value {
  if (plan.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, plan.upTo)) };
  }
  const numbers = documents.flatMap(({ fields }) => {
    const value = getField(fields, plan.path);
    return value && isNumber(value) ? [value] : [];
  });
  if (plan.kind === 'sum') return sumOf(numbers);
  if (numbers.length === 0) return NULL;
  return { doubleValue: addDoubles(numbers.map(exactNumber)) / numbers.length };
}

function sumOf(numbers: Parameters<typeof exactNumber>[0][]): Value {
  if (numbers.every((number) => 'integerValue' in number)) {
    const sum = numbers.reduce((total, { integerValue }) => total + BigInt(integerValue), 0n);
    const fits = sum >= MIN_INT64 && sum <= MAX_INT64;
    return fits ? { integerValue: sum.toString() } : { doubleValue: Number(sum) };
  }
  return { doubleValue: addDoubles(numbers.map(exactNumber)) };
}

function addDoubles(numbers: (number | bigint)[]): number {
  return numbers.reduce<number>((total, number) => total + Number(number), 0);
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
