import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import type {
  ProductBulkProgress,
  ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk-endpoints';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
/** A random search word for this test's products. */
const randomWord = () =>
  `zz${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;

async function productsWith(word: string, count: number, fields: Partial<Product> = {}) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const createdAt = new Date(Date.now() - (at + 1) * 60_000);
    ids.push(
      await stockProduct({
        title: `Piece ${at}`,
        searchTokens: [word, 'red'],
        createdAt,
        ...fields,
      }),
    );
  }
  return ids;
}

async function count(filter: Record<string, string>): Promise<{ count: number; until: string }> {
  const asked = new URLSearchParams(filter).toString();
  const { status, body } = await shop.get(`/product-bulk/count?${asked}`, asAdmin());
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { count: number; until: string };
}

async function ticked(body: object): Promise<ProductOutcome[]> {
  const answer = await shop.post('/product-bulk/ticked', body, asAdmin());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.outcomes as ProductOutcome[];
}

async function allSteps(body: object, between: () => Promise<unknown> = () => Promise.resolve()) {
  const outcomes: ProductOutcome[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await shop.post('/product-bulk/steps', { ...body, cursor }, asAdmin());
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const came = answer.body as unknown as ProductBulkProgress;
    outcomes.push(...came.outcomes);
    cursor = came.nextCursor;
    await between();
  }
  return outcomes;
}

async function stored(id: string): Promise<Product> {
  return (await db().doc(`products/${id}`).get()).data() as Product;
}

async function auditOf(target: string) {
  const rows = await db().collection('audit').where('target', '==', target).get();
  return rows.docs.map((row) => row.data());
}

test('archives exactly the matching products, and none that are added later', async () => {
  const word = randomWord();
  const ids = await productsWith(word, 45);
  const [draft] = await productsWith(word, 1, { status: 'draft' });
  const [other] = await productsWith(randomWord(), 1);
  const filter = { status: 'active', search: word };
  const { count: matching, until } = await count(filter);
  expect(matching).toBe(45);

  const late: string[] = [];
  const outcomes = await allSteps({ action: 'archive', filter, until }, async () => {
    const createdAt = new Date(Date.now() + 60_000);
    late.push(await stockProduct({ searchTokens: [word], createdAt }));
  });
  expect(outcomes.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  for (const { problem } of outcomes) expect(problem).toBe('');
  for (const id of ids) expect((await stored(id)).status).toBe('archived');
  for (const id of [other!, ...late]) expect((await stored(id)).status).toBe('active');
  expect((await stored(draft!)).status).toBe('draft');
  expect(await auditOf(`products/${ids[7]}`)).toMatchObject([
    { action: 'product.archive', actor: admin.uid, before: { status: 'active' } },
  ]);
});

test('matches products with all words of the search', async () => {
  const word = randomWord();
  const red = await productsWith(word, 25);
  const [blue] = await productsWith(word, 1, { searchTokens: [word, 'blue'] });
  const filter = { status: '', search: `${word} red` };
  const { count: matching, until } = await count(filter);
  expect(matching).toBe(25);
  const outcomes = await allSteps({ action: 'draft', filter, until });
  expect(outcomes.map(({ id }) => id).sort()).toEqual(red.toSorted());
  expect((await stored(blue!)).status).toBe('active');
});

test('adds and removes tags once, and logs nothing for unchanged products', async () => {
  const [id] = await productsWith(randomWord(), 1, { tags: ['Silk'] });
  const wish = { action: 'add-tags', value: 'silk, festive', ids: [id] };
  expect(await ticked(wish)).toEqual([{ id, title: 'Piece 0', problem: '' }]);
  await ticked(wish);
  expect((await stored(id!)).tags).toEqual(['Silk', 'festive']);
  expect((await stored(id!)).searchTokens).toContain('festive');
  expect(await auditOf(`products/${id}`)).toHaveLength(1);
  await ticked({ action: 'remove-tags', value: 'SILK', ids: [id] });
  expect((await stored(id!)).tags).toEqual(['festive']);
});

test('reports products with too many tags and deleted ones, and changes the others', async () => {
  const [full, free] = await productsWith(randomWord(), 2);
  const tags = Array.from({ length: 30 }, (_, at) => `t${at}`);
  await db().doc(`products/${full}`).update({ tags });
  const outcomes = await ticked({
    action: 'add-tags',
    value: 'one more',
    ids: [full, free, 'unknown'],
  });
  const problems = Object.fromEntries(outcomes.map(({ id, problem }) => [id, problem]));
  expect(problems).toEqual({
    [full!]: 'A product can have at most 30 tags.',
    [free!]: '',
    unknown: 'This product no longer exists.',
  });
  expect((await stored(full!)).tags).toEqual(tags);
});

test('keeps an incomplete draft and reports what it lacks', async () => {
  const [half, whole] = await productsWith(randomWord(), 2, { status: 'draft' });
  await db().doc(`products/${half}`).update({ description: '', price: 0 });
  const outcomes = await ticked({ action: 'activate', ids: [half, whole] });
  expect(Object.fromEntries(outcomes.map(({ id, problem }) => [id, problem]))).toEqual({
    [half!]:
      'Please fill in all required fields: Title, Description, Category, and Collection. Price must be greater than 0.',
    [whole!]: '',
  });
  expect((await stored(half!)).status).toBe('draft');
  expect((await stored(whole!)).status).toBe('active');
});

test('adds products to the end of a collection once, with concurrent edits', async () => {
  const ids = await productsWith(randomWord(), 6);
  const slug = `test-${randomUUID()}`;
  const about = { title: 'Test', description: '', published: false };
  const list = { kind: 'manual', productIds: [ids[5]] };
  const made = await shop.post('/collections', { slug, ...about, ...list }, asAdmin());
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await Promise.all(
    Array.from({ length: 8 }, () => ticked({ action: 'collect', value: slug, ids })),
  );
  const collection = (await db().doc(`collections/${slug}`).get()).data()!;
  expect(collection.productIds).toEqual([ids[5], ...ids.slice(0, 5)]);
  expect(collection.revision).toBe(1);
  const rows = await auditOf(`collections/${slug}`);
  expect(rows.map(({ action }) => String(action)).sort()).toEqual([
    'collection.change',
    'collection.create',
  ]);
});

test('refuses to add products to a rule-based collection', async () => {
  const [id] = await productsWith(randomWord(), 1);
  const slug = `test-${randomUUID()}`;
  const conditions = [{ field: 'tag', value: 'nothing' }];
  const rule = { slug, title: 'Rule', kind: 'rule', conditions, published: false };
  expect((await shop.post('/collections', rule, asAdmin())).status).toBe(200);
  const [outcome] = await ticked({ action: 'collect', value: slug, ids: [id] });
  expect(outcome!.problem).toBe(
    'This collection picks its products by a rule, so you cannot add products to it.',
  );
});

test('refuses other users and unknown changes', async () => {
  const { token } = await signUp('customer');
  const body = { action: 'archive', ids: ['p1'] };
  expect((await shop.get('/product-bulk/count', { token })).status).toBe(403);
  expect((await shop.post('/product-bulk/ticked', body, { token })).status).toBe(403);
  expect((await shop.post('/product-bulk/steps', body, { token })).status).toBe(403);
  const ids = Array.from({ length: 21 }, (_, at) => `p${at}`);
  const longTag = { action: 'add-tags', value: 'x'.repeat(41) };
  for (const wrong of [
    { action: 'delete' },
    { ids },
    { ids: [] },
    { action: 'collect' },
    longTag,
  ]) {
    const answer = await shop.post('/product-bulk/ticked', { ...body, ...wrong }, asAdmin());
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
  }
  const step = { action: 'archive', until: new Date().toISOString(), filter: { search: '!' } };
  const all = await shop.post('/product-bulk/steps', step, asAdmin());
  expect(all).toMatchObject({
    status: 400,
    body: { error: 'Search for whole words or the start of words.' },
  });
});
