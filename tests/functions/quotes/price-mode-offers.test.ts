import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { withRestoredDocument } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';
import { setUpQuotes } from '../quote-fixtures.ts';
import { offerInput, ordersOfQuote, storedVersion, submitted } from '../staff-quotes.ts';

isolateDatabase();

const fixtures = setUpQuotes();
const { accept } = fixtures;

/** Buyers without a verified company see what they pay, as consumers do. */
const consumer = () => signUp('b2b_buyer', { companyName: 'Tara Events' });

async function inReview(buyer: Person): Promise<string> {
  const id = await submitted(fixtures.shop, buyer);
  await fixtures.quotes.post(id, 'review');
  return id;
}

const startIncluded = (settings: DocumentReference) =>
  settings.update({
    'tax.priceMode': 'included',
    'tax.priceModeFrom': new Date(Date.now() - 1000),
  });

test('an offer from before the change of prices is accepted at the figures that were sent', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const buyer = await consumer();
    const id = await inReview(buyer);
    await fixtures.quotes.offer(id);
    const { subtotal, shipping, tax, total } = (await storedVersion(id, 1))!.totals;
    expect([subtotal, shipping, tax]).toEqual([5_000_000, 120_000, 900_000]);
    await startIncluded(settings);
    expect((await accept(id, buyer)).status).toBe(200);
    const [order] = await ordersOfQuote(id);
    const discount = 0;
    expect(order!.totals).toEqual({ subtotal, discount, shipping, tax, giftCard: 0, total });
  });
});

test('a draft with the old prices is saved again before it is sent, and then has one figure', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const id = await inReview(await consumer());
    expect((await fixtures.quotes.write(id)).status).toBe(200);
    await startIncluded(settings);
    expect(await fixtures.quotes.post(id, 'send')).toMatchObject({
      status: 409,
      body: { code: 'prices_changed' },
    });
    expect((await storedVersion(id, 1))!.state).toBe('draft');

    expect((await fixtures.quotes.write(id, offerInput())).status).toBe(200);
    expect((await fixtures.quotes.post(id, 'send')).status).toBe(200);
    expect(await storedVersion(id, 1)).toMatchObject({
      taxIncluded: true,
      totals: { subtotal: 5_000_000, shipping: 120_000, total: 5_120_000 },
    });
  });
});
