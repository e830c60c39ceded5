import { expect, test } from 'vitest';

import { books, exists } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  storedQuote,
  storedVersion,
  submitted,
  verifiedBuyer,
  writtenLine,
  writtenOffer,
} from '../quote-desk.ts';
import { openQuoteHouse } from '../quote-house.ts';

const house = openQuoteHouse();

test('nothing is sent without a draft, without a price, past its day or on credit to strangers', async () => {
  const stranger = await signUp('b2b_buyer', { companyName: 'Tara Events' });
  const id = await submitted(house.shop, stranger);
  await house.desk.post(id, 'review');
  expect((await house.desk.post(id, 'send')).body.code).toBe('no_draft');
  await house.desk.write(id, writtenOffer({ shipping: 0, lines: [writtenLine({ unitPrice: 0 })] }));
  expect((await house.desk.post(id, 'send')).body.code).toBe('no_price');
  await house.desk.write(id, writtenOffer({ paymentTerms: 'credit-30' }));
  expect((await house.desk.post(id, 'send')).body.code).toBe('credit_not_allowed');
  await house.desk.write(id);
  await books()
    .doc(`quotes/${id}/versions/1`)
    .update({ validUntil: new Date(0) });
  expect((await house.desk.post(id, 'send')).body.code).toBe('expired');
  expect(await storedQuote(id)).toMatchObject({ state: 'in_review', latestVersion: 0 });
});

test('a company whose number changed gets an offer that was written for the new one', async () => {
  const moved = await verifiedBuyer();
  const id = await submitted(house.shop, moved);
  await house.desk.post(id, 'review');
  await house.desk.write(id);
  await books()
    .doc(`users/${moved.uid}`)
    .update({ companyVerification: { state: 'pending' } });
  expect((await house.desk.post(id, 'send')).body.code).toBe('company_changed');
  await house.desk.write(id, writtenOffer({ stateCode: '32' }));
  expect((await house.desk.post(id, 'send')).status).toBe(200);
  expect(await storedVersion(id, 1)).toMatchObject({
    buyer: { gstin: '' },
    placeOfSupply: { name: 'Kerala', stateCode: '32' },
  });
});

test.each([
  ['no pieces', { lines: [writtenLine({ quantity: 0 })] }],
  ['an absurd quantity', { lines: [writtenLine({ quantity: 1e12 })] }],
  ['a negative price', { lines: [writtenLine({ unitPrice: -1 })] }],
  ['a product that is not there', { lines: [writtenLine({ productId: 'no-such-product' })] }],
  ['terms that were not agreed', { paymentTerms: 'discuss' }],
])('an offer with %s is refused in a sentence, and nothing is kept', async (_case, wrong) => {
  const id = await submitted(house.shop, house.buyer);
  await house.desk.post(id, 'review');
  const refused = await house.desk.write(id, writtenOffer(wrong));
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(await exists(`quotes/${id}/versions/1`)).toBe(false);
});
