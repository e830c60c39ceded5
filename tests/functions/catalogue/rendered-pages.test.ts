import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { db, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import { suiteShopUrl } from '../shop-client.ts';

const newSlug = () => `rendered-${randomUUID()}`;

async function read(path: string) {
  const response = await fetch(suiteShopUrl + path, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, headers, html: await response.text() };
}

/** Tags and attribute names, as a parser would see them. */
function shapeOf(html: string): string[] {
  const tags = html.match(/<(?:\/?[a-z][^\s/>]*|!)(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  return tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
}

async function pageOf(fields: object, stock = stockProduct): Promise<string> {
  const slug = newSlug();
  await stock({ slug, ...fields });
  const { status, html } = await read(`/products/${slug}`);
  expect(status).toBe(200);
  expect(html).toContain('<main');
  expect(html).toContain('₹');
  return html;
}

describe('hostile text in a product', () => {
  const HOSTILE = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "$& $1 $` $'",
    '<!--<script>',
    '</div></body><body onload=alert(1)>',
  ];

  test('stays text in title, description and maker', async () => {
    const words = (text: string) => ({ title: text, description: text, descriptionHindi: text });
    const plain = shapeOf(await pageOf(words('Muga saree')));
    for (const text of HOSTILE) expect(shapeOf(await pageOf(words(text)))).toEqual(plain);
  });
});

test('a page says what a product costs and whether it can be bought', async () => {
  const available = await pageOf({ price: 1850, quantity: 3 });
  expect(available).toContain('₹1,850');
  expect(available).toContain('₹2,183');
  expect(available).toContain('schema.org/InStock');
  const soldOut = await pageOf({ quantity: 0, continueSelling: false });
  expect(soldOut).toContain('Sold out');
  expect(soldOut).toContain('schema.org/OutOfStock');
});

test('the page of a kurta has its sizes, with those that are sold out', async () => {
  const html = await pageOf({ price: 1850 }, (fields) => stockKurta({ '38': 2, '40': 0 }, fields));
  expect(html).toMatch(/data-state="available"[^>]*><input[^>]* value="38"/);
  expect(html).toMatch(/data-state="sold-out"[^>]*><input[^>]* value="40"/);
});

test('an archived product is gone, a hidden one is not found, and an ID leads to the address', async () => {
  const [archived, draft, locked, slug] = [newSlug(), newSlug(), newSlug(), newSlug()];
  await stockProduct({ slug: archived, status: 'archived' });
  await stockProduct({ slug: draft, status: 'draft' });
  await stockProduct({ slug: locked, restricted: true, accessCodeId: 'school' });
  await stockProduct({ slug });
  expect((await read(`/products/${archived}`)).status).toBe(410);
  for (const hidden of [draft, locked]) {
    const { status, html } = await read(`/products/${hidden}`);
    expect(status).toBe(404);
    expect(html).not.toContain(hidden);
  }
  const found = await db().collection('products').where('slug', '==', slug).get();
  const moved = await read(`/hi/products/${found.docs[0]?.id}`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`/hi/products/${slug}`);
});

test('no page shows a collection or story that is not public', async () => {
  const id = `hidden-${randomUUID()}`;
  const words = { title: id, published: false, status: 'pending' };
  await db().collection('collections').doc(id).set(words);
  await db().collection('stories').doc(id).set(words);
  for (const path of [`/collections/${id}`, `/stories/${id}`, `/hi/stories/${id}`]) {
    expect((await read(path)).status).toBe(404);
  }
});

test('only GET and HEAD read a page', async () => {
  for (const path of ['/products', '/hi/policies', '/stories/one-inch-a-day']) {
    expect((await fetch(suiteShopUrl + path, { method: 'POST' })).status).toBe(405);
    expect((await fetch(suiteShopUrl + path, { method: 'HEAD' })).status).toBe(200);
  }
});
