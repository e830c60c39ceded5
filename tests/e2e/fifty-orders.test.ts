import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import type { Order } from '@kargha/domain/orders/order';
import { orderListing } from '@kargha/domain/orders/order-listing';

import { asha } from '../functions/checkout-fixtures.ts';
import { db } from '../functions/ledger-fixtures.ts';
import { paidOrder } from '../functions/paid-orders.ts';
import { caseCount } from '../soak/case-count.ts';
import { expectNoViolations } from './axe.ts';
import { signedInStaff } from './order-steps.ts';

/** Both sizes need a second page of the list, so the clicks are the same. */
const ORDERS = caseCount({ usual: 30, all: 50 });
/** About 450 clicks with a dialog for each of fifty orders and steps. */
const MOST_CLICKS = 12;
/** Steps of many orders share a request; each is followed by the list. */
const MOST_REQUESTS = 40;

/** Paid orders of one customer, found by the name; one of them is on hold. */
async function createOrders(name: string): Promise<void> {
  for (let at = 0; at < ORDERS; at += 1) {
    const address = { ...asha.address, line2: '', country: 'India' as const };
    const createdAt = new Date(Date.now() - at * 60_000);
    const onHold = at === 7 ? { state: 'on_hold' as const, heldFrom: 'placed' as const } : {};
    const customer = { ...asha, name, address };
    const { id } = await paidOrder({ customer, createdAt, ...onHold });
    const reference = db().doc(`orders/${id}`);
    const order = (await reference.get()).data() as Order;
    await reference.update({ listing: orderListing(order) });
  }
}

/** Presses buttons and counts the presses, and the requests about orders. */
function worker(page: Page) {
  const used = { clicks: 0, requests: 0 };
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/orders')) used.requests += 1;
  });
  const press = async (name: string) => {
    used.clicks += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  const closeOutcomes = async (done: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByText(done).waitFor({ timeout: 120_000 });
    used.clicks += 1;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return { used, press, closeOutcomes };
}

test(`confirms, packs, ships and labels ${ORDERS} orders in 9 clicks, although one is on hold`, async () => {
  const name = `yy${randomUUID().slice(0, 8)}`;
  await createOrders(name);
  const { page } = await signedInStaff();
  // The functions still follow up on the new orders.
  page.setDefaultTimeout(60_000);
  await page.goto(`/admin/orders?search=${name}`);
  const { used, press, closeOutcomes } = worker(page);
  await press('Load more');
  await page
    .locator('main [data-row]')
    .nth(ORDERS - 1)
    .waitFor();
  used.clicks += 1;
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expectNoViolations(page);
  for (const step of ['Confirm', 'Mark as packed']) {
    await press(step);
    await closeOutcomes(`${ORDERS - 1} of ${ORDERS} done.`);
    await page.getByText(`${ORDERS} selected`).waitFor();
  }
  await press('Ship');
  const dialog = page.getByRole('dialog', { name: `Ship: ${ORDERS} orders` });
  await dialog.getByLabel('Courier').waitFor();
  await expectNoViolations(page);
  await page.keyboard.type('Hamsa Express');
  await page.keyboard.press('Tab');
  for (let at = 0; at < ORDERS; at += 1) {
    await page.keyboard.type(`HMS${name.toUpperCase()}${at}`);
    await page.keyboard.press('Enter');
  }
  await closeOutcomes(`${ORDERS - 1} of ${ORDERS} done.`);
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await press('Print labels');
  const file = new Uint8Array(await readFile(await (await download).path()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: false });
  expect(text).toHaveLength(ORDERS);
  expect(text.filter((label) => label.includes('Hamsa Express'))).toHaveLength(ORDERS - 1);
  const { docs } = await db().collection('orders').where('customer.name', '==', name).get();
  const states = docs.map((order) => String(order.get('state')));
  expect(states.filter((state) => state === 'shipped')).toHaveLength(ORDERS - 1);
  expect(states.filter((state) => state === 'on_hold')).toHaveLength(1);
  expect(used.clicks).toBe(9);
  expect(used.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(used.requests).toBeLessThanOrEqual(MOST_REQUESTS);
}, 300_000);
