import { holds, set } from '../../values/equality.ts';
import { list, type RuleValue } from '../../values/rule-value.ts';
import { castToString } from './casts.ts';
import { operation, operationTable } from './operation.ts';

type Items = readonly RuleValue[];

function areAllIn(wanted: Items, items: Items): boolean {
  return wanted.every((item) => holds(items, item));
}

function without(items: Items, removed: Items): RuleValue[] {
  return items.filter((item) => !holds(removed, item));
}

export const LIST_METHODS = operationTable({
  size: operation(['list'], ({ items }) => BigInt(items.length)),
  hasAll: operation(['list', 'items'], (own, wanted) => areAllIn(wanted.items, own.items)),
  hasAny: operation(['list', 'items'], (own, wanted) =>
    wanted.items.some((item) => holds(own.items, item)),
  ),
  hasOnly: operation(['list', 'items'], (own, allowed) => areAllIn(own.items, allowed.items)),
  concat: operation(['list', 'list'], (own, other) => list([...own.items, ...other.items])),
  removeAll: operation(['list', 'list'], (own, removed) => list(without(own.items, removed.items))),
  join: operation(['list', 'string'], (own, between) => own.items.map(castToString).join(between)),
  toSet: operation(['list'], ({ items }) => set(items)),
});

export const SET_METHODS = operationTable({
  size: operation(['set'], ({ items }) => BigInt(items.length)),
  hasAll: operation(['set', 'items'], (own, wanted) => areAllIn(wanted.items, own.items)),
  hasAny: operation(['set', 'items'], (own, wanted) =>
    wanted.items.some((item) => holds(own.items, item)),
  ),
  hasOnly: operation(['set', 'items'], (own, allowed) => areAllIn(own.items, allowed.items)),
  difference: operation(['set', 'set'], (own, other) => set(without(own.items, other.items))),
  intersection: operation(['set', 'set'], (own, other) =>
    set(own.items.filter((item) => holds(other.items, item))),
  ),
  union: operation(['set', 'set'], (own, other) => set([...own.items, ...other.items])),
});
