import { paise } from '../money/paise.ts';
import type { AccountedOrder } from '../payments/order-balance.ts';
import type { LedgerPayment, LedgerRefund } from '../payments/order-ledger.ts';
import type { OrderTotals } from '../pricing/price-order.ts';

/** Goods of ₹1,000 with a discount of ₹100, ₹50 shipping and ₹45 tax: ₹995. */
export const TOTALS: OrderTotals = {
  subtotal: paise(100_000),
  discount: paise(10_000),
  shipping: paise(5000),
  tax: paise(4500),
  giftCard: paise(0),
  total: paise(99_500),
};

export const NO_RECORDS = { payments: [], refunds: [], adjustments: [], disputes: [] };

export function paidOrder(changes: Partial<AccountedOrder> = {}): AccountedOrder {
  return {
    state: 'placed',
    totals: TOTALS,
    payment: {
      state: 'captured',
      paymentId: 'pay_1',
      captured: TOTALS.total,
      refunded: paise(0),
    },
    giftCard: null,
    closedBy: null,
    ...changes,
  };
}

export function paid(amount: number = TOTALS.total, id = 'pay_1'): LedgerPayment {
  return { id, method: 'upi', amount: paise(amount) };
}

export function refund(amount: number, changes: Partial<LedgerRefund> = {}): LedgerRefund {
  const about = { paymentId: 'pay_1', purpose: 'price_adjustment', state: 'processed' } as const;
  return { ...about, amount: paise(amount), ...changes };
}
