import { expect, test } from 'vitest';

import { isRecordId, recordIds } from './record-id.ts';

test.each(['a', '7Q4MX2VT', 'test-saree_2', '__x', 'x__', '_', '__', '-'.repeat(150)])(
  'accepts the id %s',
  (id) => {
    expect(isRecordId(id)).toBe(true);
  },
);

test.each([
  '',
  '__proto__',
  '__x__',
  '____',
  'a b',
  'a/b',
  '..',
  'é',
  'a\n',
  'a'.repeat(151),
  7,
  null,
])('rejects the id %j', (id) => {
  expect(isRecordId(id)).toBe(false);
});

test('accepts a minimum and maximum length', () => {
  expect(recordIds(8, 64).test('1234567')).toBe(false);
  expect(recordIds(8, 64).test('12345678')).toBe(true);
  expect(recordIds(1, 60).test('a'.repeat(61))).toBe(false);
});
