import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatPaise } from '@kargha/domain/money/money-format';

import { codeFor } from '../functions/cash-on-delivery-fixtures.ts';
import { db, orderOf, stockOf, stockProduct } from '../functions/ledger-fixtures.ts';
import { expectLedgerToBalance } from '../functions/order-ledger.ts';
import { newAwb } from '../functions/staff-orders.ts';
import { expectNoViolations, stopColours } from './axe.ts';
import { fillForm, randomBuyer, waitForConfirmation } from './checkout-steps.ts';
import { pressAndConfirm, signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const settings = () => db().doc('settings/public');
let before: unknown;

beforeAll(async () => {
  before = (await settings().get()).get('cashOnDelivery') ?? {};
});
afterAll(async () => {
  await settings().update({ cashOnDelivery: before });
});

test('staff offer cash on delivery, a shopper orders with a code, and a refused parcel costs the courier charges only', async () => {
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/settings');
  await staff.getByLabel('Offer cash on delivery').check();
  await staff.getByLabel('Fee in ₹, taxed like shipping').fill('49');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByText('Saved.').first().waitFor();

  const slug = `cash-${randomUUID().slice(0, 8)}`;
  const productId = await stockProduct({ quantity: 3, slug });
  const buyer = randomBuyer();
  const page = await newShopper({ viewport: PHONE, refusing: /cash-on-delivery\/confirm/ });
  await page.goto(`/products/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await page
    .getByText(/added to cart!/)
    .first()
    .waitFor();
  await page.goto('/checkout');
  await stopColours(page);
  await fillForm(page, buyer);
  await page.getByRole('radio', { name: 'Cash on delivery', exact: true }).check();
  await page.getByText(/Pay ₹[\d,]+ to the courier\./).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
  const found = await db().collection('orders').where('customer.email', '==', buyer.email).get();
  const orderId = found.docs[0]!.id;
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText(/^This code is not right\./).waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Code').fill(await codeFor(orderId));
  await page.getByRole('button', { name: 'Place order' }).click();
  await waitForConfirmation(page);
  await expectNoViolations(page);

  await staff.goto(`/admin/orders/${orderId}`);
  await stopColours(staff);
  const { total } = (await orderOf(orderId)).totals;
  await staff.getByText(`To be collected on delivery: ${formatPaise(total)}`).waitFor();
  await staff.getByText('First order with cash on delivery').waitFor();
  await expectNoViolations(staff);
  await pressAndConfirm(staff, 'Confirm');
  await pressAndConfirm(staff, 'Mark as packed');
  const awb = newAwb();
  await staff.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('Hamsa Express');
  await dialog.getByLabel('Tracking number (AWB)').fill(awb);
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await pressAndConfirm(
    staff,
    `Mark as returned to sender: parcel ${awb}`,
    'Mark as returned to sender',
  );
  await staff.getByRole('button', { name: `Mark as received: parcel ${awb}` }).click();
  const receive = staff.getByRole('dialog');
  await receive.getByLabel('Courier charges in ₹ (optional)').fill('120');
  await receive.getByRole('button', { name: 'Mark as received' }).click();
  await receive.waitFor({ state: 'detached' });
  await staff.getByText('Courier charges for the refused parcel: ₹120').waitFor();
  await staff.getByText('Nothing to collect.').waitFor();

  expect(await orderOf(orderId)).toMatchObject({
    state: 'returned',
    payment: { captured: 0 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
  await expectLedgerToBalance(orderId);
}, 300_000);
