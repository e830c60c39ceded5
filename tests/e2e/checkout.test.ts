import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { balanceOf, issueGiftCard, fullOrdersOf } from './checkout-records.ts';
import {
  fillAndPay,
  fillForm,
  payButton,
  pressPay,
  paymentWindow,
  randomBuyer,
  waitForConfirmation,
} from './checkout-steps.ts';
import { PHONE, newShopper } from './shop-browser.ts';
import { ordersOf, findAvailableProduct, stockOf } from './shop-records.ts';

const isCartEmpty = (page: Page) =>
  page.evaluate(() => !(localStorage.getItem('kargha.cart') ?? '').includes('"id"'));

test('reloading with the payment window open keeps the form and creates one order', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = { ...randomBuyer(), phone: '+91 098765 43210' };
  const page = await newShopper({ cart: product, viewport: PHONE });

  await page.goto('/checkout');
  await page.getByLabel('Full name').waitFor();
  // Nothing leads away from paying.
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'News from the looms' }).count()).toBe(0);
  await fillAndPay(page, buyer);
  await payButton(page).waitFor();
  await page.reload();
  expect(await page.getByLabel('Full name').inputValue()).toBe(buyer.name);
  expect(await page.getByLabel('Pincode').inputValue()).toBe('411030');
  await pressPay(page);
  await payButton(page).click();
  await waitForConfirmation(page);

  const placed = (await fullOrdersOf(buyer.email)).map(({ state, customer }) => [
    state,
    customer.phone,
  ]);
  expect(placed).toEqual([['placed', '9876543210']]);
  expect(await stockOf(product.id)).toEqual({
    quantity: before.quantity - 1,
    committed: before.committed + 1,
  });
});

test('confirms the order after the connection drops during payment', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, refusing: /verify-payment/ });
  await page.route('**/api/razorpay/verify-payment', (route) => route.abort());

  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await page.waitForURL('**/checkout/result?**');
  await waitForConfirmation(page);

  expect(await isCartEmpty(page)).toBe(true);
  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['placed']);
  await page.reload();
  await waitForConfirmation(page);
});

test('two tabs with the same checkout create one order', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const first = await newShopper({ cart: product });
  await first.goto('/checkout');
  const second = await first.context().newPage();
  await second.goto('/checkout');

  await fillAndPay(first, buyer);
  await payButton(first).waitFor();
  await fillAndPay(second, buyer);
  await payButton(second).waitFor();
  await payButton(first).click();
  await waitForConfirmation(first);
  await paymentWindow(second).getByRole('button', { name: 'Close payment window' }).click();
  await waitForConfirmation(second);

  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['placed']);
  expect(await stockOf(product.id)).toEqual({
    quantity: before.quantity - 1,
    committed: before.committed + 1,
  });
});

test('a promo code in the cart lowers the payment', async () => {
  const product = await findAvailableProduct(3, 1000);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, refusing: /cart\/price/ });

  await page.goto('/cart');
  const box = page.getByRole('textbox', { name: 'Promo code' });
  await box.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply promo code' }).click();
  await page.getByText('This code is not valid.').waitFor();
  await box.fill('namaste10');
  await page.getByRole('button', { name: 'Apply promo code' }).click();
  await page.getByText('NAMASTE10 applied').waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);

  const [order] = await fullOrdersOf(buyer.email);
  expect(order?.totals.discount).toBeGreaterThan(0);
  expect(order?.payment.captured).toBe(order?.totals.total);
});

test('a gift card that covers the total needs no payment window', async () => {
  const product = await findAvailableProduct(3);
  const code = await issueGiftCard(100_000);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, viewport: PHONE });

  await page.goto('/checkout');
  await fillForm(page, buyer);
  await page.getByRole('textbox', { name: 'Gift card' }).fill(code);
  await page.getByRole('button', { name: 'Apply gift card' }).click();
  await page.getByText(`Gift card …${code.slice(-4)} applied`).waitFor();
  await page.getByRole('button', { name: 'Place order' }).click();
  await waitForConfirmation(page);

  const [order, ...others] = await fullOrdersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ state: 'placed', totals: { total: 0 } });
  expect(await balanceOf(code)).toBe(10_000_000 - order!.totals.giftCard);
});

test('in Instagram’s browser the payment returns by redirect', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, viewport: PHONE });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone) Instagram 300.0',
    });
  });

  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await page.waitForURL('**/checkout/result?**');
  await waitForConfirmation(page);
  expect(await isCartEmpty(page)).toBe(true);
  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['placed']);
});

test('a business buys with its GST number on the order', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product });

  await page.goto('/checkout');
  await page.getByRole('checkbox', { name: /GST invoice for my business/ }).check();
  await page.getByLabel('Company name').fill('Deccan Looms');
  await page.getByLabel('GST number', { exact: true }).fill('27aapfu0939f1zv');
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);
  const [order] = await fullOrdersOf(buyer.email);
  expect(order?.customer).toMatchObject({ gstin: '27AAPFU0939F1ZV', companyName: 'Deccan Looms' });
});

test('a guest keeps the order in an account that is created after the purchase', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product });
  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);

  await page.getByLabel('Password', { exact: true }).fill('Kargha@123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Your order is in your account.').waitFor();
  await page.getByRole('link', { name: 'My orders' }).click();
  const [order] = await ordersOf(buyer.email);
  await page.getByText(String(order?.number)).first().waitFor();
});
