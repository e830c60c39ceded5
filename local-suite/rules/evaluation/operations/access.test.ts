import { testConditions } from '../../testing/condition-cases.ts';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../testing/evaluate.ts';

testConditions({
  in: [
    ['1 in [1, 2]', true],
    ['1.0 in [1, 2]', false],
    ['1.0 in [1, 2].toSet()', true],
    ['3 in [1, 2]', false],
    ["'a' in {'a': 1}", true],
    ["'b' in {'a': 1}", false],
    ["'size' in {'a': 1}", false],
    ["1 in {'1': 1}", false],
    ['2 in [1, 2].toSet()', true],
    ["'text' in resource.data", true],
    ["'missing' in resource.data", false],
    ["!('missing' in resource.data)", true],
    ['1 in resource.data.nothing', 'Null value error.'],
    [
      "'a' in resource.data.text",
      "Type error. Received: [string]. Expected: [list, map, set] after 'in'.",
    ],
  ],
  '[index]': [
    ['[1, 2][1] == 2', true],
    ["{'a': 1}['a'] == 1", true],
    ["'namaste'[0] == 'n'", true],
    ['/a/b[1] == "b"', true],
    ["resource['data']['int'] == 5", true],
    ['[1, 2][2] == 2', 'Index out of bound error. Index: [2], size: [2].'],
    ['[1, 2][-1] == 2', 'Index out of bound error. Index: [-1], size: [2].'],
    ["{'a': 1}['b'] == 1", 'Property b is undefined on object.'],
    ['resource.data.nothing[0] == 1', 'Null value error.'],
    ['[1][0.0] == 1', 'Type error. Received: [float]. Expected: [int].'],
    [
      'resource.data.int[0] == 1',
      'Type error. Received: [int]. Expected: [list, map, path, string].',
    ],
  ],
  '[from:to]': [
    ['[1, 2, 3][0:2] == [1, 2]', true],
    ['[1, 2, 3][1:1] == []', true],
    ['[1, 2, 3][1:] == [2, 3]', true],
    ['[1, 2, 3][:1] == [1]', true],
    ["'abc'[:] == 'abc'", true],
    ["'namaste'[0:3] == 'nam'", true],
    ["'₹100'[0:1] == '₹'", true],
    ['[1][0:2] == [1]', 'Index out of bound error. Range: [0:2], size: [1].'],
    ['[1][1:0] == [1]', 'Index out of bound error. Range: [1:0], size: [1].'],
    ["'a'[-1:1] == 'a'", 'Index out of bound error. Range: [-1:1], size: [1].'],
  ],
  '.name': [
    ['resource.data.map.a.b == 7', true],
    ['resource.data.missing == null', 'Property missing is undefined on object.'],
    ['resource.data.nothing.a == null', 'Null value error.'],
    ['resource.data.int.a == 1', 'Type error. Received: [int]. Expected: [map] for .a.'],
    ['request.auth.token.missing == 1', 'Property missing is undefined on object.'],
  ],
});

const TYPES: Record<string, { accepted: string[]; refused: string[] }> = {
  bool: { accepted: ['true', 'resource.data.flag'], refused: ['1', "'true'", 'null'] },
  int: { accepted: ['1', 'resource.data.int'], refused: ['1.0', "'1'", 'null'] },
  float: { accepted: ['1.0', 'resource.data.nan', '1.', '.5'], refused: ['1', 'null'] },
  number: { accepted: ['1', '1.0'], refused: ["'1'", 'null'] },
  string: { accepted: ["'a'", 'id', 'resource.id'], refused: ['1', "b'a'", '/a/b'] },
  bytes: { accepted: ["b'a'", 'resource.data.data'], refused: ["'a'"] },
  list: {
    accepted: ['[]', 'resource.data.list', 'resource.data.keys()'],
    refused: ['[].toSet()', '{}'],
  },
  set: { accepted: ['[].toSet()', '{}.diff({}).affectedKeys()'], refused: ['[]'] },
  map: { accepted: ['{}', 'resource.data', 'resource', 'request.auth'], refused: ['[]', 'null'] },
  map_diff: { accepted: ['{}.diff({})'], refused: ['{}'] },
  path: { accepted: ['/a', 'resource.data.author', 'request.path'], refused: ["'/a'"] },
  timestamp: { accepted: ['request.time', 'resource.data.at'], refused: ['1'] },
  duration: { accepted: ["duration.value(1, 's')"], refused: ['request.time'] },
  latlng: { accepted: ['resource.data.place'], refused: ['[1, 2]'] },
};

describe.each(Object.entries(TYPES))('is %s', (type, { accepted, refused }) => {
  test.each(accepted)('accepts %s', (value) => expect(evaluate(`${value} is ${type}`)).toBe(true));
  test.each(refused)('rejects %s', (value) => expect(evaluate(`${value} is ${type}`)).toBe(false));
});
