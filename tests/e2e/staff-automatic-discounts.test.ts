import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { db, stockProduct } from '../functions/ledger-fixtures.ts';
import { shop } from '../functions/shop-client.ts';
import { fullOrdersOf } from './checkout-records.ts';
import { fillAndPay, paymentWindow, randomBuyer } from './checkout-steps.ts';
import { signedInStaff, type Shopper } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

/** Discounts to switch off if the test fails: they would apply in other tests. */
const running: { code: string; staff: Shopper }[] = [];

afterEach(async () => {
  for (const { code, staff } of running.splice(0)) {
    const updatedAt = (await db().doc(`discounts/${code}`).get()).get('updatedAt') as
      | { toDate: () => Date }
      | undefined;
    const change = { active: false, updatedAt: updatedAt?.toDate().toISOString() };
    await shop.put(`/discounts/${code}/active`, change, { token: staff.person.token });
  }
});

/** A separate product, so that no other test’s price changes. */
async function createProduct() {
  const term = `qz${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const title = `Test stole ${term}`;
  const slug = `test-stole-${term}`;
  const searchTokens = ['test', 'stole', term];
  const id = await stockProduct({ title, slug, searchTokens, price: 3000 });
  return { id, title, path: `/products/${slug}` };
}

async function addToCart(shopper: Page, path: string): Promise<void> {
  await shopper.goto(path);
  await shopper.getByRole('button', { name: /^Add to Cart/ }).click();
  await shopper.getByText(/ added to cart!$/).waitFor();
  await shopper.goto('/cart');
  await shopper.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
}

test('an automatic discount applies at checkout until staff disable it', async () => {
  const code = `WEEK-${randomUUID().slice(0, 6).toUpperCase()}`;
  const name = `Loom week ${code.slice(-3)}`;
  const product = await createProduct();
  const staff = await signedInStaff();
  running.push({ code, staff });
  const admin = staff.page;
  await admin.goto('/admin/discounts/new');
  await admin.getByLabel('Method').selectOption('automatic');
  await admin.getByLabel('Internal name').fill(code.toLowerCase());
  await admin.getByLabel('Description').fill(name);
  await admin.getByLabel('Percent').fill('9');
  const search = admin.getByRole('combobox', { name: 'Limit to these products' });
  await search.pressSequentially(product.title);
  await admin.getByRole('option', { name: product.title }).first().click();
  await admin.getByRole('button', { name: 'Create discount' }).press('Enter');
  await admin.getByRole('heading', { level: 1, name: code }).waitFor();

  const buyer = randomBuyer();
  const shopper = await newShopper({ viewport: PHONE });
  await shopper.goto(product.path);
  await shopper.getByText('In your cart: 9% off').first().waitFor();
  await addToCart(shopper, product.path);
  await shopper.getByText(`Discount (${name})`).first().waitFor();
  expect(await shopper.getByRole('textbox', { name: 'Promo code' }).inputValue()).toBe('');
  await shopper.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAndPay(shopper, buyer);
  await paymentWindow(shopper)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await shopper.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const [order, ...others] = await fullOrdersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order?.totals).toMatchObject({ subtotal: 300_000, discount: 27_000 });

  await admin.reload();
  const usage = admin.getByRole('region', { name: 'Usage' });
  await usage.getByText('₹270').first().waitFor();
  await admin.goto(`/admin/discounts?search=${code}`);
  await admin.getByRole('button', { name: `Disable ${code}` }).press('Enter');
  await admin.getByText('Discount disabled').first().waitFor();
  const late = await newShopper({ viewport: PHONE });
  await addToCart(late, product.path);
  await late.getByText('₹3,000').first().waitFor();
  expect(await late.getByText(`Discount (${name})`).count()).toBe(0);
}, 300_000);
