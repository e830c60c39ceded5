import { expect, test } from 'vitest';

import { db } from '../functions/ledger-fixtures.ts';
import { takeOrderSteps } from '../functions/staff-orders.ts';
import { sumOf } from '../functions/review-fixtures.ts';
import { shop } from '../functions/shop-client.ts';
import { createOrder, signedInShopper, signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const WORDS = 'The border is finer than on the picture, and it falls well.';

test('a buyer reviews a product, staff publish and answer it, and shoppers read both', async () => {
  const { person, page } = await signedInShopper();
  const { person: admin, page: staff } = await signedInStaff();
  const { orderId, productIds } = await createOrder({ owner: person, pieces: [1] });
  const [productId] = productIds as [string];
  // Its own address; products of tests share one.
  await db().doc(`products/${productId}`).update({ slug: productId });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Write a review: Test piece' }).click();
  const form = page.getByRole('dialog', { name: 'Your review of Test piece' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await form.getByText('Please choose one to five stars').waitFor();
  await form.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await form.getByRole('textbox', { name: 'Your review' }).fill(WORDS);
  await form.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Pending approval').waitFor();

  const reader = await newShopper({ viewport: PHONE });
  await reader.goto(`/products/${productId}`);
  await reader.getByRole('heading', { level: 1, name: 'Test piece' }).waitFor();
  expect(await reader.getByText(WORDS).count()).toBe(0);

  await staff.goto('/admin/content/reviews?status=pending');
  await staff
    .getByRole('button', { name: /^Review of Test piece/ })
    .first()
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Test piece' });
  await dialog.getByText(WORDS).waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Take down' }).waitFor();
  await dialog.getByRole('button', { name: 'Reply' }).click();
  const answer = staff.getByRole('dialog', { name: /^Reply to / });
  await answer.getByLabel('Our reply').fill('Thank you. We will tell the weaver.');
  await answer.getByRole('button', { name: 'Save reply' }).click();
  await answer.waitFor({ state: 'detached' });
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 4 });

  await reader.reload();
  await reader.getByRole('heading', { level: 1, name: 'Test piece' }).waitFor();
  await reader.getByRole('link', { name: '4.0 out of 5, 1 review' }).click();
  const section = reader.getByRole('region', { name: 'Reviews' });
  await section.getByRole('img', { name: '4.0 out of 5' }).waitFor();
  await section.getByText(WORDS).waitFor();
  await section.getByText('We will tell the weaver.').waitFor();

  await page.reload();
  await page.getByText('Published', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete review: Test piece' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('button', { name: 'Write a review: Test piece' }).waitFor();
  expect(await sumOf(productId)).toEqual({ count: 0, sum: 0 });
});
