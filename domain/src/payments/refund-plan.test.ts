import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { mostRefundable, planRefund } from './refund-plan.ts';

const payment = (left: number, paymentId = 'pay_1') => ({ paymentId, left: paise(left) });

test('refunds the payment first, the rest to the gift card', () => {
  const plan = planRefund(paise(70_000), [payment(50_000)], paise(30_000));
  expect(plan).toEqual({ parts: [{ from: payment(50_000), amount: 50_000 }], prepaid: 20_000 });
});

test('refunds an order paid by gift card to the card', () => {
  expect(planRefund(paise(30_000), [], paise(30_000))).toEqual({ parts: [], prepaid: 30_000 });
});

test('refunds no more than is left', () => {
  const payments = [payment(50_000)];
  expect(planRefund(paise(80_001), payments, paise(30_000))).toBeNull();
  expect(mostRefundable(payments, paise(30_000))).toBe(80_000);
});

test('refunds several payments in turn', () => {
  const payments = [payment(50_000), payment(40_000, 'pay_2')];
  expect(planRefund(paise(60_000), payments, paise(0))?.parts.map(({ amount }) => amount)).toEqual([
    50_000, 10_000,
  ]);
});

test('refunds amounts below the gateway minimum to the card', () => {
  expect(planRefund(paise(50_050), [payment(50_000), payment(5000, 'pay_2')], paise(100))).toEqual({
    parts: [{ from: payment(50_000), amount: 50_000 }],
    prepaid: 50,
  });
});
