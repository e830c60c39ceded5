import { expect, test } from 'vitest';

import { db, orderOf } from '../functions/ledger-fixtures.ts';
import { shop } from '../functions/shop-client.ts';
import { takeOrderSteps } from '../functions/staff-orders.ts';
import { expectNoViolations, stopColours } from './axe.ts';
import { createOrder, signedInStaff } from './order-steps.ts';
import { PHONE } from './shop-browser.ts';

const [KURTA, SAREE] = ['8901234567894', 'SAR-77'];

async function confirmedOrder(admin: Awaited<ReturnType<typeof signedInStaff>>['person']) {
  const { orderId, orderNumber, productIds } = await createOrder({ pieces: [2, 1] });
  const [kurta, saree] = productIds;
  await db().doc(`products/${kurta}`).update({ barcode: KURTA });
  const { lines } = await orderOf(orderId);
  const named = lines.map((line) => (line.productId === saree ? { ...line, sku: SAREE } : line));
  await db().doc(`orders/${orderId}`).update({ lines: named });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm');
  return { orderId, orderNumber };
}

test('staff pack an order with a scanner alone: slip, pieces, slip', async () => {
  const { person, page } = await signedInStaff();
  const { orderId, orderNumber } = await confirmedOrder(person);
  await page.goto('/admin/orders/packing');
  await stopColours(page);
  await page.getByText('No order is open').waitFor();
  // As a scanner does: characters and Enter, wherever the focus is.
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await page.getByRole('heading', { name: 'Packing', level: 1 }).click();
  await scan(orderNumber);
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  await scan('8900000000000');
  await page.getByRole('alert').getByText('Wrong piece').waitFor();
  await expectNoViolations(page);
  await scan(KURTA);
  await page.getByText('1 of 3 counted').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await scan(KURTA);
  await page.getByText('2 of 3 counted').waitFor();
  await scan(KURTA);
  await page
    .getByRole('alert')
    .getByText(/^Too many/)
    .waitFor();
  await scan(orderNumber);
  await page.getByRole('alert').getByText('1 piece not counted yet').waitFor();
  expect(await orderOf(orderId)).toMatchObject({ state: 'confirmed' });
  await scan(SAREE);
  await page.getByText('3 of 3 counted').waitFor();
  await expectNoViolations(page);
  const slip = page.waitForEvent('download', { predicate: isNamed('packing-slips.pdf') });
  const label = page.waitForEvent('download', { predicate: isNamed(`label-${orderNumber}.pdf`) });
  await scan(orderNumber);
  await page.getByText(`${orderNumber} is packed.`).waitFor();
  await Promise.all([slip, label]);
  expect(await orderOf(orderId)).toMatchObject({ state: 'packed' });
}, 300_000);

const isNamed = (name: string) => (file: { suggestedFilename: () => string }) =>
  file.suggestedFilename() === name;

/** One of two people is refused, which the browser logs. */
const PACKING = /\/api\/packing/;

test('names who packs an order to a second person, who can take over on a phone', async () => {
  const { person, page } = await signedInStaff({ refusing: PACKING });
  const { orderId, orderNumber } = await confirmedOrder(person);
  await page.goto('/admin/orders/packing');
  await stopColours(page);
  await page.getByLabel('Scan or type a bar code').fill(orderNumber);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  const { page: phone } = await signedInStaff({ viewport: PHONE, refusing: PACKING });
  await phone.goto('/admin/orders/packing');
  await stopColours(phone);
  await phone.getByLabel('Scan or type a bar code').fill(orderNumber);
  await phone.keyboard.press('Enter');
  await phone.getByRole('alert').getByText(`is packing ${orderNumber}`).waitFor();
  await phone.getByRole('button', { name: 'Take over' }).click();
  await phone.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  for (const table of [page, phone]) {
    for (let piece = 0; piece < 3; piece += 1) {
      await table
        .getByRole('button', { name: /^Count one/, disabled: false })
        .first()
        .click();
      await table.getByText(`${piece + 1} of 3 counted`).waitFor();
    }
  }
  await expectNoViolations(phone);
  await page.getByRole('button', { name: 'Mark as packed', exact: true }).click();
  await page.getByRole('alert').getByText('Someone else has taken over').waitFor();
  await phone.getByRole('button', { name: 'Mark as packed', exact: true }).click();
  await phone.getByText(`${orderNumber} is packed.`).waitFor();
  expect(await orderOf(orderId)).toMatchObject({ state: 'packed' });
}, 300_000);
