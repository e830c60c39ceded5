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

/** `request.query`: only what the query really has, so that `limit <= 50` refuses unlimited ones. */
export function queryOf({ limit, offset, orderBy }: StructuredQuery): RuleValue {
  const entries: [string, RuleValue][] = [];
  if (limit?.value !== undefined) entries.push(['limit', BigInt(limit.value)]);
  if (offset !== undefined) entries.push(['offset', BigInt(offset)]);
  if (orderBy && orderBy.length > 0) {
    const directions = orderBy.map(
      ({ field, direction }) =>
        [field.fieldPath, direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
    );
    entries.push(['orderBy', map(directions)]);
  }
  return map(entries);
}
