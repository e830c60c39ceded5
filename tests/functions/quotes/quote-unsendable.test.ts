import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { lehanga } from '../tailored-products.ts';
import { signUp } from '../sample-people.ts';
import {
  storedQuote,
  storedVersion,
  submitted,
  verifiedBuyer,
  offerLineInput,
  offerInput,
} from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

test('refuses to send without draft, price, valid date or verified company on credit', async () => {
  const stranger = await signUp('b2b_buyer', { companyName: 'Tara Events' });
  const id = await submitted(fixtures.shop, stranger);
  await fixtures.quotes.post(id, 'review');
  expect((await fixtures.quotes.post(id, 'send')).body.code).toBe('no_draft');
  await fixtures.quotes.write(
    id,
    offerInput({ shipping: 0, lines: [offerLineInput({ unitPrice: 0 })] }),
  );
  expect((await fixtures.quotes.post(id, 'send')).body.code).toBe('no_price');
  await fixtures.quotes.write(id, offerInput({ paymentTerms: 'credit-30' }));
  expect((await fixtures.quotes.post(id, 'send')).body.code).toBe('credit_not_allowed');
  await fixtures.quotes.write(id);
  await db()
    .doc(`quotes/${id}/versions/1`)
    .update({ validUntil: new Date(0) });
  expect((await fixtures.quotes.post(id, 'send')).body.code).toBe('expired');
  expect(await storedQuote(id)).toMatchObject({ state: 'in_review', latestVersion: 0 });
});

test('requires a new version after the company’s GST number changed', async () => {
  const moved = await verifiedBuyer();
  const id = await submitted(fixtures.shop, moved);
  await fixtures.quotes.post(id, 'review');
  await fixtures.quotes.write(id);
  await db()
    .doc(`users/${moved.uid}`)
    .update({ companyVerification: { state: 'pending' } });
  expect((await fixtures.quotes.post(id, 'send')).body.code).toBe('company_changed');
  await fixtures.quotes.write(id, offerInput({ stateCode: '32' }));
  expect((await fixtures.quotes.post(id, 'send')).status).toBe(200);
  expect(await storedVersion(id, 1)).toMatchObject({
    buyer: { gstin: '' },
    placeOfSupply: { name: 'Kerala', stateCode: '32' },
  });
});

test('a piece made to measure is offered as a custom line only', async () => {
  const productId = await lehanga();
  const lines = [{ productId, quantity: 20 }];
  const id = await submitted(fixtures.shop, fixtures.buyer, { lines });
  const { body } = await fixtures.quotes.read(id);
  expect(body.startLines).toMatchObject([
    { productId: null, description: 'Rose lehanga', unitPrice: 180_000 },
  ]);
  await fixtures.quotes.post(id, 'review');
  await fixtures.quotes.write(id, offerInput({ lines: [offerLineInput({ productId })] }));
  const refused = await fixtures.quotes.post(id, 'send');
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_for_sale' } });
  expect(refused.body.error).toContain('Line 1: “Rose lehanga” is sewn to measurements');
  await fixtures.quotes.write(id, offerInput({ lines: [offerLineInput({ productId: null })] }));
  expect((await fixtures.quotes.post(id, 'send')).status).toBe(200);
});

test.each([
  ['no pieces', { lines: [offerLineInput({ quantity: 0 })] }],
  ['an absurd quantity', { lines: [offerLineInput({ quantity: 1e12 })] }],
  ['a negative price', { lines: [offerLineInput({ unitPrice: -1 })] }],
  ['a product that is not there', { lines: [offerLineInput({ productId: 'no-such-product' })] }],
  ['terms that were not agreed', { paymentTerms: 'discuss' }],
])('refuses an offer with %s', async (_case, wrong) => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.post(id, 'review');
  const refused = await fixtures.quotes.write(id, offerInput(wrong));
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(await exists(`quotes/${id}/versions/1`)).toBe(false);
});
