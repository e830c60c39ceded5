import { randomUUID } from 'node:crypto';

import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

import { signUp } from '../functions/sample-people.ts';
import { shop, suiteShopUrl } from '../functions/shop-client.ts';
import { suiteApp } from '../suite-app.ts';
import { newAccount } from './accounts.ts';
import { newShopper } from './shop-browser.ts';
import { newVisitor } from './sign-in-services.ts';

const db = getFirestore(suiteApp());
const term = `kambal${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`.replaceAll('-', 'x');
const slug = `uniform-${term}`;
const title = `School shawl ${term}`;

afterAll(() => db.doc(`products/${slug}`).delete());

async function createCodeAndProduct(): Promise<string> {
  const { token } = await signUp('admin');
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const input = { label: 'Uniform of a test school', maxUses: 5, expiresAt };
  const { body } = await shop.post('/access-codes', input, { token });
  const { id } = body.accessCode as { id: string };
  await db.doc(`products/${slug}`).set({
    slug,
    title,
    description: 'For one school alone.',
    status: 'active',
    restricted: true,
    accessCodeId: id,
    searchTokens: [term, 'school', 'shawl'],
    category: 'others',
    productCollection: 'accessories',
    trackQuantity: true,
    quantity: 5,
    price: 640,
    createdAt: new Date(),
  });
  return body.code as string;
}

const card = (page: Page) => page.getByRole('article', { name: title });

test('redeeming an access code shows the product to its holder only, in list, search and page', async () => {
  const code = await createCodeAndProduct();
  const { email } = await newAccount();
  const page = await newVisitor({ as: email, refusing: /\/api\/account\/access-code$/ });
  await page.goto('/profile');

  const codes = page.getByRole('region', { name: 'Access code' });
  await codes.getByRole('textbox', { name: 'Access code' }).fill('0000-0000-0000');
  await codes.getByRole('button', { name: 'Redeem code' }).click();
  await page.getByText('This access code is not valid.').waitFor();
  await codes.getByRole('textbox', { name: 'Access code' }).fill(code.toLowerCase());
  await codes.getByRole('button', { name: 'Redeem code' }).click();
  await page.getByText(/Uniform of a test school/).waitFor();

  await page.goto('/products');
  await card(page).waitFor();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await card(page).waitFor();
  await page
    .getByRole('link', { name: `View Details: ${title}` })
    .first()
    .click();
  await page.getByRole('dialog', { name: title }).getByText('Barcode').waitFor();

  const guest = await newShopper({ refusing: new RegExp(`/products/${slug}$`) });
  await guest.goto(`/products?search=${term}`);
  await guest.getByText('No products found').first().waitFor();
  expect(await card(guest).count()).toBe(0);
  await guest.goto(`/products/${slug}`);
  await guest.getByRole('heading', { name: 'Product not found' }).waitFor();
});

test('keeps a restricted product out of the sitemap, the search index and the public API', async () => {
  const sitemap = await (await fetch(`${suiteShopUrl}/sitemap.xml`)).text();
  expect(sitemap).not.toContain(slug);
  const shards = await db.collection('catalogueIndex').get();
  const entries = shards.docs.flatMap((shard) => Object.keys(shard.get('entries') as object));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries).not.toContain(slug);
  const { body } = await shop.get(`/products?search=${term}`);
  expect(body.products).toEqual([]);
});
