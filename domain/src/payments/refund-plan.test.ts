import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise, sumPaise } from '../money/paise.ts';
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

test('sends no part below the gateway minimum when a little more is needed from the next payment', () => {
  const payments = [payment(1000), payment(500, 'pay_2')];
  const plan = planRefund(paise(1050), payments, paise(0));
  expect(plan?.parts.map(({ amount }) => amount)).toEqual([950, 100]);
  const small = planRefund(paise(150), [payment(100), payment(500, 'pay_2')], paise(0));
  expect(small).toEqual({ parts: [{ from: payment(500, 'pay_2'), amount: 150 }], prepaid: 0 });
});

/** Amounts that payments can send together, each nothing or from the minimum to what is left. */
function isPossible(amount: number, lefts: readonly number[], prepaidLeft: number): boolean {
  const [left, ...others] = lefts;
  if (left === undefined) return amount >= 0 && amount <= prepaidLeft;
  if (isPossible(amount, others, prepaidLeft)) return true;
  return Array.from({ length: Math.max(0, left - 99) }, (_, index) => 100 + index).some((share) =>
    isPossible(amount - share, others, prepaidLeft),
  );
}

test('refunds every amount that payments and gift card can send, exactly', () => {
  const anyLeft = fc.integer({ min: 0, max: 320 });
  const anyMoney = fc.record({
    lefts: fc.array(anyLeft, { maxLength: 3 }),
    prepaidLeft: fc.oneof(fc.constant(0), anyLeft),
    amount: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(anyMoney, ({ lefts, prepaidLeft, amount }) => {
      const payments = lefts.map((left, index) => payment(left, `pay_${index}`));
      const plan = planRefund(paise(amount), payments, paise(prepaidLeft));
      expect(plan !== null).toBe(isPossible(amount, lefts, prepaidLeft));
      if (!plan) return;
      const sent = sumPaise([plan.prepaid, ...plan.parts.map((part) => part.amount)]);
      expect(sent).toBe(amount);
      expect(plan.prepaid).toBeLessThanOrEqual(prepaidLeft);
      expect(new Set(plan.parts.map(({ from }) => from)).size).toBe(plan.parts.length);
      for (const { from, amount: part } of plan.parts) {
        expect(part).toBeGreaterThanOrEqual(100);
        expect(part).toBeLessThanOrEqual(from.left);
      }
    }),
  );
});
