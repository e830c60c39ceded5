import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../functions/ledger-fixtures.ts';
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
