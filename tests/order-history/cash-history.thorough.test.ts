import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { documentProblems } from '@kargha/domain/payments/document-problems';
import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';
import { orderWorth, SPECIFIED_TERMS, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { ledgerSum } from '@kargha/domain/stock/stock';

import { caseCount } from '../soak/case-count.ts';
import { CASH_EVENTS, CashOrder, type CashStart } from './cash-order.ts';

const ORDERS = caseCount({ usual: 400, all: 100_000 });
/** All cases take about seven minutes of a processor. */
const TIME_LIMIT_MS = 3_600_000;

const rate = {
  hsnPrefix: '5007',
  maxUnitRupees: 2500,
  percent: 5,
  note: '',
  from: new Date(0),
  to: null,
};
const RATES: PriceTerms['tax'] = { ratesEnabled: true, rates: [rate] };
const TAX_TABLES = [
  SPECIFIED_TERMS.tax,
  RATES,
  { ...RATES, priceMode: 'included' as const, priceModeFrom: new Date(0) },
];

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 100, max: 400_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 4 }),
  chargeTax: fc.boolean(),
  hsnCode: fc.constantFrom('5007', '6912'),
});

const anyStart: fc.Arbitrary<CashStart> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  fee: fc.constantFrom(0, 4900, 9900).map(paise),
  advancePercent: fc.constantFrom(0, 0, 10, 33, 90),
  restocks: fc.boolean(),
  terms: fc
    .constantFrom(...TAX_TABLES)
    .map((tax) => ({ ...SPECIFIED_TERMS, at: new Date(1e12), tax })),
});

const SENT = ['confirm', 'pay advance', 'pack', 'ship'] as const;
const DELIVERED = [...SENT, 'deliver', 'receive', 'remit'] as const;
const REFUSED = [...SENT, 'refuse', 'receive', 'remit'] as const;
const CANCELLED = ['confirm', 'pay advance', 'cancel', ...DELIVERED] as const;
const EXPIRED = ['expire', ...DELIVERED] as const;

/** Most orders go their way, and any event may come at any time and again. */
const anyWay = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(DELIVERED) },
      { weight: 2, arbitrary: fc.constant(REFUSED) },
      { weight: 1, arbitrary: fc.constant(CANCELLED) },
      { weight: 1, arbitrary: fc.constant(EXPIRED) },
    ),
    fc.array(fc.tuple(fc.nat(10), fc.constantFrom(...CASH_EVENTS)), { maxLength: 8 }),
  )
  .map(([way, disturbances]) =>
    way.flatMap((event, place) => [
      ...disturbances.flatMap(([at, other]) => (at === place ? [other] : [])),
      event,
    ]),
  );

test(
  'stock, ledger and documents of orders with cash on delivery are right',
  () => {
    const ends = new Map<string, number>();
    fc.assert(
      fc.property(anyStart, anyWay, (start, events) => {
        const cash = new CashOrder(start);
        for (const event of events) {
          cash.happen(event);
          expectRight(cash, start);
        }
        const { state } = cash.order;
        ends.set(state, (ends.get(state) ?? 0) + 1);
      }),
      { numRuns: ORDERS },
    );
    // The cases are worth something only if orders end in each way.
    for (const state of ['delivered', 'returned', 'cancelled', 'expired']) {
      expect(ends.get(state) ?? 0).toBeGreaterThan(ORDERS / 100);
    }
  },
  TIME_LIMIT_MS,
);

function expectRight(cash: CashOrder, start: CashStart): void {
  expectMoneyToBeRight(cash);
  expectDocumentsToBeRight(cash);
  expectStockToBeRight(cash, start);
}

function expectMoneyToBeRight(cash: CashOrder): void {
  const { order, records, remitted } = cash;
  expect(ledgerProblems(order, records)).toEqual([]);
  const { charged, paid, balanceDue } = cash.ledger();
  const { advance, collected, remittance } = order.cashOnDelivery;
  const isOpen = ['placed', 'packed', 'shipped', 'rto'].includes(order.state);
  const rest = order.totals.total - advance;
  if (isOpen) expect([amountToCollect(order), balanceDue]).toEqual([rest, rest]);
  if (order.state === 'delivered')
    expect([collected, paid, charged]).toEqual([rest, order.totals.total, order.totals.total]);
  else expect(collected).toBeUndefined();
  // What the courier collected arrives whole and once, or not yet.
  expect(remitted).toBe(remittance === 'received' ? collected : 0);
}

function expectDocumentsToBeRight(cash: CashOrder): void {
  const { order } = cash;
  const net = cash.net();
  if (net === null) return;
  const { charged, paid } = cash.ledger();
  const invoice = cash.invoiceSums();
  expect(invoice?.totals.total).toBe(orderWorth(order.totals));
  expect(net).toBe(charged);
  const sums = { invoiced: net, credited: paise(0) };
  expect(documentProblems(order, cash.records, sums)).toEqual([]);
  if (order.state === 'returned') expect(net).toBe(paid);
}

function expectStockToBeRight({ order, stock }: CashOrder, { restocks }: CashStart): void {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { quantity, committed } = ledgerSum(stock);
  const isReserved = ['pending_payment', 'placed', 'packed'].includes(order.state);
  const isBack =
    ['expired', 'cancelled'].includes(order.state) || (order.state === 'returned' && restocks);
  expect({ quantity: quantity + 0, committed: committed + 0 }).toEqual({
    quantity: isBack ? 0 : 0 - pieces,
    committed: isReserved ? pieces : 0,
  });
}
