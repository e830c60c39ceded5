import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storyEditSchema } from '@kargha/domain/people/story-moderation';
import { expect, test } from 'vitest';

import { CATALOGUE } from './catalogue/catalogue.ts';
import { firestoreDocument } from './export/emulator-export.ts';
import { sampleShop } from './sample-shop.ts';

const SHOP = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
const documentsOf = (collection: string) =>
  SHOP.filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2);

test('has only valid documents in known collections', () => {
  const isKnown2: string[] = Object.values(COLLECTIONS);
  for (const document of SHOP) {
    expect(isKnown2).toContain(document.path.split('/')[0]);
    expect(document.path.split('/').length % 2, document.path).toBe(0);
    expect(() => firestoreDocument(document)).not.toThrow();
  }
});

test('fills every collection that the shop reads', () => {
  const minimum: Record<string, number> = {
    products: 76,
    orders: 40,
    users: 12,
    customers: 12,
    content: 3,
    settings: 1,
    stories: 3,
    reviews: 15,
    quotes: 8,
    invoices: 20,
    discounts: 5,
    giftCards: 4,
    purchaseOrders: 5,
    transfers: 4,
    returns: 5,
    tickets: 4,
    mail: 5,
    accessCodes: 2,
    suppliers: 50,
  };
  for (const [collection, count] of Object.entries(minimum)) {
    expect(documentsOf(collection).length, collection).toBeGreaterThanOrEqual(count);
  }
});

test('has settings with the reservation time and dated claims and tax rates', () => {
  const settings = SHOP.find(({ path }) => path === 'settings/public')!.data as {
    holdMinutes: number;
    claims: Record<string, { asOf: Date }>;
    tax: { defaultPercent: number; ratesEnabled: boolean; rates: { from: Date }[] };
  };
  expect(settings.holdMinutes).toBe(15);
  expect(settings.tax).toMatchObject({ defaultPercent: 18, ratesEnabled: false });
  for (const { asOf } of Object.values(settings.claims)) expect(asOf).toBeInstanceOf(Date);
  for (const { from } of settings.tax.rates) expect(from).toBeInstanceOf(Date);
});

test('advertises the same claims as the default pages', () => {
  const { claims } = SHOP.find(({ path }) => path === 'settings/public')!.data as {
    claims: Record<string, { value: string; label: string }>;
  };
  const claimTexts = Object.values(claims).map(({ value, label }) => `${value} ${label}`);
  expect(claimTexts).toEqual([
    '500+ artisan partners',
    '10K+ happy customers',
    '50+ product categories',
    'Worldwide shipping; outside India on request',
  ]);
});

test('shows only available products on the home page, and only discounted ones in its hero', () => {
  const home = SHOP.find(({ path }) => path === 'content/home')!.data as {
    heroProductIds: string[];
    carouselProductIds: string[];
    featuredProductIds: string[];
    tiles: { productId: string }[];
  };
  const discounted = CATALOGUE.filter(({ price, was = 0 }) => was > price);
  expect(home.heroProductIds.length).toBeGreaterThanOrEqual(8);
  expect(discounted.map(({ id }) => id)).toEqual(expect.arrayContaining(home.heroProductIds));
  expect(home.tiles).toHaveLength(6);
  expect(home.carouselProductIds).toHaveLength(8);
  expect(home.featuredProductIds).toHaveLength(4);
  const named = [
    ...home.heroProductIds,
    ...home.carouselProductIds,
    ...home.featuredProductIds,
    ...home.tiles.map(({ productId }) => productId),
  ];
  const publicProducts = CATALOGUE.filter(({ status, restrictedTo }) => !status && !restrictedTo);
  expect(publicProducts.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

test('has valid Hindi texts for each published story', () => {
  const stories = documentsOf('stories')
    .map(({ data }) => data as Record<string, unknown>)
    .filter(({ status }) => status === 'published');
  expect(stories).toHaveLength(3);
  for (const story of stories) {
    const named = Object.entries(story).filter(([name]) => name in storyEditSchema.fields);
    const edit = { ...Object.fromEntries(named), updatedAt: '2026-11-20T06:00:00.000Z' };
    const { titleHindi, paragraphs, paragraphsHindi = [] } = storyEditSchema.validateSync(edit);
    expect(titleHindi).toMatch(/^\p{Script=Devanagari}/u);
    expect(paragraphsHindi).toHaveLength(paragraphs.length);
  }
});

test('links shipped orders to invoices and refunds of returns to credit notes, so that none is issued twice', () => {
  const numbersIn = (collection: string) =>
    documentsOf(collection).map(({ data }) => (data as { number: string }).number);
  const named = (collection: string, field: string) =>
    documentsOf(collection).flatMap(({ data }) => (data as Record<string, string>)[field] ?? []);
  const sorted = (values: string[]) => values.toSorted();
  expect(sorted(named('orders', 'invoiceNumber'))).toEqual(sorted(numbersIn('invoices')));
  expect(sorted(named('refunds', 'creditNoteNumber'))).toEqual(sorted(numbersIn('creditNotes')));
  const returns = documentsOf('returns').map(({ path }) => path.split('/')[1]);
  expect(returns).toEqual(expect.arrayContaining(named('refunds', 'returnId')));
});

test('links restricted products to existing access codes', () => {
  const codes = documentsOf('accessCodes').map(({ path }) => path.split('/')[1]);
  const restricted = documentsOf('products')
    .map(({ data }) => data as { restricted: boolean; accessCodeId: string | null })
    .filter((product) => product.restricted);
  expect(restricted.length).toBeGreaterThanOrEqual(3);
  for (const { accessCodeId } of restricted) expect(codes).toContain(accessCodeId);
});

test('names no real brand or shop', () => {
  const brands =
    /\b(fab ?india|taneira|jaypore|nalli|pothys|kalamandir|tanishq|raymond|biba|okhai|gocoop|dastkar|rehwa|womenweave|khamir|shrujan|bhuttico|boyanika|co-optex|raw mango|good ?earth|sabyasachi|amazon|flipkart|myntra|delhivery|blue ?dart|dtdc|ekart|shiprocket|facebook|instagram|whatsapp)\b/i;
  const text = JSON.stringify(SHOP);
  expect(brands.exec(text)?.[0]).toBeUndefined();
});

test('has a unique drawing recipe with valid colours for every product', () => {
  const recipes = CATALOGUE.map(({ art }) => JSON.stringify(art));
  expect(new Set(recipes).size).toBe(CATALOGUE.length);
  for (const { id, art } of CATALOGUE) {
    expect(art.palette.length, id).toBeGreaterThanOrEqual(2);
    for (const colour of art.palette) expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
  }
});
