import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { bulkProducts } from '../../../functions/src/bulk-catalogue/bulk-products.ts';
import { cataloguePdf } from '../../../functions/src/bulk-catalogue/catalogue-pdf.ts';
import { books, stockProduct } from '../books.ts';
import { verifiedBuyer } from '../bulk-orders.ts';
import { signUp } from '../people.ts';

const AT = new Date('2026-11-21T06:30:00.000Z');
const RULES = { minimum: 20, multiple: 10, leadTimeDays: 14 };

async function textFor(uid: string | null): Promise<string> {
  const paper = await cataloguePdf(await bulkProducts(uid), AT);
  const file = await getDocumentProxy(new Uint8Array(paper));
  return (await extractText(file, { mergePages: true })).text;
}

async function bulkProduct(title: string, fields: object = {}): Promise<void> {
  const id = await stockProduct({ title, sku: 'TEST-1', bulk: RULES, ...fields });
  await books()
    .doc(`products/${id}/private/bulk`)
    .set({ tiers: [{ from: 20, percentOff: 10 }] });
}

test('the catalogue has its day, and every open bulk product with its minimum and lead time', async () => {
  await bulkProduct('Catalogue kurta');
  await bulkProduct('Archived kurta', { status: 'archived' });
  await bulkProduct('Uniform kurta', { restricted: true, accessCodeId: 'school' });
  await stockProduct({ title: 'One by one kurta' });
  const text = await textFor(null);
  for (const part of [
    ...['Bulk catalogue', '21 November 2026', 'Catalogue kurta', 'Lead time 14 days'],
    ...['Minimum 20 pieces, in multiples of 10', '₹1,800 by the piece'],
  ]) {
    expect(text).toContain(part);
  }
  for (const title of ['Archived kurta', 'Uniform kurta', 'One by one kurta']) {
    expect(text).not.toContain(title);
  }
});

test('tier prices stand in it for verified buyers, and for nobody else', async () => {
  await bulkProduct('Tiered kurta');
  const verified = await verifiedBuyer();
  expect(await textFor(verified.uid)).toContain('From 20: ₹1,620 each (−10%)');
  for (const person of [null, await signUp('b2b_buyer'), await signUp('customer')]) {
    expect(await textFor(person?.uid ?? null)).not.toContain('₹1,620');
  }
});
