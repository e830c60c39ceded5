import { describe, expect, it } from 'vitest';

import { FieldsDraft, getField } from './field-access.ts';
import { fieldsOf, valueOf } from './testing/values.ts';

describe('getField', () => {
  const fields = fieldsOf({ a: { b: { c: 1 } }, list: [1] });

  it('follows a path through maps', () => {
    expect(getField(fields, ['a', 'b', 'c'])).toEqual(valueOf(1));
  });

  it.each([[['x']], [['a', 'x']], [['list', 'b']], [['a', 'b', 'c', 'd']], [['toString']]])(
    'finds nothing at %j',
    (path) => {
      expect(getField(fields, path)).toBeUndefined();
    },
  );
});

describe('FieldsDraft', () => {
  it('sets and deletes nested fields without changing the original', () => {
    const original = fieldsOf({ a: { b: 1, c: 2 }, d: 3 });
    const copy = structuredClone(original);
    const draft = new FieldsDraft(original);
    draft.set(['a', 'b'], valueOf(9));
    draft.set(['e', 'f'], valueOf(8));
    draft.delete(['a', 'c']);
    draft.delete(['d']);
    expect(draft.fields).toEqual(fieldsOf({ a: { b: 9 }, e: { f: 8 } }));
    expect(original).toEqual(copy);
  });

  it('replaces a scalar on the way by a map', () => {
    const draft = new FieldsDraft(fieldsOf({ a: 1 }));
    draft.set(['a', 'b'], valueOf(2));
    expect(draft.fields).toEqual(fieldsOf({ a: { b: 2 } }));
  });

  it('creates no maps when deleting a missing field', () => {
    const draft = new FieldsDraft(fieldsOf({ a: 1 }));
    draft.delete(['x', 'y']);
    draft.delete(['a', 'y']);
    expect(draft.fields).toEqual(fieldsOf({ a: 1 }));
  });

  it('does not change a map that was set into it', () => {
    const inner = valueOf({ b: 1 });
    const draft = new FieldsDraft({});
    draft.set(['a'], inner);
    draft.set(['a', 'c'], valueOf(2));
    expect(inner).toEqual(valueOf({ b: 1 }));
    expect(draft.fields).toEqual(fieldsOf({ a: { b: 1, c: 2 } }));
  });
});
