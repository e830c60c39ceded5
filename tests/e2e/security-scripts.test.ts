import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { db } from '../functions/ledger-fixtures.ts';
import { putReview } from '../functions/review-fixtures.ts';
import { SCRIPT_PAYLOADS } from '../security/script-payloads.ts';
import { createOrder, signedInShopper, signedInStaff } from './order-steps.ts';
import { newShopper } from './shop-browser.ts';

/** Short enough for a title, of different kinds. */
const TITLE = SCRIPT_PAYLOADS.filter((_, index) => index % 31 === 2).join(' ');
const EVERYTHING = SCRIPT_PAYLOADS.join('\n');
const SLUG = `hostile-${Date.now()}`;

/** Writes the payloads directly to the database, past all validation. */
async function storePayloads(productId: string, orderId: string, uid: string): Promise<void> {
  const product = {
    slug: SLUG,
    title: TITLE,
    description: EVERYTHING,
    vendor: TITLE,
    tags: SCRIPT_PAYLOADS.slice(0, 20),
    images: ['javascript:alert(1)'],
    reviews: { count: 1, sum: 5 },
  };
  const review = await putReview({ productId, uid, rating: 5, status: 'published' });
  const reply = { text: EVERYTHING, at: new Date() };
  await db().doc(`reviews/${review}`).update({ name: TITLE, text: EVERYTHING, reply });
  const order = db().doc(`orders/${orderId}`);
  const [line] = (await order.get()).get('lines') as object[];
  await db().doc(`products/${productId}`).update(product);
  await order.update({
    lines: [{ ...line, title: TITLE, image: 'javascript:alert(1)' }],
    'customer.name': TITLE,
    'customer.address.line1': EVERYTHING,
  });
}

function alertsOn(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  return alerts;
}

async function openPage(page: Page, path: string, shows: 'typed' | 'other'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (shows === 'typed') await page.getByText('alert(1)').first().waitFor();
}

async function readReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: '5.0 out of 5, 1 review' }).click();
  await page.getByRole('region', { name: 'Reviews' }).getByRole('article').waitFor();
}

test('runs no script from user input: not in the shop, the account or the back office', async () => {
  const owner = await signedInShopper();
  const { orderId, productIds } = await createOrder({ owner: owner.person });
  const productId = productIds[0]!;
  await storePayloads(productId, orderId, owner.person.uid);

  const guest = await newShopper();
  const staff = await signedInStaff();
  const alerts = [guest, owner.page, staff.page].map(alertsOn);
  await openPage(guest, `/products/${SLUG}`, 'typed');
  await readReview(guest);
  await openPage(owner.page, `/orders/${orderId}`, 'typed');
  for (const path of [
    '',
    '/products',
    `/products/${productId}/edit`,
    '/orders',
    '/content/reviews',
  ]) {
    await openPage(staff.page, `/admin${path}`, 'other');
  }
  await openPage(staff.page, `/admin/orders/${orderId}`, 'typed');
  expect(alerts.flat()).toEqual([]);
  await db().doc(`products/${productId}`).update({ status: 'archived' });
});
