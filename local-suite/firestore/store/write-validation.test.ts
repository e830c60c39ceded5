import { describe, expect, it } from 'vitest';

import type { Write } from '../messages.ts';
import { fieldsOf, valueOf } from '../model/testing/values.ts';
import { DATABASE, LOOM, masked, plan, set, transformed } from './testing/write-fixtures.ts';
import { checkWrites } from './write-validation.ts';

describe('invalid writes', () => {
  it.each<[string, Write, RegExp]>([
    ['no operation', {}, /exactly one operation/],
    ['two operations', { delete: LOOM, verify: LOOM }, /exactly one operation/],
    ['a collection', { delete: `${DATABASE}/documents/looms` }, /even number of segments/],
    ['another database', { delete: 'projects/p/databases/x/documents/a/b' }, /names a resource/],
    [
      'a mask for a delete',
      { delete: LOOM, updateMask: { fieldPaths: ['a'] } },
      /only be set for an/,
    ],
    ['a reserved name in a mask', masked({}, '__name__'), /reserved/],
    ['a malformed mask', masked({}, 'a..b'), /Invalid property path/],
    ['a list in a list', set({ a: [[1]] }), /Nested arrays/],
    [
      'two preconditions',
      set({}, { currentDocument: { exists: true, updateTime: {} } }),
      /not both/,
    ],
    ['an empty transform', transformed(), /at least one/],
    ['a transform without an operation', transformed({ fieldPath: 'a' }), /has no operation/],
    [
      'an increment by text',
      transformed({ fieldPath: 'a', increment: valueOf('1') }),
      /must be a number/,
    ],
    [
      'a list as an element',
      transformed({ fieldPath: 'a', appendMissingElements: { values: [valueOf([1])] } }),
      /Nested arrays/,
    ],
    [
      '501 transforms',
      transformed(
        ...Array.from({ length: 501 }, () => ({ fieldPath: 'a', increment: valueOf(1) })),
      ),
      /at most 500/,
    ],
  ])('%s', (_, write, message) => {
    expect(() => checkWrites([write], DATABASE)).toThrow(message);
  });

  it('a document of more than 1 MiB', () => {
    expect(() => plan({ a: 'x'.repeat(600_000) }, masked({ b: 'x'.repeat(600_000) }, 'b'))).toThrow(
      /exceeds the maximum allowed size of 1,048,576 bytes/,
    );
  });

  it('more than 10 MiB at once', () => {
    const big = fieldsOf({ a: 'x'.repeat(1_000_000) });
    const writes = Array.from({ length: 11 }, (_, i) => ({
      update: { name: `${LOOM}${i}`, fields: big },
    }));
    expect(() => plan(undefined, ...writes)).toThrow(/Transaction too big/);
  });
});
