import { describe, expect, it } from 'vitest';

import { double, fieldsOf, valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import type { Write } from '../messages.ts';
import { after, LOOM, masked, NOW, OLD, plan, set, transformed } from './testing/write-fixtures.ts';
import { effectiveChanges } from './write-plan.ts';

describe('an update', () => {
  it('creates a missing document', () => {
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

  it('with a mask sets only the fields in it', () => {
    expect(after({ a: 1, b: 2 }, masked({ a: 9, b: 9, c: 9 }, 'a', 'c'))).toEqual(
      fieldsOf({ a: 9, b: 2, c: 9 }),
    );
  });

  it('with a mask deletes fields that it names but does not contain', () => {
    expect(after({ a: 1, m: { x: 1, y: 2 } }, masked({}, 'a', 'm.x', 'gone.deep'))).toEqual(
      fieldsOf({ m: { y: 2 } }),
    );
  });

  it('reaches nested fields and fields with special names', () => {
    const fields = { 'a.b': { 'c-d': 1 }, x: { y: { z: 2 } } };
    expect(after({ x: { y: { k: 1 } } }, masked(fields, '`a.b`.`c-d`', 'x.y.z'))).toEqual(
      fieldsOf({ 'a.b': { 'c-d': 1 }, x: { y: { k: 1, z: 2 } } }),
    );
  });

  it('with an empty mask creates the document or leaves it unchanged', () => {
    expect(after(undefined, masked({ a: 1 }))).toEqual({});
    expect(effectiveChanges(plan({ a: 1 }, masked({ a: 2 })))).toEqual([]);
  });

  it('that changes nothing keeps the update time and is not a change', () => {
    const planned = plan({ a: 1, m: { x: 1, y: 2 } }, set({ m: { y: 2, x: 1 }, a: 1 }));
    expect(effectiveChanges(planned)).toEqual([]);
    expect(planned.results).toEqual([{ updateTime: { seconds: '1', nanos: 0 } }]);
    expect(planned.writes).toHaveLength(1);
  });

  it('from 1 to 1.0 is a change', () => {
    expect(effectiveChanges(plan({ a: 1 }, set({ a: double(1) })))).toHaveLength(1);
  });
});

describe('delete and verify', () => {
  it('delete removes the document and has no update time', () => {
    const planned = plan({ a: 1 }, { delete: LOOM });
    expect(planned.writes[0]?.after).toBeUndefined();
    expect(planned.results).toEqual([{}]);
  });

  it('delete of a missing document is not a change, but rules see it', () => {
    const planned = plan(undefined, { delete: LOOM });
    expect(planned.writes).toEqual([{ name: LOOM, before: undefined, after: undefined }]);
    expect(effectiveChanges(planned)).toEqual([]);
  });

  it('verify writes nothing and returns the stored version', () => {
    const planned = plan({ a: 1 }, { verify: LOOM, currentDocument: { exists: true } });
    expect(planned.writes).toEqual([]);
    expect(planned.results).toEqual([{ updateTime: { seconds: '1', nanos: 0 } }]);
  });
});

describe('several writes to one document', () => {
  it('build on each other and result in one change', () => {
    const planned = plan(
      { a: 1 },
      masked({ b: 2 }, 'b'),
      transformed({ fieldPath: 'b', increment: valueOf(5) }),
    );
    expect(planned.writes).toHaveLength(1);
    expect(planned.writes[0]?.after?.fields).toEqual(fieldsOf({ a: 1, b: 7 }));
  });

  it('that undo each other are not a change', () => {
    expect(effectiveChanges(plan({ a: 1 }, set({ a: 2 }), set({ a: 1 })))).toEqual([]);
  });

  it('delete and set create a new document', () => {
    const planned = plan({ a: 1 }, { delete: LOOM }, set({ a: 1 }));
    expect(effectiveChanges(planned)[0]?.after).toMatchObject({ createTime: NOW });
  });

  it('check preconditions against the result of the previous ones', () => {
    const mustExist = { currentDocument: { exists: true } };
    expect(plan(undefined, set({ a: 1 }), set({ a: 2 }, mustExist)).failure).toBeUndefined();
    expect(plan(undefined, set({ a: 2 }, mustExist)).failure?.status).toBe('NOT_FOUND');
    expect(plan({ a: 1 }, { delete: LOOM }, set({ a: 2 }, mustExist)).failure?.status).toBe(
      'INVALID_ARGUMENT',
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
