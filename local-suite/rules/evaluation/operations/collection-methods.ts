import { holds, lists, set } from '../../values/equality.ts';
import { list, type RuleValue } from '../../values/rule-value.ts';
import { castToString } from './casts.ts';
import { operation, operationTable } from './operation.ts';

type Items = readonly RuleValue[];

type Has = (items: Items, wanted: RuleValue) => boolean;

function areAllIn(wanted: Items, items: Items, has: Has): boolean {
  return wanted.every((item) => has(items, item));
}

function without(items: Items, removed: Items, has: Has): RuleValue[] {
  return items.filter((item) => !has(removed, item));
}

export const LIST_METHODS = operationTable({
  size: operation(['list'], ({ items }) => BigInt(items.length)),
  hasAll: operation(['list', 'list'], (own, wanted) => areAllIn(wanted.items, own.items, lists)),
  hasAny: operation(['list', 'list'], (own, wanted) =>
    wanted.items.some((item) => lists(own.items, item)),
  ),
  hasOnly: operation(['list', 'list'], (own, allowed) => areAllIn(own.items, allowed.items, lists)),
  concat: operation(['list', 'list'], (own, other) => list([...own.items, ...other.items])),
  removeAll: operation(['list', 'list'], (own, removed) =>
    list(without(own.items, removed.items, lists)),
  ),
  join: operation(['list', 'string'], (own, between) => own.items.map(castToString).join(between)),
  toSet: operation(['list'], ({ items }) => set(items)),
});

export const SET_METHODS = operationTable({
  size: operation(['set'], ({ items }) => BigInt(items.length)),
  hasAll: operation(['set', 'items'], (own, wanted) => areAllIn(wanted.items, own.items, holds)),
  hasAny: operation(['set', 'items'], (own, wanted) =>
    wanted.items.some((item) => holds(own.items, item)),
  ),
  hasOnly: operation(['set', 'items'], (own, allowed) => areAllIn(own.items, allowed.items, holds)),
  difference: operation(['set', 'set'], (own, other) =>
    set(without(own.items, other.items, holds)),
  ),
  intersection: operation(['set', 'set'], (own, other) =>
    set(own.items.filter((item) => holds(other.items, item))),
  ),
  union: operation(['set', 'set'], (own, other) => set([...own.items, ...other.items])),
});
