import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { db, eventually, orderOf, withRestoredDocument } from '../functions/ledger-fixtures.ts';
import { shop, suiteShopUrl } from '../functions/shop-client.ts';
import { emailsTo } from './checkout-records.ts';
import {
  fillForm,
  payButton,
  pressPay,
  randomBuyer,
  waitForConfirmation,
} from './checkout-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';
import { ordersOf } from './shop-records.ts';

/** Of the sample shop: ₹890, taxed at 5% as part of chapter 62. */
const TIE = 'Pochampally ikat silk tie, navy';
const SLUG = 'pochampally-ikat-silk-tie-navy';

/** ₹890 and ₹150 for shipping, and 5/105 of each. */
const TOTALS = {
  Shipping: '₹150',
  Total: '₹1,040',
  'Includes GST': '₹49.52',
};

const asOf = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);

/** What a list of totals says, by its labels. */
async function totalsIn(scope: Locator): Promise<Record<string, string>> {
  const [labels, figures] = await Promise.all(
    ['term', 'definition'].map((role) =>
      scope.getByRole(role as 'term' | 'definition').allTextContents(),
    ),
  );
  return Object.fromEntries(labels!.map((label, place) => [label, figures![place] ?? '']));
}

async function expectTotals(scope: Locator, subtotal: string): Promise<void> {
  const expected = { [subtotal]: '₹890', ...TOTALS };
  await expect.poll(() => totalsIn(scope)).toMatchObject(expected);
  expect(await totalsIn(scope)).not.toHaveProperty('GST');
}

async function pricesInFeed(): Promise<string | undefined> {
  const feed = await (await fetch(`${suiteShopUrl}/feeds/products.xml`)).text();
  const item = feed.split('<item>').find((one) => one.includes(`/products/${SLUG}</g:link>`)) ?? '';
  return /<g:sale_price>([^<]+)/.exec(item)?.[1] ?? /<g:price>([^<]+)/.exec(item)?.[1];
}

/** The price for search engines. */
async function pricesInPage(): Promise<string | undefined> {
  const html = await (await fetch(`${suiteShopUrl}/products/${SLUG}`)).text();
  return /"price":"([^"]+)"/.exec(html)?.[1];
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/products');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search products' }).fill(TIE);
  const card = page.getByRole('article', { name: TIE });
  await card.getByText('₹890', { exact: true }).waitFor();
  expect(await card.textContent()).not.toMatch(/GST/);
  await card.getByRole('link', { name: `View Details: ${TIE}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('₹890', { exact: true }).waitFor();
  await dialog.getByText(/^Price includes 5% GST/).waitFor();
  await page.goto(`/products/${SLUG}`);
  const main = page.getByRole('main');
  await main.getByText(/^Price includes 5% GST/).waitFor();
  expect(await main.getByText('₹890', { exact: true }).count()).toBe(1);
  expect(await main.getByText(/with GST|before GST|GST extra/).count()).toBe(0);
  await main.getByRole('button', { name: `Add to Cart: ${TIE}` }).click();
  await page.getByText(`${TIE} added to cart!`).first().waitFor();
  await page.goto('/cart');
  await expectTotals(page.getByRole('region', { name: 'Order summary' }), 'Subtotal (1 item)');
  expect(await page.getByText(/added at checkout|with GST|before GST/).count()).toBe(0);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
}

async function invoiceText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  const file = await readFile(await (await download).path());
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll('\n', ' ');
}

async function readAndInvoiceAsStaff(orderId: string): Promise<void> {
  const { page, person } = await signedInStaff();
  await page.goto(`/admin/orders/${orderId}`);
  await expectTotals(page.getByRole('main'), 'Subtotal');
  const { status } = await shop.post('/invoices', { orderId }, { token: person.token });
  expect(status).toBe(200);
}

/** The text of the email that confirms an order. */
async function confirmationOf(orderId: string): Promise<string> {
  const email = () => db().doc(`mail/order_${orderId}_paid`).get();
  await eventually(async () => (await email()).exists);
  return String((await email()).get('message.text'));
}

test('where prices include tax, a shopper reads one figure from the card to the invoice', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    await settings.update({
      'tax.priceMode': 'included',
      'tax.priceModeFrom': asOf(60 * 24 * 3),
      'tax.ratesEnabled': true,
    });
    expect(await pricesInPage()).toBe('890.00');
    expect(await pricesInFeed()).toBe('890.00 INR');
    const { page } = await signedInShopper();
    const buyer = randomBuyer();
    await openCheckout(page);
    await expectTotals(page.getByRole('region', { name: 'Your order' }), 'Subtotal');
    await fillForm(page, buyer);
    await page.getByRole('button', { name: 'Pay ₹1,040' }).waitFor();
    await pressPay(page);
    await payButton(page).filter({ hasText: '₹1,040' }).click();
    await waitForConfirmation(page);
    await expectTotals(page.getByRole('region', { name: 'Your order' }), 'Subtotal');

    const [order] = await ordersOf(buyer.email);
    expect((await orderOf(order!.id)).totals).toMatchObject({ taxIncluded: true, total: 104_000 });
    await readAndInvoiceAsStaff(order!.id);
    await page.goto(`/orders/${order!.id}`);
    await expectTotals(page.getByRole('main'), 'Subtotal');
    const invoice = await invoiceText(page);
    for (const part of ['Rates and discounts include GST', '990.48', '49.52', '1,040.00'])
      expect(invoice).toContain(part);

    const email = await confirmationOf(order!.id);
    for (const part of ['₹890', 'Shipping: ₹150', 'Total with GST: ₹1,040'])
      expect(email).toContain(part);
    await page.goto((await emailsTo(buyer.email))[0]!.link);
    await page.getByRole('heading', { name: 'Order progress' }).waitFor();
    await page.getByText(order!.number).first().waitFor();
    expect(await page.getByRole('main').getByText(/₹/).count()).toBe(0);
  });
}, 240_000);
