import { describe, expect, it } from 'vitest';

import { fieldsOf } from '../model/testing/values.ts';
import { storedDocument } from '../store/stored-document.ts';
import { parseMask, parseSelect, project } from './projection.ts';

const document = storedDocument(
  { database: 'projects/p/databases/d', segments: ['c', '1'] },
  fieldsOf({ a: { b: 1, c: 2 }, d: 3 }),
  { createTime: 1n, updateTime: 2n },
);

const select = (...paths: string[]) =>
  parseSelect({ fields: paths.map((fieldPath) => ({ fieldPath })) });

describe('projections', () => {
  it('return all fields when nothing is selected', () => {
    expect(project(document, select())).toBe(document.message);
    expect(project(document, parseMask(undefined))).toBe(document.message);
  });

  it('return the named fields, with name and times', () => {
    expect(project(document, select('a.b', 'x', 'd.e'))).toEqual({
      ...document.message,
      fields: fieldsOf({ a: { b: 1 } }),
    });
  });

  it('return no fields for the name alone and for an empty mask', () => {
    expect(project(document, select('__name__')).fields).toEqual({});
    expect(project(document, parseMask({})).fields).toEqual({});
    expect(document.fields).toEqual(fieldsOf({ a: { b: 1, c: 2 }, d: 3 }));
  });

  it('reject malformed paths', () => {
    expect(() => parseMask({ fieldPaths: ['a..b'] })).toThrow(/Invalid property path/);
  });
});
