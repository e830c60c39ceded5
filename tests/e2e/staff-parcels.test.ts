import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { expectMoneyToAddUp, newAwb, takeOrderSteps } from '../functions/staff-orders.ts';
import { shop } from '../functions/shop-client.ts';
import { createOrder, pressAndConfirm, signedInShopper, signedInStaff } from './order-steps.ts';

async function ship(staff: Page, pieces: readonly number[] = []): Promise<string> {
  const awb = newAwb();
  await staff.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('Hamsa Express');
  await dialog.getByLabel('Tracking number (AWB)').fill(awb);
  for (const [line, count] of pieces.entries()) {
    await dialog
      .getByLabel(/^Test piece/)
      .nth(line)
      .selectOption(String(count));
  }
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await staff.getByText(awb).first().waitFor();
  return awb;
}

test('staff ship an order in two parcels and the customer sees each one', async () => {
  const { person, page } = await signedInShopper();
  const { page: staff } = await signedInStaff();
  const { orderId, productIds } = await createOrder({ owner: person, pieces: [2, 1] });
  await staff.goto(`/admin/orders/${orderId}`);
  await pressAndConfirm(staff, 'Confirm');
  await pressAndConfirm(staff, 'Mark as packed');

  const first = await ship(staff, [1, 0]);
  await page.goto(`/orders/${orderId}`);
  await page.getByText(first).first().waitFor();
  const second = await ship(staff);
  await page.getByText(second).first().waitFor();
  expect(await staff.getByRole('button', { name: 'Ship', exact: true }).count()).toBe(0);
  for (const productId of productIds) {
    expect((await stockOf(productId)).committed).toBe(0);
  }

  for (const awb of [first, second]) {
    await pressAndConfirm(staff, `Mark as delivered: parcel ${awb}`, 'Mark as delivered');
  }
  await expect.poll(async () => (await orderOf(orderId)).state).toBe('delivered');
  const parcels = (await orderOf(orderId)).shipments.map(({ awb, lines }) => ({
    awb,
    pieces: lines.map(({ quantity }) => quantity),
  }));
  expect(parcels).toEqual([
    { awb: first, pieces: [1] },
    { awb: second, pieces: [1, 1] },
  ]);
}, 300_000);

test('staff refund part of an order, cannot refund more than is left, and the customer sees it', async () => {
  const { person, page } = await signedInShopper();
  const { person: admin, page: staff } = await signedInStaff({ refusing: /refund/ });
  const { orderId } = await createOrder({ owner: person, pieces: [1] });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');
  await staff.goto(`/admin/orders/${orderId}`);
  await staff.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  const { captured } = (await orderOf(orderId)).payment;
  await dialog.getByLabel('Amount (₹)').fill(String(captured / 100 + 1));
  await dialog.getByLabel('Reason').fill('A thread was pulled.');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Amount (₹)').fill('250.50');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await expect
    .poll(async () => (await orderOf(orderId)).payment.refunded, { timeout: 30_000 })
    .toBe(25_050);
  await staff.getByText('₹250.50').first().waitFor();
  await page.goto(`/orders/${orderId}`);
  await page.getByText('₹250.50').first().waitFor();
  await expectMoneyToAddUp(orderId);
}, 300_000);
