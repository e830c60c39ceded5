import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { orderOf } from '../functions/ledger-fixtures.ts';
import { fillAndPay, payButton, randomBuyer, waitForConfirmation } from './checkout-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';
import { ordersOf } from './shop-records.ts';

const TITLE = 'Banaras brocade lehanga, old rose';
const BODY = { Waist: '76', Hips: '98,5', 'Skirt length': '102' };
const BLOUSE = {
  Bust: '92',
  Shoulders: '38',
  'Blouse length': '40',
  'Sleeve length': '15',
  'Front neck depth': '18',
};

test('a lehanga is bought on a phone with measurements and blouse stitching', async () => {
  const { page } = await signedInShopper();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/products/banaras-brocade-lehanga-rose');
  const add = page.getByRole('button', { name: `Add to Cart: ${TITLE}` });
  await page.getByLabel('Waist (cm)').waitFor();
  await add.click();
  await page.getByText(`Please enter the measurement “Waist” for ${TITLE}.`).waitFor();
  await page.getByRole('checkbox', { name: /^Blouse stitching, ₹1,400/ }).check();
  for (const [name, value] of Object.entries({ ...BODY, ...BLOUSE }))
    await page.getByLabel(`${name} (cm)`).fill(value);
  await page.getByLabel('Waist (cm)').fill('20');
  await page.getByText(`“Waist” for ${TITLE} must be between 55 cm and 130 cm.`).waitFor();
  await page.getByLabel('Waist (cm)').fill(BODY.Waist);
  await page.getByText('Price with services: ₹39,400').waitFor();
  await page.getByText('Made for you: you can cancel until we confirm your order.').waitFor();
  await page.getByLabel('Name for these measurements').fill('For the wedding');
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await page.getByText('Measurements saved in your account').waitFor();
  await add.click();
  await page.getByText(`${TITLE} added to cart!`).waitFor();

  await page.reload();
  await page.getByLabel('Saved measurements').selectOption('For the wedding');
  expect(await page.getByLabel('Hips (cm)').inputValue()).toBe('98.5');

  await page.goto('/cart');
  await page.getByText('Blouse stitching (₹1,400)').waitFor();
  await page.getByText('Waist: 76 cm').waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByText('Made for you: you can cancel until we confirm your order.').waitFor();
  const buyer = randomBuyer();
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(buyer.email);
  const [line] = (await orderOf(order!.id)).lines;
  expect(line).toMatchObject({ unitPrice: 3_940_000, makingDays: 30 });
  expect(line?.tailoring?.measurements).toContainEqual(
    expect.objectContaining({ id: 'hips', mm: 985 }),
  );

  const staff = (await signedInStaff()).page;
  await staff.goto(`/admin/orders/${order!.id}`);
  await staff.getByText('Hips: 98.5 cm').waitFor();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Print work sheets' }).click();
  const sheet = await readFile(await (await download).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(sheet)), {
    mergePages: true,
  });
  expect(text).toContain('Blouse stitching');
  expect(text).toContain('98.5 cm');
});
