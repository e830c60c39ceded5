import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';
import { findAvailableProduct } from './shop-records.ts';

test('staff create a discount code with the keyboard, a shopper uses it, and disabling ends it', async () => {
  const code = `LOOM${randomUUID().slice(0, 6).toUpperCase()}`;
  const product = await findAvailableProduct(3);
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/discounts');
  await staff.getByRole('link', { name: 'Create discount' }).press('Enter');
  await staff.getByLabel('Discount code').pressSequentially(code.toLowerCase());
  await staff.keyboard.press('Tab');
  await staff.keyboard.type('Seven per cent off');
  await staff.getByLabel('Percent').fill('7');
  await staff.getByLabel('Total uses').fill('1');
  await staff.getByRole('button', { name: 'Create discount' }).press('Enter');
  await staff.getByRole('heading', { level: 1, name: code }).waitFor();
  await staff.getByText('Discount created').first().waitFor();

  const shopper = await newShopper({
    cart: product,
    viewport: PHONE,
    refusing: /\/api\/cart\/price/,
  });
  await shopper.goto('/cart');
  await shopper.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await shopper.getByRole('button', { name: 'Apply promo code' }).click();
  await shopper.getByText(`${code} applied`).first().waitFor();
  await shopper.getByText('Seven per cent off').waitFor();

  await staff.goto(`/admin/discounts?search=${code}`);
  await staff.getByRole('button', { name: `Disable ${code}` }).press('Enter');
  await staff.getByText('Discount disabled').first().waitFor();
  await shopper.getByRole('button', { name: 'Remove promo code' }).click();
  await shopper.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await shopper.getByRole('button', { name: 'Apply promo code' }).click();
  await shopper.getByText('This code is not valid.').waitFor();
  expect(await shopper.getByText(`${code} applied`).count()).toBe(0);
});
