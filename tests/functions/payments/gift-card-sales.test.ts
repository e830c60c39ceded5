import { addDays, indianDay } from '@kargha/domain/india/indian-day';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import { emailDueCards } from '../../../functions/src/money/gift-cards/email-due-cards.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { checkoutWith, expectGiftCardToBalance } from '../code-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import {
  bought,
  cardOf,
  cardsOf,
  emailedCode,
  emailOf,
  opened,
  openSale,
  refundsAtGateway,
  saleOf,
  tell,
  VALUE,
  verify,
  wish,
} from '../gift-card-sale-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const TODAY = indianDay(new Date());
const CARD_KEYS = keyedIds(DEMO_CREDENTIALS.giftCardKey);

test('issues one card of exactly the amount, emails it to the recipient and the receipt to the buyer', async () => {
  const buyerEmail = 'asha.buyer@mail.example';
  const { saleId, number, cardId } = await bought(shop, { buyerEmail });
  expect(await cardsOf(saleId)).toMatchObject([
    {
      initial: VALUE,
      balance: VALUE,
      state: 'active',
      customerEmail: 'meera@mail.example',
      saleId,
    },
  ]);
  const code = await emailedCode(cardId);
  const toRecipient = await emailOf(`gift-card_${cardId}`);
  expect(toRecipient?.to).toEqual(['meera@mail.example']);
  expect(toRecipient?.text).toMatch(/₹1,500[\s\S]*Asha Verma[\s\S]*Happy birthday!/);
  const receipt = await emailOf(`gift-card-sale_${saleId}_receipt`);
  expect(receipt?.to).toEqual([buyerEmail]);
  expect(receipt?.text).toContain(number);
  expect(receipt?.text).toContain('₹1,500');
  expect(code).not.toBe('');
  expect(receipt?.text).not.toContain(code);
  const stored = JSON.stringify((await db().doc(`giftCardSales/${saleId}`).get()).data());
  expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('spends a bought card at checkout like any other card', async () => {
  const { cardId } = await bought(shop);
  const productId = await stockProduct({ quantity: 5 });
  const giftCard = await emailedCode(cardId);
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(VALUE) });
  expect((await shop.post('/razorpay/create-order', checkout, fromAnywhere())).status).toBe(200);
  expect((await cardOf(cardId)).balance).toBe(0);
  await expectGiftCardToBalance(cardId);
});

test('issues one card for twenty concurrent verifications and webhooks', async () => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const proof = await pay(gatewayOrderId);
  const paymentId = proof.razorpay_payment_id;
  await concurrently(20, async (at) => {
    if (at % 2 === 0) expect((await verify(shop, proof)).status).toBe(200);
    else await tell(shop, 'payment.captured', paymentId, `race-${at % 6}-${paymentId}`);
  });
  const cards = await cardsOf(saleId);
  expect(cards.map(({ initial }) => initial)).toEqual([VALUE]);
  expect(await refundsAtGateway(paymentId)).toEqual([]);
  expect(await saleOf(saleId)).toMatchObject({ state: 'paid', paymentId, captured: VALUE });
});

test.each([
  ['the webhook alone', ['webhook']],
  ['the browser alone', ['browser']],
  ['webhooks before and after the browser', ['webhook', 'webhook', 'browser', 'webhook']],
  ['the browser three times', ['browser', 'browser', 'browser']],
])('issues one card when %s tells of the payment', async (_, bringers) => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const proof = await pay(gatewayOrderId);
  for (const [time, bringer] of bringers.entries()) {
    if (bringer === 'browser') expect((await verify(shop, proof)).status).toBe(200);
    else await tell(shop, 'payment.captured', proof.razorpay_payment_id, `${time}-${saleId}`);
  }
  expect(await cardsOf(saleId)).toHaveLength(1);
});

test('captures an authorised payment and issues its card', async () => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const { razorpay_payment_id: id } = await pay(gatewayOrderId, 'authorized_late');
  await tell(shop, 'payment.authorized', id);
  expect(await cardsOf(saleId)).toHaveLength(1);
});

test('issues nothing for a failed or forged payment', async () => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const failed = await pay(gatewayOrderId, 'failed');
  expect((await verify(shop, failed)).body.code).toBe('not_paid');
  const forged = { ...failed, razorpay_signature: '0'.repeat(64) };
  expect((await verify(shop, forged)).body.code).toBe('bad_signature');
  expect(await cardsOf(saleId)).toEqual([]);
  expect((await saleOf(saleId)).state).toBe('pending_payment');
});

test('emails the card on its day, once, and not before', async () => {
  const deliverOn = addDays(TODAY, 20);
  const { saleId, cardId } = await bought(shop, { deliverOn });
  expect(await emailOf(`gift-card_${cardId}`)).toBeNull();
  expect((await emailOf(`gift-card-sale_${saleId}_receipt`))?.text).toContain('on ');
  const onDay = (days: number) => new Date(Date.now() + days * DAY_MS);
  await emailDueCards(CARD_KEYS, onDay(19));
  expect(await emailOf(`gift-card_${cardId}`)).toBeNull();
  await concurrently(4, () => emailDueCards(CARD_KEYS, onDay(20)));
  const code = await emailedCode(cardId);
  const balance = await shop.post('/gift-cards/balance', { code }, fromAnywhere());
  expect(balance.body).toMatchObject({ balance: VALUE, last4: code.slice(-4) });
  await emailDueCards(CARD_KEYS, onDay(21));
  expect((await saleOf(saleId)).emailDueOn).toBeNull();
});

test('the same request opens the same payment, and another one a new one', async () => {
  const same = wish();
  const send = (fields: object) =>
    shop.post('/gift-card-sales', { ...same, ...fields }, fromAnywhere());
  const answers = await concurrently(8, () => send({}));
  expect(new Set(answers.map(({ body }) => (body.order as { id: string }).id)).size).toBe(1);
  expect((await send({ amount: 60_000 })).body.code).toBe('already_saved');
  const other = await send({ requestId: `${same.requestId}-2`, amount: 60_000 });
  expect(other.body).toMatchObject({ order: { amount: 60_000 } });
});

test('does not open the payment of a card that is paid', async () => {
  const fields = wish();
  await bought(shop, fields);
  expect((await openSale(shop, fields)).body.code).toBe('already_paid');
});

test('shows whether it is paid to the holder of its token only, and asks the gateway', async () => {
  const { saleId, token, number, gatewayOrderId } = await opened(shop);
  const ask = (secret: string) => shop.post('/gift-card-sales/state', { saleId, token: secret });
  expect((await ask(token)).body).toMatchObject({ number, isPaid: false });
  await pay(gatewayOrderId);
  expect((await ask(token)).body).toMatchObject({ isPaid: true, deliverOn: TODAY });
  expect((await ask('a-guess')).status).toBe(404);
  expect(await cardsOf(saleId)).toHaveLength(1);
});

test('returns a browser within an app to the gift card page, with the sale', async () => {
  const { saleId, token, gatewayOrderId } = await opened(shop);
  const answer = await shop.submit('/razorpay/callback', await pay(gatewayOrderId));
  expect(answer.headers.get('location')).toBe(`/gift-card?sale=${saleId}&token=${token}`);
  expect(await cardsOf(saleId)).toHaveLength(1);
});

test('opens twenty payments an hour from one address, and others from elsewhere', async () => {
  const from = fromAnywhere();
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    statuses.push((await shop.post('/gift-card-sales', wish(), from)).status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses[20]).toBe(429);
  expect((await openSale(shop)).status).toBe(200);
});

test('pauses a sale whose payments keep failing', async () => {
  const fields = wish();
  const { gatewayOrderId, saleId } = await opened(shop, fields);
  for (let time = 0; time < 6; time += 1) {
    const { razorpay_payment_id: id } = await pay(gatewayOrderId, 'failed');
    await tell(shop, 'payment.failed', id);
  }
  expect((await saleOf(saleId)).failedPayments?.count).toBe(6);
  expect((await openSale(shop, fields)).status).toBe(429);
});
