import type { StructuredQuery, Timestamp } from '../../firestore/messages.ts';
import type { Caller } from '../../firestore/service-contract.ts';
import type { AccessMethod } from '../evaluation/decision.ts';
import { fromJson, fromTimestamp } from '../values/conversion.ts';
import { map, type RuleValue } from '../values/rule-value.ts';

/** What every request has, and `resource` or `query` where there is one. */
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

/** `request.query`: a query without a limit has null there, which is not `<= 50`. */
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
