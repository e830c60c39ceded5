import { beforeEach, expect, test } from 'vitest';

import type { StructuredQuery } from '../../messages.ts';
import { ADMIN, CoreFixture, GUEST, nameOf, ROOT, set } from '../testing/core-fixture.ts';

const GROUP: StructuredQuery = {
  from: [{ collectionId: 'parts', allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
};

let fixture: CoreFixture;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.commit(
    ...Array.from({ length: 10 }, (_, index) => set(`orders/o${index}/parts/p`, { n: index })),
    set('other/a', {}),
  );
});

const divide = (partitionCount: number, more: object = {}, caller = ADMIN) =>
  fixture.service.partitionQuery(caller, {
    parent: ROOT,
    structuredQuery: GROUP,
    partitionCount: String(partitionCount),
    ...more,
  });
const cursor = (index: number) => ({
  values: [{ referenceValue: nameOf(`orders/o${index}/parts/p`) }],
  before: true,
});

test('divides a collection group into parts of equal size', async () => {
  expect(await divide(1)).toEqual({ partitions: [cursor(5)] });
  expect(await divide(4)).toEqual({ partitions: [2, 4, 6, 8].map(cursor) });
});

test('makes no more parts than there are documents', async () => {
  const { partitions } = await divide(100);
  expect(partitions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(cursor));
  const nothing = { ...GROUP, from: [{ collectionId: 'none', allDescendants: true }] };
  expect(await divide(3, { structuredQuery: nothing })).toEqual({ partitions: [] });
});

test('returns pages', async () => {
  const first = await divide(4, { pageSize: 3 });
  expect(first.partitions).toEqual([2, 4, 6].map(cursor));
  expect(await divide(4, { pageSize: 3, pageToken: first.nextPageToken })).toEqual({
    partitions: [cursor(8)],
  });
});

test('is refused for other queries and callers', async () => {
  await expect(divide(0)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  const plain = { ...GROUP, from: [{ collectionId: 'other' }] };
  await expect(divide(2, { structuredQuery: plain })).rejects.toThrow('collection group');
  const limited = { ...GROUP, limit: { value: 1 } };
  await expect(divide(2, { structuredQuery: limited })).rejects.toThrow('limits');
  fixture.control.setPolicy({
    checkGet: () => undefined,
    checkList: () => undefined,
    checkWrites: () => undefined,
  });
  await expect(divide(2, {}, GUEST)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
});
