import { expect, test } from 'vitest';

import { stockOf } from '../functions/ledger-fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { balanceOf, issueGiftCard, emailsTo, fullOrdersOf } from './checkout-records.ts';
import { paymentWindow, randomBuyer } from './checkout-steps.ts';
import { signedInStaff } from './order-steps.ts';
import { createProduct, payInCash, enterPhoneOrder } from './phone-order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

test('staff send a payment link for a phone order and the customer pays it', async () => {
  const product = await createProduct();
  const buyer = randomBuyer();
  const { page: staff } = await signedInStaff();
  await enterPhoneOrder(staff, product.title, buyer);
  await staff.getByLabel('Discount', { exact: true }).selectOption('percent');
  await staff.getByLabel('Percent').fill('10');
  await staff.getByLabel('Reason').fill('A regular customer');
  // Two pieces of ₹1,800 less 10 %, free shipping above ₹2,000, 18 % GST.
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

  const [email] = await emailsTo(buyer.email);
  expect(email?.link).toBe(new URL(link).pathname);
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
  expect(await fullOrdersOf(buyer.email)).toMatchObject([{ state: 'placed' }]);
});

test('an order paid at the counter is placed at once and linked from its draft', async () => {
  const product = await createProduct();
  const buyer = randomBuyer();
  const { page: staff } = await signedInStaff();
  await enterPhoneOrder(staff, product.title, buyer);
  await staff.getByText('₹4,248', { exact: true }).waitFor();
  await payInCash(staff, '₹4,248');
  await staff.getByText('Payment recorded, order placed').first().waitFor();
  await staff.getByRole('button', { name: 'Confirm' }).waitFor();
  expect(await stockOf(product.id)).toEqual({ quantity: 1, committed: 2 });

  await staff.goto(`/admin/orders/drafts?search=${encodeURIComponent(buyer.email)}`);
  await staff.getByRole('link', { name: buyer.name }).press('Enter');
  await staff.getByRole('link', { name: /^View order KG-/ }).waitFor();
  await staff.getByRole('link', { name: 'Duplicate draft' }).press('Enter');
  await staff.getByLabel(`Pieces of ${product.title}`).waitFor();
  expect(await staff.getByLabel('Email', { exact: true }).inputValue()).toBe(buyer.email);
});

test('a gift card and cash pay a phone order together, and the draft does not store the code', async () => {
  const product = await createProduct();
  const buyer = randomBuyer();
  const code = await issueGiftCard(1000);
  const { page: staff } = await signedInStaff();
  await enterPhoneOrder(staff, product.title, buyer);
  await staff.getByLabel('Customer’s gift card').fill(code.toLowerCase());
  await staff.getByText('₹3,248', { exact: true }).waitFor();
  await expectNoViolations(staff);
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await staff.getByRole('heading', { name: `Draft for ${buyer.name}` }).waitFor();
  await staff.getByText('₹4,248', { exact: true }).waitFor();
  expect(await staff.getByLabel('Customer’s gift card').inputValue()).toBe('');
  expect(await balanceOf(code)).toBe(100_000);

  await staff.getByLabel('Customer’s gift card').fill(code);
  await staff.getByText('₹3,248', { exact: true }).waitFor();
  await payInCash(staff, '₹3,248');
  expect(await balanceOf(code)).toBe(0);
  expect(await fullOrdersOf(buyer.email)).toMatchObject([
    { state: 'placed', totals: { giftCard: 100_000, total: 324_800 } },
  ]);
});
