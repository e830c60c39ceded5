import { randomUUID } from 'node:crypto';

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { stockProduct } from '../functions/ledger-fixtures.ts';
import { addToCart } from './checkout-steps.ts';
import { newShopper } from './shop-browser.ts';

/** What a part of the page says about money. */
async function moneyLines(part: Locator): Promise<string[]> {
  const lines = (await part.innerText()).split('\n').map((line) => line.trim());
  return lines.filter((line) => /[₹%]|GST|\btax/i.test(line));
}

test('while prices are as specified, pages show the specified figures and the named lines about GST', async () => {
  const word = randomUUID().slice(0, 8);
  const title = `Specified stole ${word}`;
  const product = { title, slug: `specified-${word}`, searchTokens: [word], quantity: 7 };
  const id = await stockProduct({ ...product, price: 690, costPerItem: 900 });
  const page = await newShopper();
  await addToCart(page, { id, title, price: 690 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Pay ₹/ }).waitFor();
  const seen: Record<string, string[]> = {};
  await page.getByText('GST').first().waitFor();
  seen.checkout = await moneyLines(main);
  await page.goto('/cart');
  await page.getByText('will be added at checkout').waitFor();
  seen.cart = await moneyLines(main);
  await page.goto(`/products/${product.slug}`);
  await page.getByText('with GST').first().waitFor();
  seen.product = await moneyLines(main);
  await page.goto('/products');
  await page.getByRole('searchbox', { name: 'Search products' }).last().fill(title);
  await page.getByRole('article', { name: title }).getByText('before GST').waitFor();
  seen.card = await moneyLines(page.getByRole('article', { name: title }));
  expect(seen).toEqual({});
});
