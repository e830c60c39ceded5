import { describe, expect, it } from 'vitest';

import type { FieldTransform, Write } from '../messages.ts';
import { double, fieldsOf, valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { storedDocument } from './stored-document.ts';
import type { StoredDocument } from './stored-document.ts';
import { effectiveChanges, planWrites } from './write-plan.ts';
import { checkWrites } from './write-shape.ts';

const DATABASE = 'projects/p/databases/(default)';
const LOOM = `${DATABASE}/documents/looms/pit`;
const OLD = 1_000_000n;
const NOW = 2_345_678n;
const NOW_STAMP = { seconds: '2', nanos: 345_678_000 };

function stored(fields: Record<string, Plain>): StoredDocument {
  const resource = { database: DATABASE, segments: ['looms', 'pit'] };
  return storedDocument(resource, fieldsOf(fields), { createTime: OLD, updateTime: OLD });
}

function plan(before: Record<string, Plain> | undefined, ...writes: Write[]) {
  const document = before && stored(before);
  return planWrites(
    (name) => (name === LOOM ? document : undefined),
    checkWrites(writes, DATABASE),
    NOW,
  );
}

/** The fields after the writes; `undefined` when there is no document then. */
function after(before: Record<string, Plain> | undefined, ...writes: Write[]) {
  return plan(before, ...writes).writes[0]?.after?.fields;
}

const set = (fields: Record<string, Plain>, more: Partial<Write> = {}): Write => ({
  update: { name: LOOM, fields: fieldsOf(fields) },
  ...more,
});
const masked = (fields: Record<string, Plain>, ...fieldPaths: string[]) =>
  set(fields, { updateMask: { fieldPaths } });
const transformed = (...fieldTransforms: FieldTransform[]): Write => ({
  transform: { document: LOOM, fieldTransforms },
});

describe('an update', () => {
  it('makes a missing document', () => {
    const [change] = plan(undefined, set({ a: 1 })).writes;
    expect(change?.before).toBeUndefined();
    expect(change?.after).toMatchObject({
      createTime: NOW,
      updateTime: NOW,
      fields: fieldsOf({ a: 1 }),
    });
  });

  it('without a mask replaces all fields and keeps the create time', () => {
    const [change] = plan({ a: 1, b: 2 }, set({ c: 3 })).writes;
    expect(change?.after).toMatchObject({ createTime: OLD, updateTime: NOW });
    expect(change?.after?.fields).toEqual(fieldsOf({ c: 3 }));
  });

  it('with a mask sets what the mask names and nothing else', () => {
    expect(after({ a: 1, b: 2 }, masked({ a: 9, b: 9, c: 9 }, 'a', 'c'))).toEqual(
      fieldsOf({ a: 9, b: 2, c: 9 }),
    );
  });

  it('with a mask deletes named fields that it does not give', () => {
    expect(after({ a: 1, m: { x: 1, y: 2 } }, masked({}, 'a', 'm.x', 'gone.deep'))).toEqual(
      fieldsOf({ m: { y: 2 } }),
    );
  });

  it('reaches nested fields and fields with odd names', () => {
    const fields = { 'a.b': { 'c-d': 1 }, x: { y: { z: 2 } } };
    expect(after({ x: { y: { k: 1 } } }, masked(fields, '`a.b`.`c-d`', 'x.y.z'))).toEqual(
      fieldsOf({ 'a.b': { 'c-d': 1 }, x: { y: { k: 1, z: 2 } } }),
    );
  });

  it('with an empty mask makes the document or leaves it as it is', () => {
    expect(after(undefined, masked({ a: 1 }))).toEqual({});
    expect(effectiveChanges(plan({ a: 1 }, masked({ a: 2 })))).toEqual([]);
  });

  it('that changes nothing keeps the update time and is no change', () => {
    const planned = plan({ a: 1, m: { x: 1, y: 2 } }, set({ m: { y: 2, x: 1 }, a: 1 }));
    expect(effectiveChanges(planned)).toEqual([]);
    expect(planned.results).toEqual([{ updateTime: { seconds: '1', nanos: 0 } }]);
    expect(planned.writes).toHaveLength(1);
  });

  it('of 1 to 1.0 is a change', () => {
    expect(effectiveChanges(plan({ a: 1 }, set({ a: double(1) })))).toHaveLength(1);
  });
});

describe('a delete and a verify', () => {
  it('delete leaves nothing and has no update time', () => {
    const planned = plan({ a: 1 }, { delete: LOOM });
    expect(planned.writes[0]?.after).toBeUndefined();
    expect(planned.results).toEqual([{}]);
  });

  it('delete of a missing document is no change, but rules see it', () => {
    const planned = plan(undefined, { delete: LOOM });
    expect(planned.writes).toEqual([{ name: LOOM, before: undefined, after: undefined }]);
    expect(effectiveChanges(planned)).toEqual([]);
  });

  it('verify writes nothing and tells the stored version', () => {
    const planned = plan({ a: 1 }, { verify: LOOM, currentDocument: { exists: true } });
    expect(planned.writes).toEqual([]);
    expect(planned.results).toEqual([{ updateTime: { seconds: '1', nanos: 0 } }]);
  });
});

describe('several writes on one document', () => {
  it('build on each other and end in one change', () => {
    const planned = plan(
      { a: 1 },
      masked({ b: 2 }, 'b'),
      transformed({ fieldPath: 'b', increment: valueOf(5) }),
    );
    expect(planned.writes).toHaveLength(1);
    expect(planned.writes[0]?.after?.fields).toEqual(fieldsOf({ a: 1, b: 7 }));
  });

  it('that undo each other are no change', () => {
    expect(effectiveChanges(plan({ a: 1 }, set({ a: 2 }), set({ a: 1 })))).toEqual([]);
  });

  it('delete and set make a new document', () => {
    const planned = plan({ a: 1 }, { delete: LOOM }, set({ a: 1 }));
    expect(effectiveChanges(planned)[0]?.after).toMatchObject({ createTime: NOW });
  });

  it('meet preconditions on the result of those before', () => {
    const mustExist = { currentDocument: { exists: true } };
    expect(plan(undefined, set({ a: 1 }), set({ a: 2 }, mustExist)).failure).toBeUndefined();
    expect(plan({ a: 1 }, { delete: LOOM }, set({ a: 2 }, mustExist)).failure?.status).toBe(
      'NOT_FOUND',
    );
  });
});

describe('transforms', () => {
  const apply = (before: Plain | undefined, transform: Partial<FieldTransform>) => {
    const fields = before === undefined ? {} : { f: before };
    const planned = plan(fields, transformed({ fieldPath: 'f', ...transform }));
    return [planned.writes[0]?.after?.fields.f, planned.results[0]?.transformResults?.[0]];
  };
  const both = (value: Plain) => [valueOf(value), valueOf(value)];

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['adds integers', 2, 3, 5],
    ['counts a missing field as the operand', undefined, 3, 3],
    ['replaces what is no number', 'text', 3, 3],
    ['adds a double to an integer as doubles', 2, 0.5, 2.5],
    ['keeps the double type of whole sums', double(2), 3, double(5)],
    ['stops at the largest integer', 2n ** 63n - 2n, 5, 2n ** 63n - 1n],
    ['stops at the smallest integer', -(2n ** 63n), -1, -(2n ** 63n)],
    ['is exact beyond doubles', 2n ** 53n, 1, 2n ** 53n + 1n],
  ])('increment %s', (_, before, operand, result) => {
    expect(apply(before, { increment: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['takes the larger', 2, 3, 3],
    ['keeps the stored one among equals', 3, double(3), 3],
    ['keeps the stored zero', double(0), double(-0), double(0)],
    ['takes the type of the larger', 2, 2.5, 2.5],
    ['takes the operand for a missing field', undefined, -1, -1],
    ['takes the operand for what is no number', 'text', -1, -1],
    ['is NaN with NaN', 7, NaN, NaN],
    ['stays NaN', NaN, 7, NaN],
  ])('maximum %s', (_, before, operand, result) => {
    expect(apply(before, { maximum: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['takes the smaller', 2, 1, 1],
    ['keeps the stored one among equals', double(3), 3, double(3)],
    ['keeps the stored zero', 0, double(-0), 0],
    ['is NaN with NaN', 7, NaN, NaN],
    ['stays NaN', NaN, 7, NaN],
  ])('minimum %s', (_, before, operand, result) => {
    expect(apply(before, { minimum: valueOf(operand) })).toEqual(both(result));
  });

  it.each<[string, Plain | undefined, Plain[], Plain]>([
    ['appends what is missing, in order, once', ['a'], ['b', 'a', 'c', 'b'], ['a', 'b', 'c']],
    ['takes 3 and 3.0 for the same', [3], [double(3), 4], [3, 4]],
    ['takes NaN for NaN and null for null', [NaN, null], [NaN, null], [NaN, null]],
    ['starts from nothing', undefined, ['a'], ['a']],
    ['replaces what is no list', 'text', ['a'], ['a']],
  ])('array union %s', (_, before, elements, result) => {
    const append = { values: elements.map(valueOf) };
    expect(apply(before, { appendMissingElements: append })).toEqual([
      valueOf(result),
      valueOf(null),
    ]);
  });

  it.each<[string, Plain | undefined, Plain[], Plain]>([
    ['takes all of them out', ['a', 'b', 'a'], ['a', 'x'], ['b']],
    ['takes 3 and 3.0 for the same', [3, 4], [double(3)], [4]],
    ['makes an empty list of a missing field', undefined, ['a'], []],
    ['makes an empty list of what is no list', 7, ['a'], []],
  ])('array remove %s', (_, before, elements, result) => {
    const remove = { values: elements.map(valueOf) };
    expect(apply(before, { removeAllFromArray: remove })).toEqual([valueOf(result), valueOf(null)]);
  });

  it('the server timestamp is the commit time in whole milliseconds', () => {
    const stamp = { timestampValue: { seconds: '2', nanos: 345_000_000 } };
    expect(apply(1, { setToServerValue: 'REQUEST_TIME' })).toEqual([stamp, stamp]);
    expect(plan({}, set({ a: 1 })).results).toEqual([{ updateTime: NOW_STAMP }]);
  });

  it('follow the update that they belong to, in order, with a result each', () => {
    const write = masked({ a: 1, n: 5 }, 'a', 'n');
    write.updateTransforms = [
      { fieldPath: 'n', increment: valueOf(1) },
      { fieldPath: 'deep.list', appendMissingElements: { values: [valueOf('x')] } },
      { fieldPath: 'n', increment: valueOf(1) },
    ];
    const planned = plan({ n: 100 }, write);
    expect(planned.writes[0]?.after?.fields).toEqual(
      fieldsOf({ a: 1, n: 7, deep: { list: ['x'] } }),
    );
    expect(planned.results[0]?.transformResults).toEqual([valueOf(6), valueOf(null), valueOf(7)]);
  });

  it('make a missing document', () => {
    expect(after(undefined, transformed({ fieldPath: 'n', increment: valueOf(1) }))).toEqual(
      fieldsOf({ n: 1 }),
    );
  });
});

describe('preconditions', () => {
  const exists = (value: boolean) => ({ currentDocument: { exists: value } });
  const at = (seconds: string, nanos = 0) => ({
    currentDocument: { updateTime: { seconds, nanos } },
  });

  it.each<[string, Record<string, Plain> | undefined, Partial<Write>, string | undefined]>([
    ['exists, and it does', { a: 1 }, exists(true), undefined],
    ['exists, and it does not', undefined, exists(true), 'NOT_FOUND'],
    ['is missing, and it is', undefined, exists(false), undefined],
    ['is missing, and it is not', { a: 1 }, exists(false), 'ALREADY_EXISTS'],
    ['is of this version, and it is', { a: 1 }, at('1'), undefined],
    ['is of this version but for nanoseconds, and it is', { a: 1 }, at('1', 999), undefined],
    ['is of this version, and it is newer', { a: 1 }, at('0', 999_000), 'FAILED_PRECONDITION'],
    ['is of this version, and it is missing', undefined, at('1'), 'FAILED_PRECONDITION'],
    ['is of version 0, and it is missing', undefined, at('0'), undefined],
  ])('the document %s', (_, before, precondition, status) => {
    expect(plan(before, set({ a: 2 }, precondition)).failure?.status).toBe(status);
    expect(plan(before, { delete: LOOM, ...precondition }).failure?.status).toBe(status);
    expect(plan(before, { verify: LOOM, ...precondition }).failure?.status).toBe(status);
  });

  it('name the document, or both versions', () => {
    expect(plan(undefined, set({}, exists(true))).failure?.message).toBe(
      `No document to update: ${LOOM}`,
    );
    expect(plan({}, set({}, exists(false))).failure?.message).toBe(
      `Document already exists: ${LOOM}`,
    );
    expect(plan({}, set({}, at('3'))).failure?.message).toBe(
      'the stored version (1000000) does not match the required base version (3000000)',
    );
  });
});

describe('writes that are refused', () => {
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
    ['a transform without a deed', transformed({ fieldPath: 'a' }), /says nothing to do/],
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
