import { expect, test } from 'vitest';

import { createRefund } from './refunds.ts';
import { SandboxStore } from './sandbox-store.ts';
import { addShopRecords } from './shop-records.ts';

const AT = '2026-11-20T10:00:00Z';

function shop(): SandboxStore {
  const store = new SandboxStore();
  const payment = { amount: 50_000, method: 'upi', refunded: 0, updatedAt: AT };
  addShopRecords(store, {
    orders: new Map<string, Record<string, unknown>>([
      ['paid', { totals: { total: 50_000 }, payment: { gatewayOrderId: 'order_paid' } }],
      ['open', { totals: { total: 70_000 }, payment: { gatewayOrderId: 'order_open' } }],
      [
        'parts',
        {
          totals: { total: 90_000 },
          payment: { gatewayOrderId: null },
          instalments: [{ gatewayOrderId: 'order_part', amount: 45_000 }, { amount: 45_000 }],
        },
      ],
    ]),
    payments: new Map<string, Record<string, unknown>>([
      ['pay_paid', { ...payment, state: 'captured', gatewayOrderId: 'order_paid' }],
      ['pay_failed', { ...payment, state: 'failed', gatewayOrderId: 'order_open' }],
      ['pay_back', { ...payment, state: 'refunded', refunded: 50_000, gatewayOrderId: 'order_x' }],
      ['cash_1', { ...payment, method: 'cash', state: 'captured' }],
    ]),
    refunds: new Map<string, Record<string, unknown>>([
      [
        'refund_pay_back_1',
        {
          ...{ gatewayRefundId: 'rfnd_1', paymentId: 'pay_back', amount: 50_000 },
          ...{ state: 'processed', createdAt: AT },
        },
      ],
    ]),
  });
  return store;
}

test('a payment of the sample shop can be refunded, once', () => {
  const store = shop();
  const refund = () =>
    createRefund({ store, emit: () => undefined }, store.payment('pay_paid'), { amount: 50_000 });
  expect(refund()).toMatchObject({ amount: 50_000, status: 'processed' });
  expect(refund).toThrow('The payment has been fully refunded already');
});

test('an unpaid order of the sample shop can be paid, and so can an instalment', () => {
  const store = shop();
  const [paid, open, part] = ['order_paid', 'order_open', 'order_part'].map((id) =>
    store.order(id),
  );
  expect(paid).toMatchObject({ status: 'paid', amount_due: 0, receipt: 'paid' });
  expect(open).toMatchObject({ status: 'created', amount_due: 70_000, receipt: 'open' });
  expect(part).toMatchObject({ status: 'created', amount_due: 45_000 });
});

test('refunds that were made stay made, and no other payments appear', () => {
  const store = shop();
  expect(store.payment('pay_back')).toMatchObject({ status: 'refunded', amount_refunded: 50_000 });
  expect(store.refundsOf('pay_back').map(({ id }) => id)).toEqual(['rfnd_1']);
  expect(store.payments().map(({ id }) => id)).toEqual(['pay_paid', 'pay_failed', 'pay_back']);
  expect(store.balance).toEqual([]);
});
