import { expect, test } from 'vitest';

import { balanceOf, fullOrdersOf } from './checkout-records.ts';
import { fillForm, randomBuyer } from './checkout-steps.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';
import { findAvailableProduct } from './shop-records.ts';

test('staff issue a gift card, its owner pays with it, and staff disable the rest', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/products/gift-cards');
  await staff.getByRole('button', { name: 'Issue gift card' }).first().click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('Value (₹)').fill('100000');
  await form.getByLabel('Customer', { exact: true }).fill(buyer.name);
  await form.getByLabel(/^Email/).fill(buyer.email);
  await form.getByRole('button', { name: 'Issue gift card' }).click();
  const shown = staff.getByRole('dialog', { name: 'Gift card code' }).getByRole('status');
  const code = (await shown.textContent()) ?? '';
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await staff.getByRole('button', { name: 'I have saved the code' }).click();
  const row = staff.getByRole('row').filter({ hasText: buyer.email });
  await row.getByText('Active').waitFor();

  const shopper = await newShopper({ cart: product, viewport: PHONE });
  await shopper.goto('/checkout');
  await fillForm(shopper, buyer);
  await shopper.getByRole('textbox', { name: 'Gift card' }).fill(code.toLowerCase());
  await shopper.getByRole('button', { name: 'Apply gift card' }).click();
  await shopper.getByText(`Gift card …${code.slice(-4)} applied`).waitFor();
  await shopper.getByRole('button', { name: 'Place order' }).click();
  await shopper.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const [order, ...others] = await fullOrdersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ state: 'placed', totals: { total: 0 } });
  expect(await balanceOf(code.replaceAll('-', ''))).toBe(10_000_000 - order!.totals.giftCard);

  await staff.reload();
  await row.getByRole('button', { name: /^View history of/ }).click();
  const card = staff.getByRole('dialog');
  await card.getByText('Redeemed').waitFor();
  await card.getByRole('button', { name: 'Disable' }).click();
  await card.getByLabel('Reason').fill('It was lost.');
  await card.getByRole('button', { name: 'Disable' }).click();
  await staff.getByText('Gift card disabled').first().waitFor();
  await row.getByText('Disabled').waitFor();
}, 300_000);
