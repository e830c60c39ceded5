import type { StructuredQuery, Timestamp } from '../../firestore/messages.ts';
import type { Caller } from '../../firestore/service-contract.ts';
import type { AccessMethod } from '../evaluation/decision.ts';
import { fromJson, fromTimestamp } from '../values/conversion.ts';
import { map, type RuleValue } from '../values/rule-value.ts';

export interface RequestFacts {
  caller: Caller;
  time: Timestamp;
  method: AccessMethod;
  path: RuleValue;
}

/** The variable `request`. `more` adds `resource` for writes and `query` for lists. */
export function requestOf(
  { caller, time, method, path }: RequestFacts,
  more: [string, RuleValue][] = [],
): RuleValue {
  return map([
    ['auth', authOf(caller)],
    ['method', method],
    ['path', path],
    ['time', fromTimestamp(time)],
    ...more,
  ]);
}

function authOf(caller: Caller): RuleValue {
  if (caller.kind !== 'person') return null;
  return map([
    ['uid', caller.uid],
    ['token', fromJson(caller.token)],
  ]);
}

/** `request.query`: the limit is null for a query without one, so `<= 50` is not true. */
export function queryOf({ limit, offset = 0, orderBy = [] }: StructuredQuery): RuleValue {
  const directions = orderBy.map(
    ({ field, direction }) =>
      [field.fieldPath, direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
  );
  return map([
    ['limit', limit?.value === undefined ? null : BigInt(limit.value)],
    ['offset', BigInt(offset)],
    ['orderBy', map(directions)],
  ]);
}
