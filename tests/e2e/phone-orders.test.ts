import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { stockOf, stockProduct } from '../functions/books.ts';
import { lettersTo, wholeOrdersOf } from './checkout-records.ts';
import { paymentWindow, someBuyer, type Buyer } from './checkout-steps.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

/** A piece of the test's own, that staff can search for. */
async function ownProduct() {
  const word = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 12);
  const title = `Test shawl ${word}`;
  const id = await stockProduct({ title, quantity: 3, searchTokens: ['test', 'shawl', word] });
  return { id, title };
}

/** Staff type an order while somebody is on the phone, with the keyboard alone. */
async function typeOrder(staff: Page, title: string, buyer: Buyer): Promise<void> {
  await staff.goto('/admin/orders');
  await staff.getByRole('link', { name: 'Create order' }).press('Enter');
  const search = staff.getByRole('combobox', { name: 'Add a product' });
  await search.pressSequentially(title);
  await staff.getByRole('option', { name: title }).first().waitFor();
  await search.press('Enter');
  await staff.getByLabel(`Pieces of ${title}`).fill('2');
  await staff.getByLabel('Name', { exact: true }).fill(buyer.name);
  await staff.getByLabel('Email', { exact: true }).fill(buyer.email);
  await staff.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  await staff.getByLabel('Address', { exact: true }).fill('12 Laxmi Road');
  await staff.getByLabel('Pincode').fill('411030');
  await staff.getByText('Pune, Maharashtra').waitFor();
}

test('an order of the phone is sent as a link, the customer pays it on their phone, and it is placed', async () => {
  const product = await ownProduct();
  const buyer = someBuyer();
  const { page: staff } = await signedInStaff();
  await typeOrder(staff, product.title, buyer);
  await staff.getByLabel('Discount', { exact: true }).selectOption('percent');
  await staff.getByLabel('Percent').fill('10');
  await staff.getByLabel('Reason').fill('A regular customer');
  // Two pieces of ₹1,800 less 10 %, shipping free above ₹2,000, 18 % GST.
  await staff.getByText('₹3,823', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Save draft' }).press('Enter');
  await staff.getByText('Draft saved').first().waitFor();
  await staff.getByRole('heading', { name: `Draft for ${buyer.name}` }).waitFor();
  expect(await stockOf(product.id)).toEqual({ quantity: 3, committed: 0 });

  await staff.getByRole('button', { name: 'Send payment link' }).press('Enter');
  const asked = staff.getByRole('dialog', { name: 'Send a payment link for ₹3,823?' });
  await asked.getByRole('button', { name: 'Send payment link' }).press('Enter');
  await staff.waitForURL(/\/admin\/orders\/[0-9a-f]{32}$/);
  await staff.getByText('Waiting for payment').waitFor();
  const link = await staff.getByLabel('Payment link', { exact: true }).inputValue();
  expect(await stockOf(product.id)).toEqual({ quantity: 1, committed: 2 });

  const [letter] = await lettersTo(buyer.email);
  expect(letter?.link).toBe(new URL(link).pathname);
  const customer = await newShopper({ viewport: PHONE });
  await customer.goto(new URL(link).pathname);
  await customer.getByText(product.title).waitFor();
  await customer.getByText('12 Laxmi Road').waitFor();
  await customer.getByRole('button', { name: 'Pay ₹3,823' }).click();
  await paymentWindow(customer)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await customer.getByText('Thank you, your order is paid.').waitFor();
  await customer.getByRole('link', { name: 'Track your order' }).waitFor();

  await staff.getByRole('button', { name: 'Confirm' }).waitFor();
  expect(await staff.getByText('Waiting for payment').count()).toBe(0);
  expect(await wholeOrdersOf(buyer.email)).toMatchObject([{ state: 'placed' }]);
});

test('an order that was paid at the counter is placed at once, and its draft leads to it', async () => {
  const product = await ownProduct();
  const buyer = someBuyer();
  const { page: staff } = await signedInStaff();
  await typeOrder(staff, product.title, buyer);
  await staff.getByText('₹4,248', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Paid otherwise' }).press('Enter');
  const asked = staff.getByRole('dialog', { name: 'Record a payment of ₹4,248' });
  await asked.getByLabel('How it was paid').selectOption('cash');
  await asked.getByLabel('Reference').fill(`C-${randomUUID().slice(0, 8)}`);
  await asked.getByRole('button', { name: 'Record payment' }).press('Enter');
  await staff.getByText('Payment recorded, order placed').first().waitFor();
  await staff.getByRole('button', { name: 'Confirm' }).waitFor();
  expect(await stockOf(product.id)).toEqual({ quantity: 1, committed: 2 });

  await staff.goto(`/admin/orders/drafts?search=${encodeURIComponent(buyer.email)}`);
  await staff.getByRole('link', { name: buyer.name }).press('Enter');
  await staff.getByRole('link', { name: /^Open order KG-/ }).waitFor();
  await staff.getByRole('link', { name: 'Start a new draft with it' }).press('Enter');
  await staff.getByLabel(`Pieces of ${product.title}`).waitFor();
  expect(await staff.getByLabel('Email', { exact: true }).inputValue()).toBe(buyer.email);
});
