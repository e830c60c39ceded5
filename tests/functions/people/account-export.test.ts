import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { exists } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signIn, signUp } from '../sample-people.ts';
import { customer, hashEmail, writeDocument, createPersonWithData } from '../person-with-data.ts';

isolateDatabase();
const shop = isolatedShop();

test('exports all data of a person without secrets', async () => {
  const person = await createPersonWithData();
  const { status, body, headers } = await shop.get('/account/export', { token: person.token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    success: true,
    profile: { id: person.uid, fullName: 'Zoya Ansari' },
    kept: [
      { id: 'cart', lines: [{ id: 'p1', quantity: 2 }] },
      { id: 'signIns', signIns: expect.any(Object) as object },
    ],
    orders: [{ customer, events: [{ id: 'seen' }] }],
    invoices: [{ number: 'KG/2627/000001' }],
    creditNotes: [{ number: 'KC/2627/000001' }],
    returns: [{ reason: 'colour' }],
    reviews: [{ rating: 5 }],
    tickets: [{ number: 'T-1' }],
    newsletter: [{ state: 'confirmed' }],
    customers: [{ id: person.uid, note: 'likes blue' }],
    stockNotices: [{ productId: 'p1' }],
    giftCards: [{ last4: 'ABCD' }],
    giftCardSales: [{ buyer: { phone: '9876543210' } }, { buyer: { name: 'Meera' } }],
    companyCredits: [{ limit: 5000 }],
    bankTransfers: [{ utr: 'UTR1' }],
    stories: [{ title: 'A loom', submittedBy: 'Zoya' }],
    refunds: [{ amount: 500, state: 'processed' }],
    refundVouchers: [{ number: 'KV/2627/000001' }],
    draftOrders: [{ customer: { name: 'Zoya Ansari' } }],
    consents: [{ purpose: 'marketing', given: true }, { purpose: 'newsletter' }],
  });
  expect((body.quotes as unknown[]).length).toBe(2);
  expect((body.orders as { events: unknown[] }[])[0]?.events).toHaveLength(1);
  expect(body.mail).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: `test_${person.uid}`, subject: 'Your order' }),
      expect.objectContaining({ id: `about-${person.uid}` }),
    ]),
  );
  expect((body.files as { path: string; bytes: number }[]).map(({ path }) => path).sort()).toEqual(
    ['avatars', 'companies', 'quotes', 'returns'].map(
      (folder) => `${folder}/${person.uid}/a/b.png`,
    ),
  );
  // The recipient of a gift card is not told how to reach its buyer.
  expect(JSON.stringify(body)).not.toMatch(/9876500000|placedFrom/);
  expect(JSON.stringify(body)).not.toMatch(/tokenHash|token=|requestHash|haggles|no balance/i);
});

test('refuses an export without a token or of another user', async () => {
  expect((await shop.get('/account/export')).status).toBe(401);
  const person = await signUp('customer');
  const other = await createPersonWithData();
  const { body } = await shop.get(`/account/export?uid=${other.uid}`, { token: person.token });
  expect(body.orders).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('Zoya');
});

test('returns nothing for an unverified email', async () => {
  const person = await signUp('customer');
  const other = `real-${person.uid}@mail.example`;
  await getAuth().updateUser(person.uid, { email: other, emailVerified: false });
  await writeDocument(`newsletter/${hashEmail(other)}`, {
    email: other,
    state: 'confirmed',
    tokenHash: 'x',
  });
  await writeDocument(`stockNotices/o-${person.uid}`, { email: other, state: 'waiting' });
  const token = await signIn(other);
  const { body } = await shop.get('/account/export', { token });
  expect(body).toMatchObject({ newsletter: [], stockNotices: [] });
  expect((await shop.delete('/account', { token })).status).toBe(200);
  expect(await exists(`newsletter/${hashEmail(other)}`)).toBe(true);
  expect(await exists(`stockNotices/o-${person.uid}`)).toBe(true);
});
