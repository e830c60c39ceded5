import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import {
  orderOf,
  sizesOf,
  stockKurta,
  stockOf,
  stockProduct,
} from '../functions/ledger-fixtures.ts';
import { fillAndPay, payButton, randomBuyer, waitForConfirmation } from './checkout-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';
import { ordersOf } from './shop-records.ts';

async function createKurta() {
  const term = `kz${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const title = `Ajrakh kurta ${term}`;
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '40', '42'] }];
  const id = await stockProduct({ title, slug: term, variants, quantity: 5 });
  return { id, title, path: `/products/${term}` };
}

test('a kurta bought in size 42 is packed in size 42', async () => {
  const kurta = await createKurta();
  const { page } = await signedInShopper();
  await page.goto(kurta.path);
  const add = page.getByRole('button', { name: `Add to Cart: ${kurta.title}` });
  await page.getByRole('radiogroup', { name: 'Size' }).waitFor();
  await add.click();
  await page.getByText(`Please choose a size for ${kurta.title}.`).waitFor();
  await page.getByRole('radio', { name: '42' }).check();
  await add.click();
  await page.getByText(`${kurta.title} added to cart!`).waitFor();

  await page.goto('/cart');
  await page.getByRole('listitem', { name: `${kurta.title} (Size: 42)` }).waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const buyer = randomBuyer();
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(buyer.email);
  expect((await orderOf(order!.id)).lines).toMatchObject([
    { productId: kurta.id, options: { Size: '42' }, quantity: 1 },
  ]);
  expect(await stockOf(kurta.id)).toEqual({ quantity: 4, committed: 1 });

  await page.goto(`/orders/${order!.id}`);
  await page.getByRole('main').getByText('Size: 42').waitFor();

  const staff = (await signedInStaff()).page;
  await staff.goto(`/admin/orders/${order!.id}`);
  await staff.getByRole('main').getByText('Size: 42').waitFor();
  await staff.goto(`/admin/orders?search=${order!.number}`);
  await staff.getByRole('button', { name: `More actions for order ${order!.number}` }).click();
  const download = staff.waitForEvent('download');
  await staff.getByRole('menuitem', { name: 'Packing slip' }).click();
  const slip = await readFile(await (await download).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(slip)), {
    mergePages: true,
  });
  expect(text).toContain(order!.number);
  expect(text).toContain('Size: 42');
});

test('two sizes of a kurta are bought from their own stock; a sold-out size cannot be', async () => {
  const term = `kz${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const id = await stockKurta({ '38': 3, '40': 0, '42': 1 }, { slug: term });
  const title = 'Test kurta';
  const { page } = await signedInShopper();
  await page.goto(`/products/${term}`);
  const add = page.getByRole('button', { name: `Add to Cart: ${title}` });
  await page.getByText('4 in stock').waitFor();

  await page.getByRole('radio', { name: '40 (sold out)' }).check();
  await page.getByText('Sold out in 40').waitFor();
  await page.getByRole('button', { name: 'Notify me' }).first().waitFor();
  expect(await add.count()).toBe(0);
  await page.getByRole('heading', { name: 'Sold out for now' }).waitFor();

  await page.getByRole('radio', { name: '42' }).check();
  await page.getByText('1 left in 42').waitFor();
  await add.click();
  await page.getByText(`${title} added to cart!`).first().waitFor();
  await page.getByRole('radio', { name: '38' }).check();
  await page.getByText('3 left in 38').waitFor();
  await add.click();

  await page.goto('/cart');
  await page.getByRole('listitem', { name: `${title} (Size: 38)` }).waitFor();
  await page.getByRole('listitem', { name: `${title} (Size: 42)` }).waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const buyer = randomBuyer();
  await fillAndPay(page, buyer);
  await payButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(buyer.email);
  expect((await orderOf(order!.id)).lines).toMatchObject([
    { productId: id, options: { Size: '42' }, variantId: 'v3', quantity: 1 },
    { productId: id, options: { Size: '38' }, variantId: 'v1', quantity: 1 },
  ]);
  expect(await sizesOf(id)).toEqual({ '38': 2, '40': 0, '42': 0 });
});
