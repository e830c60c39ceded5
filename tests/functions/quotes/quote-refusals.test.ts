import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { ordersOfQuote, PUNE, storedQuote, verifiedBuyer, offerInput } from '../staff-quotes.ts';
import { inDays } from '../sample-quote-form.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

/** No order exists, and the offer can still be answered. */
async function expectUntouched(id: string, state: object = { versionState: 'sent' }) {
  expect(await ordersOfQuote(id)).toEqual([]);
  expect(await storedQuote(id)).toMatchObject({ orderId: null, ...state });
}

test('accepts the old offer or refuses it when staff send a new version at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await fixtures.offered();
    await fixtures.quotes.write(id, offerInput({ shipping: 999_900 }));
    const [accepted, sent] = await Promise.all([
      fixtures.accept(id),
      fixtures.quotes.post(id, 'send'),
    ]);
    const orders = await ordersOfQuote(id);
    if (accepted.status === 200) {
      expect(['stale', 'not_allowed']).toContain(sent.body.code);
      expect(orders).toMatchObject([{ totals: { shipping: 120_000 } }]);
      expect(await storedQuote(id)).toMatchObject({ latestVersion: 1, versionState: 'converted' });
    } else {
      expect(accepted.body.code).toBe('stale');
      expect(sent.status).toBe(200);
      expect(orders).toEqual([]);
      expect(await storedQuote(id)).toMatchObject({ latestVersion: 2, versionState: 'sent' });
    }
  }
});

test('refuses to accept an old version', async () => {
  const id = await fixtures.offered();
  await fixtures.quotes.offer(id, offerInput({ shipping: 0 }));
  expect(await fixtures.accept(id)).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      error: 'This offer has changed. Please check the latest version.',
    },
  });
  await expectUntouched(id);
});

test('refuses an expired offer before its expiry is stored', async () => {
  const id = await fixtures.offered();
  await db()
    .doc(`quotes/${id}`)
    .update({ validUntil: inDays(-0.001) });
  expect(await fixtures.accept(id)).toMatchObject({ status: 409, body: { code: 'expired' } });
  await expectUntouched(id);
});

test('refuses acceptance without the role or when suspended', async () => {
  const id = await fixtures.offered();
  await db().doc(`users/${fixtures.buyer.uid}`).update({ role: 'customer' });
  expect(await fixtures.accept(id)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  await db().doc(`users/${fixtures.buyer.uid}`).update({ role: 'b2b_buyer', suspended: true });
  expect(await fixtures.accept(id)).toMatchObject({ status: 403, body: { code: 'suspended' } });
  await expectUntouched(id);
});

test('hides other companies’ offers', async () => {
  const id = await fixtures.offered();
  const rival = await verifiedBuyer();
  expect(await fixtures.accept(id, rival)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect((await fixtures.shop.get(`/quotes/${id}/pdf`, { token: rival.token })).status).toBe(404);
  await expectUntouched(id);
});

test.each([
  ['draft', 'not_allowed'],
  ['buyer_changes', 'not_allowed'],
  ['declined', 'not_allowed'],
  ['superseded', 'not_allowed'],
  ['expired', 'expired'],
])('refuses to accept an offer that is %s', async (state, code) => {
  const id = await fixtures.offered();
  await db().doc(`quotes/${id}`).update({ versionState: state });
  expect((await fixtures.accept(id)).body.code).toBe(code);
  await expectUntouched(id, { versionState: state });
});

test('refuses delivery in another state, unless a GST number sets the place of supply', async () => {
  const kochi = { ...PUNE, city: 'Kochi', state: 'Kerala', pincode: '682001' };
  const { uid } = fixtures.buyer;
  const { name: _name, phone: _phone, ...address } = PUNE;
  await db()
    .doc(`users/${uid}`)
    .update({ companyVerification: { state: 'verified', address } });
  const verified = await fixtures.offered();
  expect((await fixtures.accept(verified, fixtures.buyer, { deliverTo: kochi })).status).toBe(200);
  fixtures.buyer = await signUp('b2b_buyer', { companyName: 'Tara Events' });
  const id = await fixtures.offered();
  expect(await fixtures.accept(id, fixtures.buyer, { deliverTo: kochi })).toMatchObject({
    status: 409,
    body: { code: 'other_state', error: expect.stringContaining('Maharashtra') as string },
  });
  await expectUntouched(id);
});

test('refuses delivery outside the state of a GST number without a billing address in it', async () => {
  const kochi = { ...PUNE, city: 'Kochi', state: 'Kerala', pincode: '682001' };
  const id = await fixtures.offered();
  expect(await fixtures.accept(id, fixtures.buyer, { deliverTo: kochi })).toMatchObject({
    status: 400,
    body: {
      code: 'invalid',
      error: expect.stringContaining('not registered in Kerala') as string,
      details: { 'deliverTo.state': expect.any(String) as string },
    },
  });
  await expectUntouched(id);
  expect((await fixtures.accept(id)).status).toBe(200);
});

test('refuses an offer with the GST number of a company that is no longer verified', async () => {
  const id = await fixtures.offered();
  await db()
    .doc(`users/${fixtures.buyer.uid}`)
    .update({ companyVerification: { state: 'rejected' } });
  expect((await fixtures.accept(id)).body.code).toBe('company_changed');
  await expectUntouched(id);
});

test('requires an agreed credit limit', async () => {
  const id = await fixtures.offered(offerInput({ paymentTerms: 'credit-30' }));
  expect(await fixtures.accept(id)).toMatchObject({ status: 409, body: { code: 'no_credit' } });
  await expectUntouched(id);
});

test.each([
  ['without an address', { deliverTo: undefined }],
  ['to a state that is none', { deliverTo: { ...PUNE, state: 'Atlantis' } }],
  ['with a formula for a PO number', { purchaseOrderNumber: '=cmd|x' }],
  ['with its own price', { total: 1 }],
])('refuses an acceptance %s', async (_case, wrong) => {
  const id = await fixtures.offered();
  const refused = await fixtures.accept(id, fixtures.buyer, wrong);
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  await expectUntouched(id);
});
