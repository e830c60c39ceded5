import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, close, fromAnywhere, open, type Opened } from '../checkout-fixtures.ts';
import { checkoutWith, expectCodeUsesToMatch, issueDiscount, TEN_OFF } from '../code-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openIsolatedShop, type IsolatedShop } from '../isolated-shop.ts';
import { pay, sandboxState, webhook, type Handed } from '../sandbox-client.ts';

isolateDatabase();

const RIVALS = 8;
const AN_HOUR = 60;

/** Its clock may run behind the gateway's, so that closing happened some time before paying. */
let own: IsolatedShop;

beforeEach(async () => {
  own = await openIsolatedShop();
});

afterEach(() => own.close());

const verify = (callback: Handed) => own.post('/razorpay/verify-payment', callback);
const randomCustomer = (index: number) => ({ ...asha, email: `late${index}@kargha.example` });

async function tell(event: string, { razorpay_payment_id: id }: Handed) {
  const payment = (await sandboxState()).payments.find((one) => one.id === id)!;
  const { body, signature } = webhook(event, { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() };
  return own.send('POST', '/razorpay/webhook', body, { headers });
}

async function openOne() {
  const productId = await stockProduct({ quantity: 1 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  return { ...(await open(own, checkout, fromAnywhere())), checkout, productId };
}

/** Opens and closes many checkouts with one single-use code. */
async function hoardOrders(couponCode: string, productId: string): Promise<Opened[]> {
  const hoarded: Opened[] = [];
  for (let index = 0; index < RIVALS; index += 1) {
    const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
    const opened = await open(
      own,
      { ...checkout, customer: randomCustomer(index) },
      fromAnywhere(),
    );
    await close(own, opened);
    hoarded.push(opened);
  }
  return hoarded;
}

/** Runs `work` as if it were so many minutes ago. */
async function minutesAgo<Done>(minutes: number, action: () => Promise<Done>): Promise<Done> {
  own.passMinutes(-minutes);
  const done = await action();
  own.passMinutes(minutes);
  return done;
}

async function expectGivenBack({ orderId }: Opened, { razorpay_payment_id: paymentId }: Handed) {
  expect(await orderOf(orderId)).toMatchObject({ closedBy: 'shortfall', stockHeld: false });
  const { refunds } = await sandboxState();
  expect(refunds.filter((one) => one.payment_id === paymentId)).toHaveLength(1);
}

test('refunds late payments of closed checkouts, with an email', async () => {
  const productId = await stockProduct({ quantity: 50 });
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const hoarded = await minutesAgo(2, () => hoardOrders(couponCode, productId));
  const callback = await Promise.all(hoarded.map(({ gatewayOrderId }) => pay(gatewayOrderId)));
  const answers = await Promise.all([
    ...callback.map(verify),
    ...callback.map((one) => tell('payment.captured', one)),
  ]);
  for (const { body } of answers.slice(0, RIVALS)) expect(body.code).toBe('refunding');
  for (const [index, one] of callback.entries()) await expectGivenBack(hoarded[index]!, one);
  await expectCodeUsesToMatch(couponCode, 0);
  expect(await stockOf(productId)).toEqual({ quantity: 50, committed: 0 });
  const email = await db().doc(`mail/order_${hoarded[0]!.orderId}_shortfall`).get();
  expect(email.get('message.text')).toContain('no longer reserved for you');
  await expectStockToBalance(productId);
});

test('uses a single-use code once, even when several closed checkouts are paid', async () => {
  const productId = await stockProduct({ quantity: 50 });
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const hoarded = await hoardOrders(couponCode, productId);
  const callback = await Promise.all(hoarded.map(({ gatewayOrderId }) => pay(gatewayOrderId)));
  const answers = await Promise.all(callback.map(verify));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'refunding')).toHaveLength(RIVALS - 1);
  await expectCodeUsesToMatch(couponCode, 1);
  expect(await stockOf(productId)).toEqual({ quantity: 49, committed: 1 });
  await expectStockToBalance(productId);
});

test('keeps the code’s price for a payment in progress when the reservation expired', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
  const { gatewayOrderId, orderId } = await open(own, checkout, fromAnywhere());
  own.passMinutes(16);
  await own.endHold(orderId);
  await open(
    own,
    { ...checkout, receipt: randomUUID(), customer: randomCustomer(1) },
    fromAnywhere(),
  );
  // By the gateway's clock it was started before the reservation expired.
  expect((await verify(await pay(gatewayOrderId))).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('placed');
  await expectCodeUsesToMatch(couponCode, 2);
  await expectStockToBalance(productId);
});

test('accepts a payment window opened before the expiry for one hour', async () => {
  const expireOne = async () => {
    const opened = await openOne();
    await db()
      .doc(`orders/${opened.orderId}`)
      .update({ holdExpiresAt: new Date(0) });
    await own.endHold(opened.orderId);
    expect((await orderOf(opened.orderId)).state).toBe('expired');
    return opened;
  };
  const soon = await minutesAgo(AN_HOUR - 5, expireOne);
  expect((await verify(await pay(soon.gatewayOrderId))).status).toBe(200);
  const late = await minutesAgo(AN_HOUR + 5, expireOne);
  const callback = await pay(late.gatewayOrderId);
  expect((await tell('payment.captured', callback)).status).toBe(200);
  expect((await verify(callback)).body.code).toBe('refunding');
  await expectGivenBack(late, callback);
  await expectStockToBalance(soon.productId, late.productId);
});

test('requires a remaining use of the code within that hour', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const couponCode = await issueDiscount({ perPersonLimit: 1 });
  const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
  const first = await minutesAgo(30, async () => {
    const opened = await open(own, checkout, fromAnywhere());
    await db()
      .doc(`orders/${opened.orderId}`)
      .update({ holdExpiresAt: new Date(0) });
    await own.endHold(opened.orderId);
    return opened;
  });
  await open(own, { ...checkout, receipt: randomUUID() }, fromAnywhere());
  const callback = await pay(first.gatewayOrderId);
  expect((await verify(callback)).body.code).toBe('refunding');
  await expectGivenBack(first, callback);
  await expectCodeUsesToMatch(couponCode, 1);
  await expectStockToBalance(productId);
});

test('accepts a payment started in time that the bank confirms days later', async () => {
  const opened = await openOne();
  own.passMinutes(5);
  await close(own, opened);
  const callback = await pay(opened.gatewayOrderId, 'authorized_late');
  own.passMinutes(3 * 24 * AN_HOUR);
  expect((await tell('payment.authorized', callback)).status).toBe(200);
  expect((await orderOf(opened.orderId)).state).toBe('placed');
  await expectStockToBalance(opened.productId);
});

test('accepts payments again after a closed checkout is reopened', async () => {
  const opened = await minutesAgo(30, async () => {
    const closed = await openOne();
    await close(own, closed);
    return closed;
  });
  const again = await open(own, opened.checkout, fromAnywhere());
  expect(again.gatewayOrderId).toBe(opened.gatewayOrderId);
  expect((await verify(await pay(again.gatewayOrderId))).status).toBe(200);
  expect((await orderOf(opened.orderId)).state).toBe('placed');
  await expectStockToBalance(opened.productId);
});
