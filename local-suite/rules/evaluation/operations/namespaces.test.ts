import { expect, test } from 'vitest';

import { received, testConditions, type ConditionCases } from '../../testing/condition-cases.ts';
import { NAMESPACES } from './namespaces.ts';
import { LATLNG_METHODS } from './other-methods.ts';
import type { OperationTable } from './operation.ts';

const CASES: Record<string, ConditionCases> = {
  'latlng.value': [
    ['latlng.value(90, -180).latitude() == 90', true],
    [
      'latlng.value(90.1, 0).latitude() == 90',
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range.',
    ],
    [
      'latlng.value(0, 181).latitude() == 0',
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range.',
    ],
  ],
  'latlng.latitude': [['resource.data.place.latitude() == 25.3', true]],
  'latlng.longitude': [['resource.data.place.longitude() == 83', true]],
  'latlng.distance': [
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111', true],
    ['latlng.value(5, 5).distance(latlng.value(5, 5)) == 0', true],
    ['math.floor(latlng.value(90, 0).distance(latlng.value(-90, 0)) / 1000) == 20015', true],
  ],
  'math.abs': [
    ['math.abs(-3) == 3', true],
    ['math.abs(-2.5) == 2.5', true],
    ['math.abs(-9223372036854775808) == -9223372036854775808', true],
    ["math.abs('1') == 1", received('math.abs(string)', 'math.abs(number)')],
  ],
  'math.isInfinite': [
    ['math.isInfinite(1.0 / 0.0)', true],
    ['math.isInfinite(-1.0 / 0.0)', true],
    ['math.isInfinite(resource.data.nan)', false],
    ['math.isInfinite(5)', false],
  ],
  'math.ceil': [
    ['math.ceil(1.2) == 2', true],
    ['math.ceil(1.2) is float', true],
    ['math.ceil(3) == 3', true],
  ],
  'math.floor': [['math.floor(-1.2) == -2', true]],
  'math.round': [
    ['math.round(2.4) == 2', true],
    ['math.round(2.5) == 3', true],
    ['math.round(resource.data.nan) == 0', true],
  ],
  'math.isNaN': [
    ['math.isNaN(resource.data.nan)', true],
    ['math.isNaN(1)', false],
  ],
  'math.pow': [
    ['math.pow(2, 10) == 1024', true],
    ['math.pow(2, 10) is float', true],
  ],
  'math.sqrt': [
    ['math.sqrt(9) == 3', true],
    ['math.isNaN(math.sqrt(-1))', true],
  ],
  'hashing.crc32': [["hashing.crc32('123456789').toHexString() == '2639F4CB'", true]],
  'hashing.crc32c': [["hashing.crc32c('123456789').toHexString() == '839206E3'", true]],
  'hashing.md5': [
    ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", true],
    ["hashing.md5(b'abc') == hashing.md5('abc')", true],
    ['hashing.md5(1).size() == 16', received('hashing.md5(int)', 'hashing.md5(text)')],
  ],
  'hashing.sha256': [
    [
      "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
      true,
    ],
  ],
};

testConditions(CASES);

test('covers every function with the cases above', () => {
  const tables: [prefix: string, table: OperationTable | undefined][] = [
    ['latlng.', LATLNG_METHODS],
    ['latlng.', NAMESPACES.get('latlng')],
    ['math.', NAMESPACES.get('math')],
    ['hashing.', NAMESPACES.get('hashing')],
  ];
  const names = tables.flatMap(([prefix, table]) =>
    Array.from(table?.keys() ?? [], (name) => `${prefix}${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !Object.hasOwn(CASES, name))).toEqual([]);
});
