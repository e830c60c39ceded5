import { paise } from '@kargha/domain/money/paise';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { expect, test } from 'vitest';

import { cardFinding } from '../../../functions/src/operations/integrity-check/gift-card-check.ts';
import { db, expectStockToBalance, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere, open } from '../checkout-fixtures.ts';
import {
  balanceOf,
  checkoutWith,
  expectGiftCardToBalance,
  issueGiftCard,
} from '../code-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { pay } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();

async function emailTextOf(orderId: string): Promise<string> {
  return String((await db().doc(`mail/order_${orderId}_shortfall`).get()).get('message.text'));
}

/** A checkout that a card pays in part, whose hold ends five minutes after the card's last day. */
async function partByCard() {
  const expiresAt = new Date(Date.now() + 10 * MINUTE_MS);
  const { code, cardId } = await issueGiftCard(100_000, { expiresAt });
  const productId = await stockProduct({ quantity: 1 });
  const reductions = { giftCardBalance: paise(100_000) };
  const checkout = checkoutWith(productId, { giftCard: code }, reductions);
  return { ...(await open(shop, checkout, fromAnywhere())), cardId, productId };
}

async function afterTheHold(orderId: string, work: () => Promise<void>): Promise<void> {
  shop.passMinutes(16);
  try {
    await shop.endHold(orderId);
    await work();
  } finally {
    shop.passMinutes(-16);
  }
}

test('honours a payment started before the gift card expired', async () => {
  const { cardId, productId, ...opened } = await partByCard();
  await afterTheHold(opened.orderId, async () => {
    expect((await orderOf(opened.orderId)).state).toBe('expired');
    expect(await balanceOf(cardId)).toBe(100_000);
    // By the gateway's clock it was begun before the hold ended.
    const callback = await pay(opened.gatewayOrderId);
    const verify = () => shop.post('/razorpay/verify-payment', callback);
    const answers = await Promise.all(Array.from({ length: 3 }, verify));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
  expect(await orderOf(opened.orderId)).toMatchObject({ state: 'placed', closedBy: null });
  const rows = await db().collection('giftCardMovements').where('cardId', '==', cardId).get();
  const moved = rows.docs.map((row) => row.get('balanceDelta') as number);
  expect(moved.sort((one, other) => one - other)).toEqual([-100_000, -100_000, 100_000]);
  expect(await balanceOf(cardId)).toBe(0);
  await expectGiftCardToBalance(cardId);
  expect(await cardFinding(await db().doc(`giftCards/${cardId}`).get())).toBeNull();
  await expectStockToBalance(productId);
});

test('refunds a payment when the gift card was disabled meanwhile', async () => {
  const { cardId, productId, ...opened } = await partByCard();
  await afterTheHold(opened.orderId, async () => {
    await db().doc(`giftCards/${cardId}`).update({ state: 'disabled' });
    const callback = await pay(opened.gatewayOrderId);
    const answer = await shop.post('/razorpay/verify-payment', callback);
    expect(answer.body.code).toBe('refunding');
  });
  expect(await orderOf(opened.orderId)).toMatchObject({ closedBy: 'shortfall', stockHeld: false });
  const text = await emailTextOf(opened.orderId);
  expect(text).toContain('the gift card could not cover its share');
  expect(text).not.toContain('one of the items had been sold');
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});
