import { expect, test } from 'vitest';

import { received, testConditions, type ConditionCases } from '../../testing/condition-cases.ts';
import { CASTS } from './casts.ts';
import { BYTES_METHODS, PATH_METHODS } from './other-methods.ts';
import { STRING_METHODS } from './string-methods.ts';
import type { OperationTable } from './operation.ts';

const CASES: Record<string, ConditionCases> = {
  int: [
    ["int('12') == 12", true],
    ["int('-12') == -12", true],
    ['int(12.9) == 12', true],
    ['int(-12.9) == -12', true],
    ['int(7) == 7', true],
    ["int('1.5') == 1", 'Unsupported operation error. Received: int(string).'],
    [
      "int('9223372036854775808') > 0",
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    ['int(resource.data.nan) == 0', true],
    ['int(9300000000000000000.0) == 9223372036854775807', true],
    ['int(true) == 1', 'Unsupported operation error. Received: int(bool).'],
  ],
  bool: [
    ["bool('true')", true],
    ["bool('false')", false],
    ['bool(true)', true],
    ["bool('yes')", 'Unsupported operation error. Received: bool(string).'],
    ['bool(1)', 'Unsupported operation error. Received: bool(int).'],
  ],
  float: [
    ["float('2.5') == 2.5", true],
    ["float('25e-1') == 2.5", true],
    ['float(2) is float', true],
    ["float('two') == 2.0", 'Unsupported operation error. Received: float(string).'],
    ["float('') == 0.0", 'Unsupported operation error. Received: float(string).'],
  ],
  string: [
    ["string(1) == '1'", true],
    ["string(2.0) == '2.0'", true],
    ["string(2.5) == '2.5'", true],
    ["string(true) == 'true'", true],
    ["string(null) == 'null'", true],
    ["string('a') == 'a'", true],
    ["string([1]) == '[1]'", 'Unsupported operation error. Received: string(list).'],
  ],
  path: [
    ["path('a/b') == /a/b", true],
    ["path('/a/b/') == /a/b", 'Invalid Path Template /a/b/. Empty segment is not allowed.'],
    ["path('') == /a", 'Empty Path Template is not allowed.'],
    ['path(/a) == /a', received('path(path)', 'path(string)')],
  ],
  debug: [
    ['debug(1) == 1', true],
    ['debug(resource.data.flag)', true],
  ],
  'string.size': [
    ["'abc'.size() == 3", true],
    ["'₹😀'.size() == 3", true],
    ["''.size() == 0", true],
  ],
  'string.lower': [["'AbC'.lower() == 'abc'", true]],
  'string.upper': [["'AbC'.upper() == 'ABC'", true]],
  'string.trim': [["' a b\\n'.trim() == 'a b'", true]],
  'string.toUtf8': [
    ["'abc'.toUtf8() == b'abc'", true],
    ["'₹'.toUtf8().size() == 3", true],
  ],
  'string.matches': [
    ["'abc'.matches('[a-c]+')", true],
    ["'abcd'.matches('[a-c]+')", false],
    ["'abc'.matches('b')", false],
    ["'22AAAAA0000A1Z5'.matches('^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$')", true],
    [
      "'abc'.matches(resource.data.text + '(?=a)')",
      'Invalid regular expression pattern. invalid perl operator: (?=.',
    ],
    ["'1'.matches(1)", received('string.matches(string, int)', 'string.matches(string, string)')],
    ["resource.data.int.matches('5')", 'Function not found error: Name: [matches].'],
    ["resource.data.nothing.matches('5')", 'Null value error.'],
  ],
  'string.replace': [
    ["'a-b-c'.replace('-', '+') == 'a+b+c'", true],
    ["'x12'.replace('[0-9]+', '') == 'x'", true],
    ["'ab'.replace('(a)(b)', '$2$1') == 'ba'", true],
  ],
  'string.split': [
    ["'a,b'.split(',') == ['a', 'b']", true],
    ["'a1b'.split('[0-9]') == ['a', 'b']", true],
  ],
  'bytes.size': [["b'abc'.size() == 3", true]],
  'bytes.toBase64': [
    ["b'ab'.toBase64() == 'YWI='", true],
    ["b'\\xfb\\xff'.toBase64() == '-_8='", true],
    ["hashing.md5('1').toBase64() == 'xMpCOKC5I4INzFCab3WEmw=='", true],
  ],
  'bytes.toHexString': [["b'Az'.toHexString() == '417A'", true]],
  'path.bind': [
    ["path('/users/{uid}/x').bind({'uid': 'asha'}) == /users/asha/x", true],
    [
      "path('/users/{uid}').bind({'who': 'asha'}) == /users/asha",
      'Variable(s) who do not exist in the path template.',
    ],
    ["path('/users/{uid}').bind({'uid': 5}) == /users/5", true],
    ["path('/users/{uid}').bind({}) == path('/users/{uid}')", true],
  ],
};

testConditions(CASES);

test('covers every function with the cases above', () => {
  const tables: [prefix: string, table: OperationTable | undefined][] = [
    ['', CASTS],
    ['string.', STRING_METHODS],
    ['bytes.', BYTES_METHODS],
    ['path.', PATH_METHODS],
  ];
  const names = tables.flatMap(([prefix, table]) =>
    Array.from(table?.keys() ?? [], (name) => `${prefix}${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !Object.hasOwn(CASES, name))).toEqual([]);
});
