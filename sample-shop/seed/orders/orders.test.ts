import { unitKey } from '@kargha/domain/stock/stock';
import { paidAmount } from '@kargha/domain/payments/instalment';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { readOrderNumber } from '@kargha/domain/orders/order-number';
import {
  canMove,
  orderBadge,
  ORDER_STATES,
  STATES_NEEDING_ACTION,
} from '@kargha/domain/orders/order-state';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { isPaid } from '@kargha/domain/payments/payment';
import { expect, test } from 'vitest';

import { CATALOGUE, entryOf } from '../catalogue/catalogue.ts';
import { ANCHOR, daysAgo } from '../foundation/anchor.ts';
import { stockCounts } from '../trade/stock-counts.ts';
import { orderDocument } from './order-document.ts';
import { eventDocuments } from './order-events.ts';
import { NEWEST_FIVE } from './order-plan.ts';
import { orderTimeline } from './order-timeline.ts';
import { ORDER_PLANS, orderOf } from './orders.ts';
import { paymentDocuments } from './payment-documents.ts';
import { stockLedger } from './stock-ledger.ts';
import { variantOfSample, variantsOfSample } from '../catalogue/sample-variants.ts';

const ORDERS = ORDER_PLANS.map(orderDocument);

test('has forty orders in ninety days, covering every order state', () => {
  expect(ORDERS).toHaveLength(40);
  expect(new Set(ORDERS.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
  for (const { createdAt, updatedAt } of ORDERS) {
    expect(createdAt.getTime()).toBeGreaterThan(daysAgo(90).getTime());
    expect(updatedAt.getTime()).toBeLessThanOrEqual(ANCHOR.getTime());
  }
});

test('has eight orders that need action by the shop', () => {
  expect(ORDERS.filter(({ state }) => STATES_NEEDING_ACTION.includes(state))).toHaveLength(8);
});

test('shows yellow, blue and green statuses in the newest five orders', () => {
  const newest = ORDERS.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const five = NEWEST_FIVE.map(orderOf);
  expect(newest.slice(0, 5).map(({ id }) => id)).toEqual(five.map(({ id }) => id));
  expect(new Set(five.map(({ state }) => orderBadge(state)))).toEqual(
    new Set(['pending', 'processing', 'completed']),
  );
});

test('matches the shop’s pricing in whole paise', () => {
  for (const { lines, totals, payment, instalments = [] } of ORDERS) {
    expect(totals).toEqual(priceOrder(lines));
    expect(Number.isInteger(totals.total)).toBe(true);
    const fullAmount = isPaid(payment.state) ? totals.total : 0;
    expect(payment.captured).toBe(instalments.length > 0 ? paidAmount(instalments) : fullAmount);
  }
});

test('uses catalogue prices unless a quotation fixed others', () => {
  for (const { lines } of ORDER_PLANS) {
    for (const [id, , agreed] of lines) if (agreed) expect(agreed).toBeLessThan(entryOf(id).price);
  }
});

test('follows the allowed state changes in chronological order', () => {
  for (const plan of ORDER_PLANS) {
    const timeline = orderTimeline(plan);
    timeline.slice(1).forEach(({ state, at }, index) => {
      const before = timeline[index]!;
      expect(canMove(before.state, state), `${plan.key}: ${before.state} → ${state}`).toBe(true);
      expect(at.getTime(), plan.key).toBeGreaterThan(before.at.getTime());
    });
    expect(timeline.at(-1)?.state).toBe(plan.state);
  }
});

test('has one event with its own id for each state of an order', () => {
  for (const plan of ORDER_PLANS) {
    const events = eventDocuments(plan);
    expect(events.length).toBeGreaterThanOrEqual(orderTimeline(plan).length);
    expect(new Set(events.map(({ path }) => path)).size, plan.key).toBe(events.length);
  }
});

test('has no order for a product before it was listed', () => {
  for (const { key, daysAgo: bought, lines } of ORDER_PLANS) {
    for (const [id] of lines) expect(entryOf(id).listedDaysAgo, key).toBeGreaterThanOrEqual(bought);
  }
});

test('has readable, unique order numbers and known states in addresses', () => {
  expect(new Set(ORDERS.map(({ number }) => number)).size).toBe(40);
  for (const { number, customer } of ORDERS) {
    expect(readOrderNumber(number.toLowerCase())).toBe(number);
    expect(INDIAN_STATES.map(({ name }) => name)).toContain(customer.address.state);
  }
});

test('has orders by guests, members and businesses', () => {
  expect(ORDERS.filter(({ uid }) => uid === null).length).toBeGreaterThanOrEqual(10);
  expect(ORDERS.filter(({ uid }) => uid !== null).length).toBeGreaterThanOrEqual(20);
  expect(
    ORDER_PLANS.filter(({ personKey }) => personKey === 'buyer').length,
  ).toBeGreaterThanOrEqual(3);
});

test('has a parcel for each shipped order and a refund for each refunded one', () => {
  for (const plan of ORDER_PLANS) {
    const order = orderDocument(plan);
    expect(order.shipments).toHaveLength(order.stateTimes.shipped ? 1 : 0);
    const paths = paymentDocuments(plan).map(({ path }) => path.split('/')[0]);
    expect(paths.includes('refunds')).toBe(order.payment.refunded > 0);
    const hasTried = order.payment.captured > 0 || plan.payment === 'failed';
    expect(paths.includes('payments')).toBe(hasTried);
  }
});

test('ends the stock ledger at the available and reserved quantities', () => {
  const ledger = stockLedger(CATALOGUE, ORDERS, stockCounts());
  const reserved = ORDERS.filter(({ stockHeld, stateTimes }) => stockHeld && !stateTimes.shipped);
  for (const { id, available } of CATALOGUE) {
    const committed = reserved
      .flatMap(({ lines }) => lines)
      .filter(({ productId }) => productId === id)
      .reduce((sum, line) => sum + line.held, 0);
    expect(ledger.stockOf(id), id).toEqual({ quantity: available, committed });
  }
});

test('keeps the stock of each variant, with the lines of orders', () => {
  const ledger = stockLedger(CATALOGUE, ORDERS, stockCounts());
  for (const entry of CATALOGUE) {
    for (const { id, pieces } of variantsOfSample(entry)) {
      expect(ledger.stockOf(entry.id, id).quantity, `${entry.id} ${id}`).toBe(pieces);
    }
  }
  const lines = ORDERS.flatMap((order) => order.lines);
  const bought = lines.filter(({ variantId }) => variantId !== undefined);
  expect(bought.length).toBeGreaterThanOrEqual(5);
  for (const line of bought) {
    const variant = variantOfSample(entryOf(line.productId), line.options);
    expect(variant).toMatchObject({ id: line.variantId, sku: line.sku });
  }
});

test('never oversells, except for products made to order', () => {
  const { documents } = stockLedger(CATALOGUE, ORDERS, stockCounts());
  const rows = documents.map(
    ({ data }) =>
      data as { productId: string; variantId?: string; quantityDelta: number; at: Date },
  );
  const counted = new Set(
    CATALOGUE.flatMap(({ id, supply }) => (supply === undefined ? [id] : [])),
  );
  const tracked = rows.filter(({ productId }) => counted.has(productId));
  for (const id of new Set(tracked.map(unitKey))) {
    const productRows = tracked.filter((row) => unitKey(row) === id);
    productRows.sort((a, b) => a.at.getTime() - b.at.getTime());
    let quantity = 0;
    for (const row of productRows) {
      quantity += row.quantityDelta;
      expect(quantity, id).toBeGreaterThanOrEqual(0);
    }
  }
});
