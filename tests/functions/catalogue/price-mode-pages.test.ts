import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';

import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { stockProduct, withRestoredDocument } from '../ledger-fixtures.ts';
import { suiteShopUrl } from '../shop-client.ts';

isolateDatabase();
const shop = isolatedShop();

// Pages are served in the frame that the suite's Hosting has.
beforeAll(() => {
  process.env.SHOP_URL = suiteShopUrl;
});

const PICTURE = { path: 'products/mode/drape', alt: '', color: '#aabbcc', width: 4, height: 5 };

async function priceInFeed(slug: string): Promise<string | undefined> {
  const items = (await shop.page('/feeds/products.xml')).split('<item>');
  const item = items.find((one) => one.includes(`/products/${slug}</g:link>`)) ?? '';
  return /<g:price>([^<]+)<\/g:price>/.exec(item)?.[1];
}

async function priceOnPage(slug: string): Promise<string | undefined> {
  return /"price":"([^"]+)"/.exec(await shop.page(`/products/${slug}`))?.[1];
}

async function bulkCatalogue(): Promise<string> {
  const answer = await shop.download('/bulk/catalogue.pdf', fromAnywhere());
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: true })).text.replaceAll('\n', ' ');
}

test('feed and bulk catalogue state the new prices from the minute in which a price mode starts', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const slug = `mode-${randomUUID()}`;
    await stockProduct({ slug, price: 1850, pictures: [PICTURE] });
    const inAMinute = new Date(Date.now() + 60_000);
    await settings.update({ 'tax.priceMode': 'included', 'tax.priceModeFrom': inAMinute });
    expect(await priceInFeed(slug)).toBe('2183.00 INR');
    expect(await bulkCatalogue()).toContain('prices per piece, without GST');

    shop.passMinutes(1);
    expect(await priceInFeed(slug)).toBe('1850.00 INR');
    expect(await bulkCatalogue()).toContain('prices per piece, with GST');

    await settings.update({ 'tax.priceMode': 'specified' });
    expect(await priceInFeed(slug)).toBe('2183.00 INR');
    expect(await bulkCatalogue()).toContain('prices per piece, without GST');
  });
});

test('a product page states the new price at once when staff change the price mode', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const slug = `mode-${randomUUID()}`;
    await stockProduct({ slug, price: 1850 });
    expect(await priceOnPage(slug)).toBe('2183.00');
    const aSecondAgo = new Date(Date.now() - 1000);
    await settings.update({ 'tax.priceMode': 'included', 'tax.priceModeFrom': aSecondAgo });
    expect(await priceOnPage(slug)).toBe('1850.00');
    await settings.update({ 'tax.priceMode': 'specified' });
    expect(await priceOnPage(slug)).toBe('2183.00');
  });
});
