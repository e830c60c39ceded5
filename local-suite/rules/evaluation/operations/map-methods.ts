import { areEqual, set } from '../../values/equality.ts';
import { EvaluationError, Unprovable } from '../../values/evaluation-error.ts';
import {
  list,
  typeNameOf,
  type MapDiff,
  type MapValue,
  type RuleValue,
} from '../../values/rule-value.ts';
import { operation, operationTable } from './operation.ts';

export const MAP_METHODS = operationTable({
  size: operation(['map'], (own) => BigInt(whole(own).size)),
  keys: operation(['map'], (own) => list(Array.from(whole(own).keys()))),
  values: operation(['map'], (own) => list(Array.from(whole(own).values()))),
  get: operation(['map', 'any', 'any'], (own, key, fallback) => {
    const keys = keysOf(key);
    let value: RuleValue = own;
    for (const name of keys) {
      const found = entryOf(value, name);
      if (found === undefined) return fallback;
      value = found;
    }
    return value;
  }),
  diff: operation(['map', 'map'], (after, before) => {
    whole(after);
    whole(before);
    return { type: 'map_diff', after, before };
  }),
});

/** Returns undefined if the key is certainly missing, or `value` is not a map. */
function entryOf(value: RuleValue, key: string): RuleValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (value.type === 'unknown') throw new Unprovable(`what is in ${key} is not known`);
  if (value.type !== 'map') return undefined;
  const found = value.entries.get(key);
  if (found === undefined && value.isPartial) throw new Unprovable(`${key} is not known`);
  return found;
}

/** `'a'` is one key; `['a', 'b']` is a path to b inside of a. */
function keysOf(key: RuleValue): string[] {
  const parts = typeof key === 'object' && key?.type === 'list' ? key.items : [key];
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    throw new EvaluationError(
      `Unsupported operation error. Received: get(${typeNameOf(part)}). Expected: get(string).`,
    );
  });
}

/** Returns all entries. Throws Unprovable if the map is only partly known. */
function whole(own: MapValue): ReadonlyMap<string, RuleValue> {
  if (own.isPartial) throw new Unprovable('the keys of the document are not known');
  return own.entries;
}

/** Compares the top level only. `after` is the map on which `diff` was called. */
export const MAP_DIFF_METHODS = operationTable({
  addedKeys: operation(['map_diff'], (diff) => set(addedKeys(diff))),
  removedKeys: operation(['map_diff'], (diff) => set(removedKeys(diff))),
  changedKeys: operation(['map_diff'], (diff) => set(sharedKeys(diff, false))),
  unchangedKeys: operation(['map_diff'], (diff) => set(sharedKeys(diff, true))),
  affectedKeys: operation(['map_diff'], (diff) =>
    set([...addedKeys(diff), ...removedKeys(diff), ...sharedKeys(diff, false)]),
  ),
});

function addedKeys({ after, before }: MapDiff): string[] {
  return Array.from(after.entries.keys()).filter((key) => !before.entries.has(key));
}

function removedKeys({ after, before }: MapDiff): string[] {
  return Array.from(before.entries.keys()).filter((key) => !after.entries.has(key));
}

function sharedKeys({ after, before }: MapDiff, unchanged: boolean): string[] {
  return Array.from(after.entries)
    .filter(([key, value]) => {
      const old = before.entries.get(key);
      return old !== undefined && areEqual(value, old) === unchanged;
    })
    .map(([key]) => key);
}
