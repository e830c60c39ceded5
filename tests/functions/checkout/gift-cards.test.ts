import { randomUUID } from 'node:crypto';

import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { checkoutWith, expectGiftCardToBalance } from '../code-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

interface Card {
  id: string;
  number: string;
  last4: string;
  balance: number;
  state: string;
}

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));

const asAdmin = () => ({ token: admin.token });
const wish = (fields: object = {}) => ({
  requestId: randomUUID(),
  customerName: 'Asha Verma',
  customerEmail: 'asha.verma@kargha.example',
  amount: 50_000,
  expiresOn: '2036-12-31',
  ...fields,
});
const issue = (fields: object = {}) => shop.post('/gift-cards', wish(fields), asAdmin());
const issued = async (fields: object = {}) => {
  const { status, body } = await issue(fields);
  expect(status).toBe(200);
  return { code: String(body.code), card: body.card as Card };
};

test('returns a gift card code once and stores it nowhere', async () => {
  const { code, card } = await issued();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(card).toMatchObject({ last4: code.slice(-4), balance: 50_000, state: 'active' });
  const stored = JSON.stringify((await db().doc(`giftCards/${card.id}`).get()).data());
  const { body } = await shop.get(`/gift-cards/${card.id}`, asAdmin());
  const rows = await db().collection('audit').where('target', '==', `giftCards/${card.id}`).get();
  const audit = JSON.stringify(rows.docs.map((row) => row.data()));
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['giftCard.issue']);
  for (const text of [stored, JSON.stringify(body), audit]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.replaceAll('-', ''));
  }
});

test('issues one card for ten concurrent requests', async () => {
  const same = wish({ sendMail: true });
  const answers = await concurrently(10, () => shop.post('/gift-cards', same, asAdmin()));
  expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
  const { id } = answers[0]!.body.card as Card;
  const mail = await db().doc(`mail/gift-card_${id}`).get();
  expect(mail.get('message.text')).toContain(String(answers[0]!.body.code));
  const rows = await db().collection('audit').where('target', '==', `giftCards/${id}`).get();
  expect(rows.size).toBe(1);
});

test('emails the customer only on request and requires an address', async () => {
  const { card } = await issued();
  expect((await db().doc(`mail/gift-card_${card.id}`).get()).exists).toBe(false);
  const { status, body } = await issue({ sendMail: true, customerEmail: '' });
  expect([status, body.error]).toEqual([400, 'Please enter an email address to send the card to.']);
});

test('emails a customer who has chosen Hindi in Hindi', async () => {
  const { email } = await signUp('customer', { preferences: { language: 'hi' } });
  const { card } = await issued({ sendMail: true, customerEmail: email });
  const mail = await db().doc(`mail/gift-card_${card.id}`).get();
  expect(mail.get('message.subject')).toBe('आपके लिए ₹500 का करघा गिफ़्ट कार्ड');
});

test('accepts a gift card at checkout until it is disabled for good', async () => {
  const productId = await stockProduct({ quantity: 10 });
  const { code, card } = await issued();
  const buy = () => {
    const reductions = { giftCardBalance: paise(50_000) };
    const checkout = checkoutWith(productId, { giftCard: code }, reductions);
    return shop.post('/razorpay/create-order', checkout, fromAnywhere());
  };
  expect((await buy()).status).toBe(200);
  await expectGiftCardToBalance(card.id);
  const spent = await shop.get(`/gift-cards/${card.id}`, asAdmin());
  expect(spent.body.card).toMatchObject({
    state: 'used',
    balance: 0,
    events: [
      { what: 'redeemed', amount: 50_000 },
      { what: 'issued', amount: 50_000, by: 'Sita Staff' },
    ],
  });

  const other = await issued();
  const path = `/gift-cards/${other.card.id}/disable`;
  expect((await shop.post(path, {}, asAdmin())).status).toBe(400);
  const { body } = await shop.post(path, { reason: 'Lost in the post' }, asAdmin());
  expect(body.card).toMatchObject({ state: 'disabled' });
  expect((await shop.post(path, { reason: 'Again' }, asAdmin())).body.code).toBe('not_allowed');
  const priced = await shop.post('/cart/price', {
    items: [{ productId, quantity: 1 }],
    giftCard: other.code,
  });
  expect(priced.body.error).toBe('This gift card is not valid.');
});

test('keeps the card record small over many reservations', async () => {
  const { card } = await issued();
  const writer = db().bulkWriter();
  for (let round = 1; round <= 150; round += 1) {
    const moment = { cardId: card.id, orderId: 'tried', by: 'shopper', at: new Date(round * 1000) };
    for (const [reason, balanceDelta] of [
      ['redeemed', -100] as const,
      ['restored', 100] as const,
    ]) {
      const row = db().doc(`giftCardMovements/${card.id}_${reason}-${round}`);
      void writer.create(row, { ...moment, reason, balanceDelta });
    }
  }
  await writer.close();
  const productId = await stockProduct({ quantity: 10 });
  const { code, card: taken } = await issued();
  const reductions = { giftCardBalance: paise(50_000) };
  const checkout = checkoutWith(productId, { giftCard: code }, reductions);
  expect((await shop.post('/razorpay/create-order', checkout, fromAnywhere())).status).toBe(200);
  expect((await db().doc(`giftCards/${taken.id}`).get()).get('events')).toHaveLength(1);

  const { body } = await shop.get(`/gift-cards/${card.id}`, asAdmin());
  const shown = body.card as { events: { what: string }[]; hasEarlier: boolean };
  expect(shown.hasEarlier).toBe(true);
  expect(shown.events).toHaveLength(201);
  expect(shown.events[0]!.what).toBe('issued');
  await expectGiftCardToBalance(card.id);
});

test.each([
  { amount: 99 },
  { amount: 10_000_001 },
  { amount: 100.5 },
  { amount: '500' },
  { customerName: ' ' },
  { customerEmail: 'no address' },
  { expiresOn: '2020-01-01' },
  { expiresOn: '2026-13-45' },
  { code: 'MINE' },
])('a card with %j is refused', async (wrong) => {
  expect((await issue(wrong)).status).toBe(400);
});

test('lets only staff issue and view gift cards', async () => {
  for (const options of [{}, { token: (await signUp('customer')).token }]) {
    const answers = [
      await shop.get('/gift-cards', options),
      await shop.get('/gift-cards/totals', options),
      await shop.get('/gift-cards/c1', options),
      await shop.post('/gift-cards', wish(), options),
      await shop.post('/gift-cards/c1/disable', { reason: 'No' }, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});

const askBalance = (code: string, options = fromAnywhere()) =>
  shop.post('/gift-cards/balance', { code }, options);

test('tells a person who has the code what is left on a gift card', async () => {
  const { code } = await issued();
  const { status, body } = await askBalance(` ${code.toLowerCase()} `);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    last4: code.slice(-4),
    balance: 50_000,
    expiresAt: expect.any(String) as string,
  });
});

test('answers wrong codes alike, and only thirty in a quarter of an hour', async () => {
  const from = fromAnywhere();
  const { code, card } = await issued();
  await shop.post(`/gift-cards/${card.id}/disable`, { reason: 'Lost' }, asAdmin());
  const answers = [];
  for (const wrong of [code, 'ABCD-EFGH-JKMN-PQRS', 'x', '../orders']) {
    const { status, body } = await askBalance(wrong, from);
    answers.push(`${status} ${String(body.code)} ${String(body.error)}`);
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^400 gift_card_not_valid /);
  for (let count = answers.length; count < 30; count += 1) await askBalance('x', from);
  const { code: other } = await issued();
  expect((await askBalance(other, from)).status).toBe(429);
  expect((await askBalance(other)).status).toBe(200);
});
