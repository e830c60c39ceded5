import { afterEach, expect, test } from 'vitest';

import { indianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { SettledItem, Settlement } from '@kargha/domain/payments/settlement-schema';
import { gatewayEntry, itemOf, settlementOf } from '@kargha/domain/testing/gateway-history';

import type { GatewayAccount, Page } from '../../../functions/src/money/gateway/gateway-account.ts';
import { GatewayError } from '../../../functions/src/money/gateway/payment-gateway.ts';
import { reconcileSettlements } from '../../../functions/src/money/settlements/reconcile-settlements.ts';
import {
  gatewayMonthRef,
  readGatewayMonth,
} from '../../../functions/src/records/settlement-record.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

isolateDatabase();

const COLLECTIONS = ['payments', 'refunds', 'settlements', 'settlementItems', 'gatewayMonths'];

afterEach(async () => {
  for (const collection of [...COLLECTIONS, 'alarms']) {
    const { docs } = await db().collection(collection).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

/** 03:15 in India. */
const night = (day: string) => new Date(`${day}T03:15:00+05:30`);

interface Gateway {
  items: SettledItem[];
  settlements: Settlement[];
  isRefused?: (day: string, page: Page) => boolean;
}

const gatewayWith = (items: SettledItem[]): Gateway => ({
  items,
  settlements: [...new Set(items.map(({ settlementId }) => settlementId))].map((id) => {
    const own = items.filter((item) => item.settlementId === id);
    return settlementOf(id, own, own[0]!.settledAt);
  }),
});

/** Runs the nightly job with what the gateway has settled by then. */
function run({ items, settlements, isRefused }: Gateway, day: string) {
  const now = night(day);
  const account: Partial<GatewayAccount> = {
    listDisputes: () => Promise.resolve([]),
    listSettledItems(asked, page) {
      if (isRefused?.(asked, page)) throw new GatewayError('unavailable', 'No answer.');
      const own = items.filter(({ settledAt }) => indianDay(settledAt) === asked);
      const known = own.filter(({ settledAt }) => settledAt <= now);
      return Promise.resolve(known.slice(page.skip, page.skip + page.count));
    },
    listSettlements: (from, to) =>
      Promise.resolve(
        settlements.filter(({ createdAt: at }) => at >= from && at <= to && at <= now),
      ),
  };
  return reconcileSettlements({ account: account as GatewayAccount, now: () => now });
}

async function monthOf(month: string) {
  const statement = readGatewayMonth(await gatewayMonthRef(month).get());
  if (!statement) throw new Error(`${month} was not written.`);
  const { updatedAt: _, unfetchedDays: _days, ...figures } = statement;
  return figures;
}

async function storePayment(id: string, capturedAt: Date): Promise<void> {
  const payment = { orderId: null, gatewayOrderId: 'order_1', amount: 10_000, currency: 'INR' };
  const state = { method: 'upi', state: 'captured', refunded: 0, fee: 0, tax: 0 };
  const record = { ...payment, ...state, capturedAt, updatedAt: capturedAt };
  await db().doc(`payments/${id}`).set(record);
}

async function storeReturnedRefund(sentAt: Date, returnedAt: Date): Promise<void> {
  const refund = { orderId: 'order-1', paymentId: 'pay_1', method: 'upi', amount: 3_000 };
  const state = { purpose: 'price_adjustment', state: 'failed', gatewayRefundId: 'rfnd_1' };
  const times = { sentAt, returnedAt, createdAt: sentAt, updatedAt: returnedAt };
  await db()
    .doc('refunds/refund_1')
    .set({ ...refund, ...state, ...times, fee: 0, tax: 0, initiatedFrom: 'admin' });
}

test('keeps a closed month when a returned refund is settled in the next one', async () => {
  await storePayment('pay_1', night('2026-10-10'));
  await storeReturnedRefund(night('2026-10-28'), night('2026-10-31'));
  const refund = { kind: 'refund' as const, amount: paise(3_000), paymentId: 'pay_1' };
  const returned = { ...refund, kind: 'returned_refund' as const };
  const gateway = gatewayWith([
    itemOf(gatewayEntry('pay_1'), 'setl_1', new Date('2026-10-12T12:00:00+05:30')),
    itemOf(gatewayEntry('rfnd_1', refund), 'setl_2', new Date('2026-10-30T12:00:00+05:30')),
    itemOf(gatewayEntry('rfnd_1', returned), 'setl_3', new Date('2026-11-02T12:00:00+05:30')),
  ]);
  for (const day of ['2026-10-13', '2026-10-31', '2026-11-03', '2026-11-20'])
    await run(gateway, day);
  const months = [await monthOf('2026-10'), await monthOf('2026-11')];
  expect(months).toMatchObject([
    { payments: 10_000, refunds: 0, adjustments: 0, closing: 3_000, problemCount: 0 },
    { payments: 0, refunds: 0, adjustments: 0, closing: 0, problemCount: 0 },
  ]);
  expect(await run(gateway, '2026-12-05')).toMatchObject({ problems: 0 });
  expect([await monthOf('2026-10'), await monthOf('2026-11')]).toEqual(months);
  expect(await monthOf('2026-12')).toMatchObject({ opening: 0, closing: 0 });
});

test('counts once what was settled at the end of a month and recorded in the next', async () => {
  await storePayment('pay_1', night('2026-11-01'));
  const settledAt = new Date('2026-10-31T12:00:00+05:30');
  const gateway = gatewayWith([itemOf(gatewayEntry('pay_1'), 'setl_1', settledAt)]);
  for (const day of ['2026-11-01', '2026-11-20']) await run(gateway, day);
  const months = [await monthOf('2026-10'), await monthOf('2026-11')];
  expect(months).toMatchObject([
    { payments: 10_000, closing: 0 },
    { payments: 0, closing: 0 },
  ]);
  expect(await run(gateway, '2026-12-05')).toMatchObject({ problems: 0 });
  expect([await monthOf('2026-10'), await monthOf('2026-11')]).toEqual(months);
});

test('fetches a day again until its last page arrives, and raises an alarm in the third night', async () => {
  const settledAt = new Date('2026-11-10T12:00:00+05:30');
  const items = Array.from({ length: 1001 }, (_, index) =>
    itemOf(gatewayEntry(`pay_${index}`), 'setl_1', settledAt),
  );
  const gateway = gatewayWith(items);
  gateway.isRefused = (day, { skip }) => day === '2026-11-10' && skip > 0;
  const alarm = async () =>
    String((await db().doc('alarms/settlements_differ').get()).get('message'));
  for (const day of ['2026-11-11', '2026-11-12']) {
    expect(await run(gateway, day)).toMatchObject({ items: 0, failedDays: ['2026-11-10'] });
  }
  expect(await alarm()).not.toContain('2026-11-10');
  await run(gateway, '2026-11-20');
  expect(await alarm()).toContain('The settlements of 2026-11-10 could not be fetched');
  delete gateway.isRefused;
  expect(await run(gateway, '2026-12-01')).toMatchObject({ items: 1001, failedDays: [] });
  expect((await db().collection('settlementItems').get()).size).toBe(1001);
  const statement = await gatewayMonthRef('2026-12').get();
  expect(statement.get('unfetchedDays')).toEqual([]);
});
