import { expect, test } from 'vitest';

import { firestoreWorld } from '#testing/firestore-world.ts';

import { listProducts } from './products.ts';

test('asks for what everybody may see, newest first, a hundred at most', async () => {
  const world = firestoreWorld({
    'products/p1': { title: 'Gamcha', price: 149, status: 'active', createdAt: new Date(0) },
  });

  const products = await listProducts();

  expect(products).toMatchObject([{ _id: 'p1', title: 'Gamcha', price: 149 }]);
  expect(products[0]?.createdAt).toEqual(new Date(0));
  const [query] = world.queries;
  expect(query).toMatchObject({ limit: 100 });
  const [newestFirst] = (query as { orderBy: unknown[] }).orderBy;
  expect(newestFirst).toEqual({ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' });
  const asked = JSON.stringify(query);
  expect(asked).toContain(
    '{"field":{"fieldPath":"status"},"op":"EQUAL","value":{"stringValue":"active"}}',
  );
  expect(asked).toContain(
    '{"field":{"fieldPath":"restricted"},"op":"EQUAL","value":{"booleanValue":false}}',
  );
});
