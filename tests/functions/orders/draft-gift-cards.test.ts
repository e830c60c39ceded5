import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import {
  balanceOf,
  checkoutWith,
  expectGiftCardToBalance,
  issueGiftCard,
} from '../code-fixtures.ts';
import {
  draftDoc,
  draftOf,
  draftWithProduct,
  saveDraft,
  orderIdOf,
  recordPaid,
  sendLink,
} from '../draft-order-fixtures.ts';
import { cancelByStaff, recordManualRefund } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { expectMoneyToAddUp, emailsOf } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

/** One saree with shipping and tax. */
const WORTH = 227_400;
const RIVALS = 20;

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

test('prices a draft with a gift card and stores its code nowhere', async () => {
  const { code, cardId } = await issueGiftCard(100_000);
  const { productId, draft } = await draftWithProduct(staff, 3);
  const { customer: _, note: _note, ...asked } = draftOf([productId]);
  const priced = await shop.post(
    '/draft-orders/price',
    { ...asked, giftCard: code },
    { token: admin.token },
  );
  expect(priced.body.price).toMatchObject({
    totals: { giftCard: 100_000, total: WORTH - 100_000 },
  });
  const edit = { ...draftOf([productId]), revision: draft.revision, giftCard: code };
  const kept = await shop.put(`/draft-orders/${draft.id}`, edit, { token: admin.token });
  expect(kept).toMatchObject({ status: 400, body: { code: 'invalid' } });
  const stored = JSON.stringify(await draftDoc(draft));
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(cardId);
  expect(await balanceOf(cardId)).toBe(100_000);
});

test('charges the gift card when the order is created, and restores it when the payment link expires', async () => {
  const { code, cardId } = await issueGiftCard(100_000);
  const { productId, draft } = await draftWithProduct(staff, 3);
  const amount = WORTH - 100_000;
  const answers = await concurrently(RIVALS, () =>
    sendLink(staff, draft, { amount, giftCard: code }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const orderId = orderIdOf(answers[0]!);
  expect(await balanceOf(cardId)).toBe(0);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'pending_payment',
    totals: { giftCard: 100_000, total: amount },
    giftCard: { cardId, amount: 100_000 },
  });
  shop.passMinutes(60 * 24 * 8);
  await shop.endHold(orderId);
  shop.passMinutes(-60 * 24 * 8);
  expect((await orderOf(orderId)).state).toBe('expired');
  expect(await balanceOf(cardId)).toBe(100_000);
  await expectGiftCardToBalance(cardId);
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
});

test('places an order at once when the gift card pays all of it', async () => {
  const { code, cardId } = await issueGiftCard(300_000);
  const { draft } = await draftWithProduct(staff, 3);
  const answer = await sendLink(staff, draft, { amount: 0, giftCard: code });
  expect(answer.body.order).toMatchObject({ state: 'placed' });
  const orderId = orderIdOf(answer);
  expect(await emailsOf(orderId)).toEqual(['paid']);
  expect(await balanceOf(cardId)).toBe(300_000 - WORTH);
  expect((await cancelByStaff(staff, orderId)).status).toBe(200);
  expect(await balanceOf(cardId)).toBe(300_000);
  await expectGiftCardToBalance(cardId);
});

test('pays the rest in cash; on cancel, restores the card at once and leaves the cash as a refund due', async () => {
  const { code, cardId } = await issueGiftCard(100_000);
  const { draft } = await draftWithProduct(staff, 3);
  const whole = await recordPaid(staff, draft, { giftCard: code });
  expect(whole).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  const amount = WORTH - 100_000;
  const orderId = orderIdOf(await recordPaid(staff, draft, { giftCard: code, amount }));
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', payment: { captured: amount } });
  await cancelByStaff(staff, orderId);
  expect(await balanceOf(cardId)).toBe(100_000);
  expect((await recordManualRefund(staff, orderId)).status).toBe(200);
  expect((await orderOf(orderId)).payment).toMatchObject({ refunded: amount, state: 'refunded' });
  await expectMoneyToAddUp(orderId);
  await expectGiftCardToBalance(cardId);
});

test.each([
  ['ABCD-EFGH-JKLM-NPQR-STUV-WXYZ', 'gift_card_not_valid'],
  ['x'.repeat(41), 'invalid'],
])('creates no order with %s', async (giftCard, code) => {
  const { productId, draft } = await draftWithProduct(staff, 3);
  expect(await sendLink(staff, draft, { giftCard })).toMatchObject({
    status: 400,
    body: { code },
  });
  expect(await draftDoc(draft)).toMatchObject({ state: 'open' });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
});

test('spends one gift card at checkout and counter at the same time exactly once per order', async () => {
  const { code, cardId } = await issueGiftCard(WORTH * 3);
  const productId = await stockProduct({ quantity: RIVALS });
  const drafts = await Promise.all(
    Array.from({ length: RIVALS / 2 }, () => saveDraft(staff, draftOf([productId]))),
  );
  const answers = await Promise.all([
    ...drafts.map((draft) => sendLink(staff, draft, { amount: 0, giftCard: code })),
    ...drafts.map(() => {
      const card = { giftCardBalance: paise(WORTH) };
      const form = checkoutWith(productId, { giftCard: code }, card);
      return shop.post('/razorpay/create-order', form, fromAnywhere());
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['gift_card_not_valid']));
  expect(await balanceOf(cardId)).toBe(0);
  expect(await stockOf(productId)).toEqual({ quantity: RIVALS - 3, committed: 3 });
  await expectGiftCardToBalance(cardId);
});
