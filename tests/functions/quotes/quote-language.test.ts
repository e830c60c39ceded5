import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { setUpQuotes } from '../quote-fixtures.ts';
import { quoteForm } from '../sample-quote-form.ts';
import { ordersOfQuote, storedQuote, submitted } from '../staff-quotes.ts';

isolateDatabase();

const fixtures = setUpQuotes();

test('emails about a request in Hindi, and about its order, are in Hindi', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer, { language: 'hi' });
  expect(await storedQuote(id)).toMatchObject({ language: 'hi' });
  await fixtures.quotes.offer(id);
  expect((await fixtures.accept(id)).status).toBe(200);
  for (const step of ['received', 'review', 'offer_1', 'accept']) {
    const email = await db().doc(`mail/quote_${id}_${step}`).get();
    expect(email.get('message.subject'), step).toMatch(/[\u0900-\u097F]/);
    expect(email.get('message.text'), step).toContain('/hi/');
  }
  const [order] = await ordersOfQuote(id);
  expect(order!.customer).toMatchObject({ language: 'hi' });
});

test('keeps English when no other language is named, and refuses an unknown one', async () => {
  const { shop, buyer } = fixtures;
  const id = await submitted(shop, buyer, { language: 'en' });
  expect(await storedQuote(id)).not.toHaveProperty('language');
  const unknown = quoteForm({ language: 'fr' });
  const { status } = await shop.post('/quotes', unknown, { token: buyer.token });
  expect(status).toBe(400);
});
