import { describe, expect, test } from 'vitest';

import type { FindNearest } from '../messages.ts';
import { fieldsOf, valueOf, vector, type Plain } from '../model/testing/values.ts';
import { storedDocument } from '../store/stored-document.ts';
import { nearest, planNearest } from './nearest.ts';

const stored = (id: string, plain: Record<string, Plain>) =>
  storedDocument({ database: 'projects/p/databases/d', segments: ['c', id] }, fieldsOf(plain), {
    createTime: 0n,
    updateTime: 0n,
  });

const DOCUMENTS = [
  stored('far', { v: vector(3, 4) }),
  stored('near', { v: vector(0, 1) }),
  stored('middle', { v: vector(2, 0) }),
  stored('zero', { v: vector(0, 0) }),
  stored('long', { v: vector(0, 1, 0) }),
  stored('number', { v: 1 }),
  stored('none', {}),
];

const search = (more: FindNearest): FindNearest => ({
  vectorField: { fieldPath: 'v' },
  queryVector: valueOf(vector(0, 1)),
  distanceMeasure: 'EUCLIDEAN',
  limit: { value: 10 },
  ...more,
});

const ids = (more: FindNearest) =>
  nearest(planNearest(search(more)), DOCUMENTS).map(({ segments }) => segments.at(-1));

describe('a vector search', () => {
  test.each([
    ['EUCLIDEAN', ['near', 'zero', 'middle', 'far']],
    ['COSINE', ['near', 'far', 'middle']],
    ['DOT_PRODUCT', ['far', 'near', 'middle', 'zero']],
  ])('orders by %s and leaves out other values', (distanceMeasure, expected) => {
    expect(ids({ distanceMeasure })).toEqual(expected);
  });

  test('has a limit and a threshold', () => {
    expect(ids({ limit: { value: 2 } })).toEqual(['near', 'zero']);
    expect(ids({ distanceThreshold: { value: 1 } })).toEqual(['near', 'zero']);
    expect(ids({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: { value: 1 } })).toEqual([
      'far',
      'near',
    ]);
  });

  test('adds the distance to its results and does not change the stored documents', () => {
    const [, zero] = nearest(planNearest(search({ distanceResultField: 'distance' })), DOCUMENTS);
    expect(zero?.message.fields?.distance).toEqual({ doubleValue: 1 });
    expect(DOCUMENTS[3]?.message.fields).not.toHaveProperty('distance');
  });

  test.each<[string, FindNearest]>([
    ['must name its field', { vectorField: {} as never }],
    ['must be a vector', { queryVector: valueOf([1, 2]) }],
    ['must have a distance measure', { distanceMeasure: 'MANHATTAN' }],
    ['must be from 1 to 1000', { limit: { value: 1001 } }],
    ['must be from 1 to 1000', { limit: {} }],
  ])('%s', (message, more) => {
    expect(() => planNearest(search(more))).toThrow(message);
  });
});
