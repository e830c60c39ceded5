import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { db, orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { expectNoViolations, stopColours } from './axe.ts';
import { emailsTo } from './checkout-records.ts';
import { randomBuyer } from './checkout-steps.ts';
import {
  awbOf,
  NOT_AT_HOME,
  packedOrder,
  reportParcel,
  undeliveredOrder,
} from './courier-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

// Parcels are booked from a pickup location, which the sample shop lacks.
beforeAll(() => db().doc('settings/couriers').set({ pickupLocation: 'Workshop' }, { merge: true }));

const rowOf = (staff: Page, name: string) => staff.getByRole('row').filter({ hasText: name });

async function sendAnswer(page: Page, choice: string): Promise<void> {
  await page.getByText(`The courier writes: “${NOT_AT_HOME}”.`).waitFor();
  await page.getByRole('button', { name: 'Choose what happens next' }).click();
  await stopColours(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: choice }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('staff book couriers for two orders at once, and have them picked up', async () => {
  const { person: admin, page: staff } = await signedInStaff();
  const { email } = randomBuyer();
  const orders = await Promise.all([1, 2].map(() => packedOrder(admin, { email })));
  await staff.goto(`/admin/orders?search=${email}`);
  await staff.locator('main [data-row]').nth(1).waitFor();
  await staff.getByRole('checkbox', { name: 'Select all rows' }).click();
  await staff.getByRole('button', { name: 'Book couriers' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Book couriers for 2 orders' });
  await dialog.getByText('2 of 2 done.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const files: string[] = [];
  staff.on('download', (download) => files.push(download.suggestedFilename()));
  await staff.getByRole('button', { name: 'Labels and manifest' }).click();
  await staff.getByText('The courier picks up 2 parcels.').waitFor();
  await expect.poll(() => files).toEqual(['labels.pdf', 'manifest.pdf']);
  const awbs = await Promise.all(orders.map(({ orderId }) => awbOf(orderId)));
  expect(new Set(awbs.filter((awb) => awb !== '')).size).toBe(2);
  await staff.goto(`/admin/orders/${orders[0]!.orderId}`);
  await staff.getByText(awbs[0]!).first().waitFor();
}, 300_000);

test('an undelivered parcel is assigned in the inbox, and the customer’s new day reaches staff', async () => {
  const { person, page } = await signedInShopper();
  const { person: admin, page: staff } = await signedInStaff();
  const colleague = `Meera ${randomUUID().slice(0, 6)}`;
  const { page: mine } = await signedInStaff({}, { fullName: colleague, staffRoles: ['support'] });
  const { orderId, orderNumber, awb } = await undeliveredOrder(admin, { owner: person });

  await staff.goto('/admin/inbox?kind=undelivered');
  const item = rowOf(staff, orderNumber);
  await item.getByRole('button', { name: /^Assign / }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Person').selectOption({ label: colleague });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await item.getByText(colleague).waitFor();
  await mine.goto('/admin/inbox?view=mine');
  await rowOf(mine, orderNumber).waitFor();

  await page.goto(`/orders/${orderId}`);
  await sendAnswer(page, 'Deliver on another day');
  await page.getByText(/^You chose delivery on .+ We pass it on to the courier\.$/).waitFor();
  await mine.goto('/admin/orders/undelivered?view=answered');
  const parcel = rowOf(mine, awb);
  await parcel.getByText(/^Deliver on /).waitFor();
  await parcel.getByText('By: Customer').waitFor();
  await reportParcel(awb, 'outForDelivery', 30);
  await reportParcel(awb, 'delivered', 31);
  await page.getByText('The courier could not deliver this parcel').waitFor({ state: 'detached' });
  expect((await orderOf(orderId)).state).toBe('delivered');
});

test('a guest sends a parcel back by the link in the email, and staff receive it', async () => {
  const { person: admin, page: staff } = await signedInStaff();
  const { email } = randomBuyer();
  const plan = { email, pieces: [2] };
  const { orderId, awb, productIds } = await undeliveredOrder(admin, plan);
  const page = await newShopper({ viewport: PHONE });
  // Not simply the newest: the invoice's email is queued at the dispatch, too, and may come after it.
  const asked = (await emailsTo(email)).find(({ subject }) =>
    subject.includes('could not deliver'),
  );
  await page.goto(asked?.link ?? '');
  await sendAnswer(page, 'Send the parcel back');
  await page.getByText('You chose to send the parcel back.').waitFor();
  await staff.goto('/admin/orders/undelivered?view=answered');
  await rowOf(staff, awb).getByText('Send back').waitFor();

  await reportParcel(awb, 'returning', 20);
  await staff.goto(`/admin/orders/${orderId}`);
  await staff.getByRole('button', { name: `Mark as received: parcel ${awb}` }).click();
  const dialog = staff.getByRole('dialog', { name: `Receive parcel ${awb}` });
  await dialog.getByRole('button', { name: 'Mark as received' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await orderOf(orderId)).state).toBe('returned');
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
});
