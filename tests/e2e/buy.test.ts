import { expect, test } from 'vitest';

import { emailsTo, fullOrdersOf } from './checkout-records.ts';
import {
  fillAndPay,
  payButton,
  paymentWindow,
  addToCart,
  randomBuyer,
  waitForConfirmation,
} from './checkout-steps.ts';
import { PHONE, newShopper } from './shop-browser.ts';
import { ordersOf, findAvailableProduct, stockOf } from './shop-records.ts';

test('a shopper buys a product and the order appears in the back office', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const page = await newShopper({ viewport: PHONE });

  await addToCart(page, product);
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);

  expect(await stockOf(product.id)).toEqual({
    quantity: before.quantity - 1,
    committed: before.committed + 1,
  });
  const [order, ...others] = await ordersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order?.state).toBe('placed');

  const staff = await newShopper();
  await staff.goto('/admin/orders');
  const form = staff.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill('admin@kargha.example');
  await form.getByLabel('Password', { exact: true }).fill('Kargha@123');
  await form.getByRole('button', { name: 'Sign In' }).click();
  const row = staff.getByRole('row').filter({ hasText: order!.number });
  await row.waitFor();
  expect(await row.textContent()).toContain(buyer.email);
});

test('a failed payment places no order and releases the stock', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product });

  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  const window = paymentWindow(page);
  await window.getByRole('button', { name: 'Fail payment' }).click();
  await window.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('Payment failed. Please try again.').first().waitFor();

  await expect.poll(() => stockOf(product.id)).toEqual(before);
  expect(await page.getByLabel('Full name').inputValue()).toBe(buyer.name);
  for (const { state } of await ordersOf(buyer.email)) expect(state).toBe('cancelled');
});

test('a payment retried in the same window becomes one order, paid once, with one email', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product, viewport: PHONE });

  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  const window = paymentWindow(page);
  await window.getByRole('button', { name: 'Fail payment' }).click();
  await window.getByRole('heading', { name: 'Payment failed' }).waitFor();
  expect(await page.getByText('Payment failed. Please try again.').count()).toBe(0);
  await window.getByRole('button', { name: 'Try again' }).click();
  await window.getByRole('button', { name: /^Pay ₹/ }).click();
  await waitForConfirmation(page);

  const [order, ...others] = await fullOrdersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ state: 'placed', payment: { state: 'captured' } });
  expect(order?.payment.captured).toBe(order?.totals.total);
  expect(await stockOf(product.id)).toEqual({
    quantity: before.quantity - 1,
    committed: before.committed + 1,
  });
  expect((await emailsTo(buyer.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your order KG-\S+ has been placed$/),
  ]);
});

test('closing the payment window places no order and releases the stock', async () => {
  const product = await findAvailableProduct(3);
  const before = await stockOf(product.id);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product });

  await page.goto('/checkout');
  await fillAndPay(page, buyer);
  const window = paymentWindow(page);
  await window.getByRole('button', { name: /^Pay ₹/ }).waitFor();
  await window.getByRole('button', { name: 'Close payment window' }).click();
  const main = page.getByRole('main');
  await page.getByText('Payment was cancelled. Please try again.').waitFor();
  await expect
    .poll(() => main.getByRole('button', { name: /^Pay ₹/ }).evaluate((it) => it.matches(':focus')))
    .toBe(true);

  await expect.poll(() => stockOf(product.id)).toEqual(before);
  expect(await main.getByLabel('Email').inputValue()).toBe(buyer.email);
  for (const { state } of await ordersOf(buyer.email)) expect(state).toBe('cancelled');
});
