import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { remainingReturnAmount, returnMoney, returnWorth } from './return-money.ts';

const WORTH = paise(100_000);
const refund = (state: string, amount: number, more: object = {}) => ({
  returnId: 'r1',
  state,
  amount: paise(amount),
  ...more,
});

test('does not refund a return twice', () => {
  for (const state of ['requested', 'pending', 'owed', 'processed']) {
    const money = returnMoney({ id: 'r1' }, [refund(state, 70_000), refund('failed', 30_000)]);
    expect(remainingReturnAmount(money, WORTH)).toBe(30_000);
  }
  expect(
    remainingReturnAmount(returnMoney({ id: 'r1' }, [refund('processed', 120_000)]), WORTH),
  ).toBe(0);
});

test('counts failed refunds until they are replaced', () => {
  const parts = [refund('processed', 70_000), refund('pending', 20_000), refund('owed', 10_000)];
  expect(returnMoney({ id: 'r1' }, parts)).toEqual({ gone: 100_000, waiting: 30_000, failed: 0 });
  const failed = refund('failed', 30_000);
  expect(returnMoney({ id: 'r1' }, [failed])).toEqual({ gone: 0, waiting: 0, failed: 30_000 });
  const again = returnMoney({ id: 'r1' }, [{ ...failed, retriedAs: 'refund_2' }]);
  expect(again).toEqual({ gone: 0, waiting: 0, failed: 0 });
});

test('allows retrying a failed refund above the worth', () => {
  const money = returnMoney({ id: 'r1' }, [refund('processed', 90_000), refund('failed', 30_000)]);
  expect(remainingReturnAmount(money, WORTH)).toBe(30_000);
});

test('ignores refunds of other returns', () => {
  const others = [refund('processed', 50_000, { returnId: 'r2' }), { ...refund('failed', 100) }];
  expect(returnMoney({ id: 'r3' }, others)).toEqual({ gone: 0, waiting: 0, failed: 0 });
});

test('counts deductions from the balance', () => {
  const money = returnMoney({ id: 'r1', credited: paise(40_000) }, [refund('failed', 60_000)]);
  expect(money).toEqual({ gone: paise(40_000), waiting: 0, failed: 60_000 });
  expect(remainingReturnAmount(money, WORTH)).toBe(60_000);
});

test('deducts price reductions from a return, but keeps the shopper’s estimate', () => {
  const saree = { productId: 'saree', unitPrice: paise(100_000), quantity: 2 };
  const lines = [{ ...saree, chargeTax: true, discount: paise(0) }];
  const order = {
    lines,
    totals: { ...priceOrder(lines), shipping: paise(0), total: paise(236_000) },
  };
  const lowered = { purpose: 'price_adjustment', createdAt: new Date() } as const;
  const given = [{ ...refund('processed', 23_600), ...lowered }];
  const one = { lines: [{ productId: 'saree', title: '', quantity: 1 }] };
  expect(returnWorth(order, one, [])).toBe(118_000);
  expect(returnWorth(order, one, given)).toBe(106_200);
  expect(returnWorth(order, { ...one, estimate: paise(118_000) }, given)).toBe(118_000);
});
