import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { signIn, type Person } from '../functions/sample-people.ts';
import { shop } from '../functions/shop-client.ts';
import { newAccount } from './accounts.ts';
import { createOrder, signedInShopper, signedInStaff } from './order-steps.ts';

const MESSAGE = 'Your access has changed. Please sign in again.';

type Change = ['put', 'role', object] | ['post', 'suspend' | 'revoke', object];

/** What another administrator does meanwhile. */
async function change({ uid }: Person, ...[method, action, fields]: Change): Promise<void> {
  const token = await signIn((await newAccount('admin')).email);
  const body = { ...fields, reason: 'Left the team' };
  const { status } = await shop[method](`/users/${uid}/${action}`, body, { token });
  expect(status).toBe(200);
}

async function openOrder(page: Page, path: string, orderNumber: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: `Order ${orderNumber}`, level: 1 }).waitFor();
}

async function openList(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
}

const LISTS = [
  ['/admin/orders', 'Orders'],
  ['/admin/returns', 'Returns'],
] as const;

test.each(LISTS)('a demoted person’s open list %s has no access any more', async (path, title) => {
  // The list may be read again when the person is demoted.
  const { person, page } = await signedInStaff({ refusing: /\/api\// });
  await openList(page, path, title);
  await change(person, 'put', 'role', { role: 'customer' });
  await page.getByRole('heading', { name: 'Access Denied', level: 1 }).waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
});

test('staff whose roles are narrowed lose their open order list, and keep the back office', async () => {
  // The list may be read again when the roles are narrowed.
  const { person, page } = await signedInStaff({ refusing: /\/api\// }, { staffRoles: ['orders'] });
  await openList(page, '/admin/orders', 'Orders');
  await change(person, 'put', 'role', { role: 'admin', staffRoles: ['catalogue'] });
  await page.getByRole('heading', { name: 'You can’t open this page', level: 1 }).waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
  const entries = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await entries
    .filter({ hasText: /^Products/ })
    .first()
    .waitFor();
  expect(await entries.filter({ hasText: /^Orders/ }).count()).toBe(0);
});

test('suspended staff with an open order are asked to sign in again', async () => {
  // The order may be asking for its courier when the person is suspended.
  const { person, page } = await signedInStaff({ refusing: /\/api\// });
  const { orderId, orderNumber } = await createOrder({});
  await openOrder(page, `/admin/orders/${orderId}`, orderNumber);
  await change(person, 'post', 'suspend', { suspended: true });
  await page.getByText(MESSAGE).first().waitFor();
  await page.waitForURL('**/admin/login');
  expect(await page.getByText(orderNumber).count()).toBe(0);
});

test('a shopper who is signed out everywhere is asked to sign in on the open order', async () => {
  const { person, page } = await signedInShopper();
  const { orderId, orderNumber } = await createOrder({ owner: person });
  await openOrder(page, `/orders/${orderId}`, orderNumber);
  await change(person, 'post', 'revoke', {});
  await page.getByText(MESSAGE).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  expect(await page.getByText(orderNumber).count()).toBe(0);
});
