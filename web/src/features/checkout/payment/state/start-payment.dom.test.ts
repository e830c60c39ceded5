import { beforeEach, describe, expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { useSession } from '#session/state/session-store.ts';
import {
  OPENED,
  ok,
  fakePayments,
  refused,
  settled,
  type FakePayments,
} from '#testing/fake-payments.ts';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { pay, type Stage } from './start-payment.ts';

let payments: FakePayments;
let stages: Stage[];

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
  stages = [];
});

function buy(lines = [saree], signal = new AbortController().signal) {
  return pay({ ...sampleCart(lines), customer }, shopfront, {
    onStage: (stage) => stages.push(stage),
    signal,
  });
}

const paths = () => payments.calls.map(({ path }) => path);
const receipts = () =>
  payments.calls.filter(({ path }) => path === 'create-order').map(({ body }) => body.receipt);

describe('a successful payment', () => {
  test('opens the order and the window, then verifies the payment', async () => {
    const result = await buy();
    expect(result).toMatchObject({ kind: 'paid', paymentId: 'pay_1', total: 2_183_000 });
    expect(paths()).toEqual(['create-order', 'verify-payment']);
    expect(stages).toEqual(['opening', 'window', 'verifying']);
  });

  test('sends the lines, the customer and the amount in paise with tax', async () => {
    await buy();
    expect(payments.calls[0]?.body).toMatchObject({
      amount: 2_183_000,
      currency: 'INR',
      items: [{ productId: 'p1', quantity: 1 }],
      customer,
    });
    expect(receipts()[0]).toMatch(/^[\w.:-]{10,40}$/);
  });

  test('opens the window with the order, the shopper and four payment methods', async () => {
    await buy();
    expect(payments.options()).toMatchObject({
      key: 'key_1',
      order_id: 'order_1',
      amount: 2_183_000,
      name: 'Kargha',
      description: 'Order KG-ABCD1234',
      prefill: { name: 'Asha Devi', email: 'asha@kargha.example', contact: '9876543210' },
      theme: { color: '#bf4a14' },
      method: { netbanking: true, card: true, upi: true, wallet: true },
    });
  });

  test('opens no window for an order paid in the meantime', async () => {
    payments.answer('create-order', ok({ ...(OPENED.body as object), state: 'placed' }));
    expect(await buy()).toMatchObject({ kind: 'paid', order: { orderNumber: 'KG-ABCD1234' } });
    expect(paths()).toEqual(['create-order']);
  });
});

describe('the receipt', () => {
  test('is the same for the same cart and customer until the order is closed', async () => {
    payments.answer('create-order', { status: 0, body: {} });
    await buy();
    await buy();
    expect(new Set(receipts()).size).toBe(1);
  });

  test('changes with the cart, and the first reservation is released', async () => {
    payments.answer('verify-payment', { status: 0, body: {} });
    await buy();
    await buy([{ ...saree, quantity: 2 }]);
    expect(new Set(receipts()).size).toBe(2);
    expect(paths()).toEqual([
      'create-order',
      'verify-payment',
      'cancel-order',
      'create-order',
      'verify-payment',
    ]);
  });

  test('is the same in a second tab', async () => {
    payments.answer('verify-payment', { status: 0, body: {} });
    await buy();
    // A second tab shares only the lasting storage.
    sessionStorage.clear();
    await buy();
    expect(new Set(receipts()).size).toBe(1);
  });

  test('contains no personal data', async () => {
    payments.answer('create-order', { status: 0, body: {} });
    await buy();
    expect(localStorage.getItem('kargha.payment-attempt')).not.toMatch(/asha|9876543210|Weaver/i);
  });

  test('changes after the window was closed', async () => {
    payments.inWindow(({ dismiss }) => dismiss());
    await buy();
    await buy();
    expect(new Set(receipts()).size).toBe(2);
  });

  test('stays when closing could not be reported, to find the order again', async () => {
    payments.inWindow(({ dismiss }) => dismiss());
    payments.answer('cancel-order', { status: 0, body: {} });
    await buy();
    await buy();
    expect(new Set(receipts()).size).toBe(1);
  });

  test('changes when the server has used it for another order', async () => {
    payments.answer('create-order', refused(409, 'receipt_used', 'Please start it again.'), OPENED);
    expect(await buy()).toEqual({ kind: 'failed', message: 'Please start it again.' });
    expect(await buy()).toMatchObject({ kind: 'paid' });
    expect(new Set(receipts()).size).toBe(2);
  });
});

describe('an unsuccessful payment', () => {
  test('cancels the order and releases the stock when the window is closed', async () => {
    payments.inWindow(({ dismiss }) => dismiss());
    expect(await buy()).toEqual({ kind: 'cancelled' });
    expect(payments.calls.at(-1)).toEqual({
      path: 'cancel-order',
      body: { orderId: 'o1', trackingToken: 'token' },
    });
  });

  test('fails when the window is closed after a failed try', async () => {
    payments.inWindow(({ fail, dismiss }) => {
      fail();
      dismiss();
    });
    expect(await buy()).toEqual({ kind: 'failed', message: 'Payment failed. Please try again.' });
    expect(paths()).toContain('cancel-order');
  });

  test('succeeds with a second try in the window', async () => {
    payments.inWindow(({ fail, pay: succeed }) => {
      fail();
      succeed();
    });
    expect(await buy()).toMatchObject({ kind: 'paid' });
  });

  test('succeeds when the bank confirms despite the closed window', async () => {
    payments.inWindow(({ dismiss }) => dismiss());
    payments.answer('cancel-order', settled('success'));
    expect(await buy()).toMatchObject({ kind: 'paid', order: { orderNumber: 'KG-ABCD1234' } });
  });

  test('succeeds when another tab has paid', async () => {
    payments.inWindow(({ dismiss }) => {
      localStorage.removeItem('kargha.payment-attempt');
      dismiss();
    });
    payments.answer('cancel-order', settled('success'));
    expect(await buy()).toMatchObject({ kind: 'paid', order: { orderNumber: 'KG-ABCD1234' } });
  });

  test('closes the window and releases the stock on going back', async () => {
    const control = new AbortController();
    payments.inWindow(() => control.abort());
    expect(await buy([saree], control.signal)).toEqual({ kind: 'cancelled' });
    expect(payments.isWindowClosed()).toBe(true);
    expect(paths()).toEqual(['create-order', 'cancel-order']);
  });
});

describe('codes', () => {
  const codes = { couponCode: 'WELCOME10', giftCard: 'KGGC2345' };
  const totals = {
    ...sampleCart([saree]).totals,
    discount: paise(10_000),
    total: paise(2_000_000),
  };
  const watcher = () => ({ onStage: () => undefined, signal: new AbortController().signal });

  test('are sent with the order', async () => {
    await pay({ lines: [saree], customer, codes, totals }, shopfront, watcher());
    expect(payments.calls[0]?.body).toMatchObject({ amount: 2_000_000, ...codes });
  });

  test('need no window when they cover everything', async () => {
    const opened = { ...(OPENED.body as object), order: null, paid: true, state: 'placed' };
    payments.answer('create-order', ok(opened));
    payments.inWindow(() => expect.unreachable('The window opened.'));
    const nothing = { ...totals, total: paise(0) };
    const result = await pay(
      { lines: [saree], customer, codes, totals: nothing },
      shopfront,
      watcher(),
    );
    expect(result).toMatchObject({ kind: 'paid', total: 0, order: { orderNumber: 'KG-ABCD1234' } });
    expect(paths()).toEqual(['create-order']);
  });

  test('show the server’s message when they are used up', async () => {
    payments.answer('create-order', refused(400, 'coupon_not_valid', 'This code is used up.'));
    const result = await pay({ lines: [saree], customer, codes, totals }, shopfront, watcher());
    expect(result).toEqual({
      kind: 'refused',
      problem: { message: 'This code is used up.', items: [] },
    });
  });
});
