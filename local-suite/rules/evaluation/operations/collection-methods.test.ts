import { expect, test } from 'vitest';

import { received, testConditions, type ConditionCases } from '../../testing/condition-cases.ts';
import { LIST_METHODS, SET_METHODS } from './collection-methods.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './map-methods.ts';
import type { OperationTable } from './operation.ts';

const CASES: Record<string, ConditionCases> = {
  'list.size': [['[1, 2].size() == 2', true]],
  'list.hasAll': [
    ['[1, 2, 3].hasAll([1, 3])', true],
    ['[1, 2].hasAll([1, 4])', false],
    ['[1].hasAll([])', true],
    ['[1, 2].hasAll([1].toSet())', received('list.hasAll(list, set)', 'list.hasAll(list, list)')],
    ['[1].hasAll(1)', received('list.hasAll(list, int)', 'list.hasAll(list, list)')],
    ['[1].hasAll([1.0])', false],
  ],
  'list.hasAny': [
    ['[1, 2].hasAny([2, 9])', true],
    ['[1, 2].hasAny([9])', false],
    ['[1].hasAny([])', false],
  ],
  'list.hasOnly': [
    ['[1, 2].hasOnly([1, 2, 3])', true],
    ['[1, 1].hasOnly([1])', true],
    ['[1, 4].hasOnly([1, 2, 3])', false],
    ['[].hasOnly([1])', true],
  ],
  'list.concat': [['[1].concat([2]) == [1, 2]', true]],
  'list.removeAll': [['[1, 2, 1, 3].removeAll([1]) == [2, 3]', true]],
  'list.join': [
    ["['a', 'b'].join('-') == 'a-b'", true],
    ["[1, true, null, 2.5].join(',') == '1,true,null,2.5'", true],
    ["[[1]].join(',') == '1'", 'Unsupported operation error. Received: string(list).'],
  ],
  'list.toSet': [['[1, 1.0, 2].toSet().size() == 2', true]],
  'set.size': [['[1, 2].toSet().size() == 2', true]],
  'set.hasAll': [['[1, 2].toSet().hasAll([2])', true]],
  'set.hasAny': [
    ['[1].toSet().hasAny([2, 1].toSet())', true],
    ['[1].toSet().hasAny([2])', false],
  ],
  'set.hasOnly': [
    ['[1].toSet().hasOnly([1, 2])', true],
    ['[1, 3].toSet().hasOnly([1, 2])', false],
  ],
  'set.difference': [
    ['[1, 2].toSet().difference([2].toSet()) == [1].toSet()', true],
    [
      '[1].toSet().difference([1]) == [].toSet()',
      received('set.difference(set, list)', 'set.difference(set, set)'),
    ],
  ],
  'set.intersection': [
    ['[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', true],
    [
      '[1].toSet().intersection([1]) == [].toSet()',
      received('set.intersection(set, list)', 'set.intersection(set, set)'),
    ],
  ],
  'set.union': [
    ['[1].toSet().union([2, 1].toSet()) == [1, 2].toSet()', true],
    ['[1].toSet().union([2]).size() == 2', received('set.union(set, list)', 'set.union(set, set)')],
    ['[1].union([2].toSet()).size() == 2', 'Invalid function name: union.'],
  ],
  'map.size': [["{'a': 1, 'b': 2}.size() == 2", true]],
  'map.keys': [["{'a': 1, 'b': 2}.keys() == ['a', 'b']", true]],
  'map.values': [["{'a': 1, 'b': 2}.values() == [1, 2]", true]],
  'map.get': [
    ["{'a': 1}.get('a', 0) == 1", true],
    ["{'a': 1}.get('b', 0) == 0", true],
    ["{'a': null}.get('a', 0) == null", true],
    ["resource.data.get(['map', 'a', 'b'], 0) == 7", true],
    ["resource.data.get(['map', 'x', 'b'], 0) == 0", true],
    ["resource.data.get(['int', 'x'], 'none') == 'none'", true],
    ["{'a': 1}.get(1, 0) == 0", received('get(int)', 'get(string)')],
    ["request.auth.token.get('staff', false) == false", true],
  ],
  'map.diff': [
    ["{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0", true],
    [
      "{'a': 1}.diff([1]).affectedKeys().size() == 0",
      received('map.diff(map, list)', 'map.diff(map, map)'),
    ],
  ],
  'map_diff.addedKeys': [["{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()", true]],
  'map_diff.removedKeys': [
    ["{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()", true],
  ],
  'map_diff.changedKeys': [
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()", true],
    ["{'a': {'x': 1}}.diff({'a': {'x': 2}}).changedKeys() == ['a'].toSet()", true],
    ["{'a': 1}.diff({'a': 1.0}).changedKeys().size() == 0", true],
  ],
  'map_diff.unchangedKeys': [
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()", true],
  ],
  'map_diff.affectedKeys': [
    [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 0, 'c': 3, 'd': 4}).affectedKeys() == ['a', 'b', 'd'].toSet()",
      true,
    ],
  ],
};

testConditions(CASES);

test('covers every function with the cases above', () => {
  const tables: [prefix: string, table: OperationTable | undefined][] = [
    ['list.', LIST_METHODS],
    ['set.', SET_METHODS],
    ['map.', MAP_METHODS],
    ['map_diff.', MAP_DIFF_METHODS],
  ];
  const names = tables.flatMap(([prefix, table]) =>
    Array.from(table?.keys() ?? [], (name) => `${prefix}${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !Object.hasOwn(CASES, name))).toEqual([]);
});
