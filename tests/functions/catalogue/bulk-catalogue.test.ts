import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { formatLongDate } from '@kargha/domain/india/long-date';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { verifiedBuyer } from '../bulk-order-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();

const RULES = { minimum: 20, multiple: 10, leadTimeDays: 14 };

const shop = isolatedShop();
/** No sender address: the per-address limit is not tested here. */
const ask = (person?: Pick<Person, 'token'>) =>
  shop.download('/bulk/catalogue.pdf', {
    ...fromAnywhere(),
    ...(person && { token: person.token }),
  });

async function textFor(person?: Person): Promise<string> {
  const answer = await ask(person);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: true })).text;
}

async function bulkProduct(title: string, fields: object = {}): Promise<void> {
  const id = await stockProduct({ title, sku: 'TEST-1', bulk: RULES, ...fields });
  await db()
    .doc(`products/${id}/private/bulk`)
    .set({ tiers: [{ from: 20, percentOff: 10 }] });
}

test('prints the date and every public bulk product with its minimum and lead time', async () => {
  // The public copy is cached for ten minutes.
  shop.passMinutes(10);
  await bulkProduct('Catalogue kurta');
  await bulkProduct('Archived kurta', { status: 'archived' });
  await bulkProduct('Uniform kurta', { restricted: true, accessCodeId: 'school' });
  await stockProduct({ title: 'One by one kurta' });
  const text = await textFor();
  for (const part of [
    ...['Bulk catalogue', formatLongDate(new Date()), 'Catalogue kurta', 'Lead time 14 days'],
    ...['Minimum 20 pieces, in multiples of 10', '₹1,800 per piece'],
  ]) {
    expect(text).toContain(part);
  }
  for (const title of ['Archived kurta', 'Uniform kurta', 'One by one kurta']) {
    expect(text).not.toContain(title);
  }
});

test('prints tier prices for verified buyers only', async () => {
  await bulkProduct('Tiered kurta');
  const verified = await verifiedBuyer();
  expect(await textFor(verified)).toContain('From 20: ₹1,620 each (−10%)');
  for (const person of [undefined, await signUp('b2b_buyer'), await signUp('customer')]) {
    expect(await textFor(person)).not.toContain('₹1,620');
  }
});

test('caches the public copy for ten minutes, and never that of a verified buyer', async () => {
  shop.passMinutes(10);
  const before = await textFor();
  await bulkProduct('Newest kurta');
  shop.passMinutes(9);
  expect(await textFor()).toBe(before);
  expect(await textFor(await signUp('customer'))).toBe(before);
  expect(await textFor(await verifiedBuyer())).toContain('Newest kurta');
  shop.passMinutes(1);
  expect(await textFor()).toContain('Newest kurta');
});

test('limits a verified buyer to ten catalogues an hour from any address', async () => {
  const buyer = await verifiedBuyer();
  const answers = [];
  for (let time = 0; time < 11; time += 1) {
    const { status, body } = await ask(buyer);
    await body?.cancel();
    answers.push(status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.at(-1)).toBe(429);
});
