import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, indianDay, startOfIndianDay } from '../india/indian-day.ts';
import { paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import { priceLines, SPECIFIED_TERMS, type PriceTerms } from '../pricing/price-order.ts';
import { FLAT_TAX } from '../pricing/tax-table.ts';
import { saleEntries } from './sale-entries.ts';
import { sumOf, type SaleEntry } from './sale-entry.ts';
import { addSales, lineRevenue, netSales, NO_SALES, salesOn, type MonthSales } from './sales.ts';

const FIRST_DAY = '2026-10-01';
const DAYS = Array.from({ length: 31 + 30 }, (_day, index) => addDays(FIRST_DAY, index));
const moment = (day: number) => new Date(startOfIndianDay(addDays(FIRST_DAY, day)).getTime() + 1);

const lines = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('saree', 'stole', 'mat', 'lamp'),
    unitPrice: fc.integer({ min: 100, max: 5_000_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 40 }),
    chargeTax: fc.boolean(),
    taxPercent: fc.constantFrom(0, 3, 5, 12, 18),
  }),
  { selector: ({ productId }) => productId, minLength: 1, maxLength: 4 },
);

const refunds = fc.array(
  fc.record({
    purpose: fc.constantFrom('return', 'undelivered', 'price_adjustment', 'duplicate_payment'),
    share: fc.double({ min: 0.01, max: 0.7, noNaN: true }),
    day: fc.integer({ min: 0, max: 60 }),
    state: fc.constantFrom('processed', 'pending', 'failed', 'owed'),
    includesShipping: fc.boolean(),
  }),
  { maxLength: 4 },
);

const life = fc.record({
  lines,
  percentOff: fc.integer({ min: 0, max: 40 }),
  isTaxIncluded: fc.boolean(),
  refunds,
  placed: fc.integer({ min: 0, max: 60 }),
  /** the day on which staff remove a line */
  removed: fc.option(fc.integer({ min: 0, max: 60 })),
  cancelled: fc.option(fc.integer({ min: 0, max: 60 })),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

const INCLUDED: PriceTerms = {
  ...SPECIFIED_TERMS,
  tax: { ...FLAT_TAX, priceMode: 'included', priceModeFrom: new Date(0) },
};

function pricedOrder(chosen: Life['lines'], { percentOff, placed, isTaxIncluded }: Life): Order {
  const discount = {
    ...{ kind: 'percent', percent: percentOff, amount: paise(0), collections: [] },
    ...{ maxDiscount: null, minSubtotal: paise(0) },
  } as unknown as NonNullable<Parameters<typeof priceLines>[1]>['discount'];
  const terms = isTaxIncluded ? INCLUDED : SPECIFIED_TERMS;
  const reductions = { discount: percentOff > 0 ? discount : null };
  const { totals, lines: prices } = priceLines(chosen, reductions, terms);
  return {
    ...{ state: 'delivered', payment: { state: 'captured' }, createdAt: moment(placed) },
    ...{ stateTimes: { placed: moment(placed) }, updatedAt: moment(placed), totals },
    lines: chosen.map((line, index) => ({
      ...{ ...line, title: line.productId, image: '', sku: '', hsnCode: '', held: 0 },
      ...prices[index],
    })),
  } as unknown as Order;
}

/** The entries of an order as they grow: placed, refunded, a line removed, cancelled. */
function entriesOver(one: Life): SaleEntry[] {
  const order = pricedOrder(one.lines, one);
  const worth = order.totals.total;
  const settled = one.refunds.map(({ share, day, ...refund }, index) => ({
    ...{ ...refund, id: `r${index}`, createdAt: moment(Math.max(day, one.placed)) },
    amount: paise(Math.max(1, Math.round(worth * share))),
    ...(refund.purpose !== 'price_adjustment' && {
      lines: [{ productId: order.lines[0]?.productId ?? '', quantity: 1 }],
    }),
  })) as Parameters<typeof saleEntries>[0]['settled'];
  const day = indianDay(moment(one.placed));
  const count = (is: Order, counted: SaleEntry[], refunded = settled) =>
    saleEntries({ order: is, counted, day, settled: refunded, returns: [] });
  let entries = count(order, count(order, [], []));
  let now = order;
  if (one.removed !== null && one.lines.length > 1) {
    now = { ...pricedOrder(one.lines.slice(1), one), updatedAt: moment(one.removed) };
    entries = count(now, entries);
  }
  if (one.cancelled !== null) {
    const stateTimes = { ...now.stateTimes, cancelled: moment(one.cancelled) };
    entries = count({ ...now, state: 'cancelled', stateTimes }, entries);
  }
  return entries;
}

test('gross − discounts − returns = net, and net + tax + shipping = total, in every entry', () => {
  fc.assert(
    fc.property(life, (one) => {
      for (const { sales, lines: sold } of entriesOver(one)) {
        expect(netSales(sales) + sales.tax + sales.shipping).toBe(sales.revenue);
        const ofLines = sold.reduce((sum, { revenue }) => sum + revenue, 0);
        expect(ofLines).toBe(netSales(sales));
        const amounts: number[] = Object.values(sales);
        for (const amount of amounts) expect(amount).toBe(paise(amount));
      }
    }),
  );
});

test('an order never adds less than nothing, and a cancelled one adds nothing', () => {
  fc.assert(
    fc.property(life, (one) => {
      const entries = entriesOver(one);
      const sum = sumOf(entries);
      for (const amount of [netSales(sum), sum.tax, sum.shipping, sum.revenue]) {
        expect(amount).toBeGreaterThanOrEqual(0);
        if (one.cancelled !== null) expect(amount).toBe(0);
      }
      if (one.cancelled === null) return;
      const units = new Map<string, number>();
      for (const { productId, units: more } of entries.flatMap((entry) => entry.lines)) {
        units.set(productId, (units.get(productId) ?? 0) + more);
      }
      expect([...units.values()].filter((left) => left !== 0)).toEqual([]);
    }),
  );
});

test('refunds fall in their own period, and nothing moves when it is counted again', () => {
  fc.assert(
    fc.property(life, (one) => {
      const entries = entriesOver(one);
      const placed = indianDay(moment(one.placed));
      for (const { kind, day, source } of entries) {
        if (kind === 'sale') expect(day).toBe(placed);
        if (source === undefined) continue;
        const refund = one.refunds[Number(source.slice(1))];
        expect(day).toBe(indianDay(moment(Math.max(refund?.day ?? 0, one.placed))));
      }
    }),
  );
});

test('the days add up to the months, and the months to the orders', () => {
  fc.assert(
    fc.property(fc.array(life, { maxLength: 5 }), (lives) => {
      const entries = lives.flatMap(entriesOver);
      const months = monthsOf(entries);
      const ofMonths = ['2026-10', '2026-11'].map((month) =>
        salesOn(
          DAYS.filter((day) => day.startsWith(month)),
          months,
        ),
      );
      const ofDays = DAYS.map((day) => salesOn([day], months)).reduce(addSales, NO_SALES);
      expect(ofMonths.reduce(addSales, NO_SALES)).toEqual(ofDays);
      expect(ofDays).toEqual(sumOf(entries));
      expect(ofDays.orders).toBe(lives.length);
    }),
  );
});

test('gross sales are the price of what was ordered, without included tax', () => {
  fc.assert(
    fc.property(life, (one) => {
      const [sale] = entriesOver(one);
      const { lines: ordered, totals } = pricedOrder(one.lines, one);
      const price = ordered.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
      const inside = totals.taxIncluded ? totals.tax - (totals.shippingTax ?? 0) : 0;
      expect(sale?.sales.goods).toBe(price - inside);
      const net = ordered.reduce((sum, line) => sum + lineRevenue(line, totals), 0);
      expect(sale && netSales(sale.sales)).toBe(net);
    }),
  );
});

/** As the stored months add them up. */
function monthsOf(entries: readonly SaleEntry[]): MonthSales[] {
  const months = new Map<string, MonthSales>();
  for (const { day, sales } of entries) {
    const name = day.slice(0, 7);
    const month = months.get(name) ?? { kind: 'month-sales', month: name, days: {} };
    const sum = addSales(sales, month.days[day] ?? NO_SALES);
    months.set(name, { ...month, days: { ...month.days, [day]: sum } });
  }
  return [...months.values()];
}
