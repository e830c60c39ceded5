import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import {
  fillAndPay,
  payButton,
  pressPay,
  randomBuyer,
  waitForConfirmation,
} from './checkout-steps.ts';
import { PHONE, newShopper } from './shop-browser.ts';
import { limitStock, ordersOf, findAvailableProduct, stockOf } from './shop-records.ts';
import type { AvailableProduct } from './shop-records.ts';

const inCart = (page: Page, { title }: AvailableProduct) =>
  page.getByRole('spinbutton', { name: `Quantity of ${title}` });

async function addAnother(page: Page, { title }: AvailableProduct): Promise<string> {
  const add = page.getByRole('button', { name: /^Add to Cart: / });
  const button = add
    .and(page.locator(`:not([aria-label="Add to Cart: ${title}"]):enabled`))
    .first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  return label.replace('Add to Cart: ', '');
}

let restock = () => Promise.resolve();

afterEach(() => restock());

test('keeps the last item reserved for the shopper’s unpaid order after a reload', async () => {
  const product = await findAvailableProduct(3);
  restock = await limitStock(product.id, 1);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, viewport: PHONE });
  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  await payButton(page).waitFor();
  expect((await stockOf(product.id)).quantity).toBe(0);

  await page.reload();
  await page.getByLabel('Full name').waitFor();
  await page.goto('/cart');
  await inCart(page, product).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await inCart(page, product).inputValue()).toBe('1');
  expect(await page.getByText('sold out').count()).toBe(0);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await pressPay(page);
  await payButton(page).click();
  await waitForConfirmation(page);
  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['placed']);
  expect((await stockOf(product.id)).quantity).toBe(0);
});

test('keeps the confirmation after a reload and after Back', async () => {
  const product = await findAvailableProduct(3);
  const page = await newShopper({ cart: product });
  await page.goto('/checkout');
  await fillAndPay(page, randomBuyer());
  await payButton(page).click();
  await waitForConfirmation(page);
  await page.reload();
  await waitForConfirmation(page);
  await page.getByRole('main').getByRole('link', { name: 'Track Order' }).click();
  await page.waitForURL('**/track-order**');
  await page.goBack();
  await waitForConfirmation(page);
});

test('keeps items added to the cart while the payment window is open', async () => {
  const mat = await findAvailableProduct(3);
  const page = await newShopper({ cart: mat });
  await page.goto('/checkout');
  await fillAndPay(page, randomBuyer());
  await payButton(page).waitFor();

  const other = await page.context().newPage();
  await other.goto('/products');
  const title = await addAnother(other, mat);
  await other.getByRole('link', { name: 'Cart, 2 items' }).waitFor();

  await payButton(page).click();
  await waitForConfirmation(page);
  await other.goto('/cart');
  await inCart(other, { ...mat, title }).waitFor();
  expect(await inCart(other, mat).count()).toBe(0);
});

test('Back closes the payment window, releases the stock and keeps the cart', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, viewport: PHONE });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAndPay(page, buyer);
  await payButton(page).waitFor();
  await page.goBack();
  await page.waitForURL('**/cart');
  await inCart(page, product).waitFor();
  expect(await page.locator('iframe[title="Payment window"]').count()).toBe(0);
  await expect.poll(() => stockOf(product.id), { timeout: 30_000 }).toEqual(before);
  expect(await inCart(page, product).inputValue()).toBe('1');
  expect(await page.getByText('sold out').count()).toBe(0);
  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['cancelled']);
});
