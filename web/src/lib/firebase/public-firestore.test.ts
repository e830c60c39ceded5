import { afterEach, expect, test, vi } from 'vitest';

import { readPublicDocument, readPublicList } from './public-firestore.ts';

const productQuery = { collection: 'products', where: { status: 'active' }, limit: 2 } as const;
const at = (id: string, fields: object = {}) => ({
  document: { name: `projects/p/databases/(default)/documents/products/${id}`, fields },
});

function firestore(rows: unknown, status = 200) {
  const asked: { structuredQuery: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return Promise.resolve(new Response(JSON.stringify(rows), { status }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('decodes every value type', async () => {
  firestore([
    at('p1', {
      title: { stringValue: '<b>Saree</b>' },
      quantity: { integerValue: '7' },
      price: { doubleValue: 12.5 },
      restricted: { booleanValue: false },
      accessCodeId: { nullValue: null },
      createdAt: { timestampValue: '2026-11-21T06:00:00Z' },
      tags: { arrayValue: { values: [{ stringValue: 'silk' }] } },
      images: { arrayValue: {} },
      provenance: { mapValue: { fields: { craft: { stringValue: 'Ikat' } } } },
      empty: { mapValue: {} },
    }),
    { readTime: '2026-11-21T06:00:00Z' },
  ]);
  const { documents } = await readPublicList(productQuery);
  expect(documents).toEqual([
    {
      id: 'p1',
      data: {
        title: '<b>Saree</b>',
        quantity: 7,
        price: 12.5,
        restricted: false,
        accessCodeId: null,
        createdAt: '2026-11-21T06:00:00Z',
        tags: ['silk'],
        images: [],
        provenance: { craft: 'Ikat' },
        empty: {},
      },
    },
  ]);
});

test('a full page returns the cursor of the next one', async () => {
  const price = { doubleValue: 5 };
  const asked = firestore([at('p1', { price }), at('p2', { price })]);
  const list = { ...productQuery, orderBy: ['price', 'asc'] } as const;
  const { next } = await readPublicList(list);
  await readPublicList({ ...list, after: next });
  expect(asked[1]?.structuredQuery.startAt).toEqual({
    values: [price, { referenceValue: at('p2').document.name }],
    before: false,
  });
});

test('a partial page is the last one', async () => {
  firestore([at('p1')]);
  expect(
    (await readPublicList({ ...productQuery, orderBy: ['price', 'asc'] })).next,
  ).toBeUndefined();
});

test('queries a list of values with IN', async () => {
  const asked = firestore([]);
  await readPublicList({ ...productQuery, where: { kind: ['a', 'b'] } });
  expect(JSON.stringify(asked)).toContain(
    '"op":"IN","value":{"arrayValue":{"values":[{"stringValue":"a"},{"stringValue":"b"}]}}',
  );
});

test('queries ids as ranges, so that a missing one does not refuse the others', async () => {
  const asked = firestore([]);
  await readPublicList({ ...productQuery, where: { __name__: ['p1', 'p2'] } });
  const words = JSON.stringify(asked);
  expect(words).not.toMatch(/"op":"(IN|EQUAL)"/);
  for (const id of ['p1', 'p2']) {
    for (const op of ['GREATER_THAN_OR_EQUAL', 'LESS_THAN_OR_EQUAL']) {
      expect(words).toMatch(
        new RegExp(`"op":"${op}","value":\\{"referenceValue":"[^"]+/products/${id}"`),
      );
    }
  }
});

test('sends no filter without conditions', async () => {
  const asked = firestore([]);
  await readPublicList({ ...productQuery, where: {} });
  expect(JSON.stringify(asked)).not.toContain('where');
});

test('reads one document, or undefined when it is missing', async () => {
  const { name } = at('p1').document;
  firestore([{ found: { name, fields: { title: { stringValue: 'Saree' } } } }]);
  expect(await readPublicDocument('products', 'p1')).toEqual({ title: 'Saree' });
  firestore([{ missing: name }]);
  expect(await readPublicDocument('products', 'p1')).toBeUndefined();
  firestore([{ error: {} }], 403);
  await expect(readPublicDocument('products', 'p1')).rejects.toThrow('403');
});

test.each([403, 429, 500])('throws for status %i', async (status) => {
  firestore([{ error: {} }], status);
  await expect(readPublicList(productQuery)).rejects.toThrow(`${status}`);
});
