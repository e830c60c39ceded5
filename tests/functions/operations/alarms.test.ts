import { afterAll, beforeAll, expect, test } from 'vitest';

import { NO_LABEL } from '@kargha/domain/catalogue/label-fields';
import { financialYear } from '@kargha/domain/invoices/invoice';
import {
  ABUSE_KINDS,
  ALARM_KINDS,
  LATE_HOLD_MINUTES,
  LATE_MAIL_MINUTES,
  SILENT_HOURS,
  type AlarmKind,
} from '@kargha/domain/reports/ops';

import {
  runIntegrityCheck,
  watchBacklogs,
} from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { BOOKING, DISPUTE, minutesAgo, NOW } from '../alarm-fixtures.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import { startOwnFirestore } from '../own-firestore.ts';

let server: Awaited<ReturnType<typeof startOwnFirestore>>;
let shop: InProcessShop;
beforeAll(async () => {
  server = await startOwnFirestore();
  shop = openInProcessShop();
});
afterAll(() => server.close());

const check = (now = NOW) => runIntegrityCheck({ now, by: 'test', within: 60_000 });

async function open(): Promise<AlarmKind[]> {
  const { docs } = await db().collection('alarms').where('isOpen', '==', true).get();
  return docs.map(({ id }) => id as AlarmKind);
}

const at = (path: string) => db().doc(path);
const invoice = (serial: number) => db().doc(`invoices/alarm-${serial}`);

const writeInvoice = (serial: number) =>
  invoice(serial).set({ financialYear: financialYear(NOW), serial });
const queued = (minutes: number) => ({
  queuedAt: minutesAgo(minutes),
  message: { subject: 'Your order' },
  delivery: null,
});
const orphan = (needsReview: boolean) => ({
  ...{ orderId: null, gatewayOrderId: 'order_unknown', amount: 100, currency: 'INR' },
  ...{ method: 'upi', state: 'captured', refunded: 0, refunding: false, needsReview },
  updatedAt: NOW,
});

const CARD = { initial: 1000, balance: 700, last4: '4321', issuedAt: NOW };
const TAXED = { title: 'Taxed shawl', price: 1800, chargeTax: true, status: 'active' };
let [unpaid, productId] = ['', ''];
const FIVE = { count: 1, sum: 5 };

/** For each alarm from stored documents: its kind, its text, what causes it and what resolves it. */
const TROUBLES: [AlarmKind, RegExp, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'hold_backlog',
    /still reserves stock/,
    async () => {
      const productId = await stockProduct({ quantity: 3 });
      unpaid = (await shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }))).orderId;
      const holdExpiresAt = minutesAgo(LATE_HOLD_MINUTES + 1);
      await db().doc(`orders/${unpaid}`).update({ holdExpiresAt });
    },
    () => shop.sweep(),
  ],
  [
    'mail_backlog',
    /“Your order” has not been sent/,
    () => at('mail/late').set(queued(LATE_MAIL_MINUTES + 1)),
    () => at('mail/late').update({ delivery: { state: 'SUCCESS' } }),
  ],
  [
    'mail_failed',
    /“Your order” could not be sent/,
    () => at('mail/refused').set({ ...queued(1), delivery: { state: 'ERROR' } }),
    () => at('mail/refused').update({ delivery: { state: 'SUCCESS' } }),
  ],
  [
    'disputes_open',
    /Dispute alarm over ₹1,000 needs a response by .+/,
    () => at('disputes/alarm').set({ ...DISPUTE, amount: 100_000, respondBy: minutesAgo(-60) }),
    () => at('disputes/alarm').update({ status: 'under_review' }),
  ],
  [
    'tax_portal_open',
    /The e-way bill of order K-1 is not registered at the tax portal/,
    () =>
      at('eWayBills/alarm').set({
        ...{ orderNumber: 'K-1', state: 'requested', requestedAt: minutesAgo(61) },
      }),
    () => at('eWayBills/alarm').update({ state: 'active' }),
  ],
  [
    'couriers_open',
    /A parcel of order K-2 is not booked at the courier aggregator. It did not respond/,
    () => at('courierBookings/alarm').set({ ...BOOKING, requestedAt: minutesAgo(31) }),
    () => at('courierBookings/alarm').update({ state: 'shipped', nextAttemptAt: null }),
  ],
  [
    'complaints_overdue',
    /Complaint T-LATE should have been acknowledged by .+/,
    () =>
      at('tickets/T-LATE').set({
        kind: 'complaint',
        state: 'open',
        createdAt: minutesAgo(48 * 60 + 1),
      }),
    () => at('tickets/T-LATE').update({ state: 'answered', answeredAt: NOW }),
  ],
  [
    'invoice_gap',
    /0*2 is missing/,
    () => Promise.all([writeInvoice(1), writeInvoice(3)]),
    () => writeInvoice(2),
  ],
  [
    'stock_drift',
    /Drifting shawl: 4 available/,
    async () => {
      productId = await stockProduct({ title: 'Drifting shawl', quantity: 5 });
      await db().doc(`products/${productId}`).update({ quantity: 4 });
    },
    () => db().doc(`products/${productId}`).update({ quantity: 5 }),
  ],
  [
    'price_above_mrp',
    /Taxed shawl: The price with GST is ₹2,124, above the MRP of ₹2,000/,
    () => at('products/taxed').set({ ...TAXED, label: { ...NO_LABEL, mrp: 2000 } }),
    () => at('products/taxed').update({ status: 'archived' }),
  ],
  [
    'money_drift',
    /pay_unknown has no order and was not flagged for review/,
    () => at('payments/pay_unknown').set(orphan(false)),
    () => at('payments/pay_unknown').set(orphan(true)),
  ],
  [
    'gift_card_drift',
    /ending in 4321 has 700 paise, but its movements add up to 1000/,
    () => at('giftCards/alarm').set(CARD),
    () => at('giftCards/alarm').update({ balance: 1000 }),
  ],
  [
    'review_drift',
    /Loved shawl has a review total of 1 with 5 stars, but should have 0 with 0 stars/,
    async () => (productId = await stockProduct({ title: 'Loved shawl', reviews: FIVE })),
    () => db().doc('reviews/r1').set({ productId, status: 'published', rating: 5 }),
  ],
];

test('raises no alarm for correct data', async () => {
  await stockProduct({ quantity: 2 });
  await at('mail/young').set(queued(LATE_MAIL_MINUTES - 10));
  expect((await check()).found).toBe(0);
  expect(await open()).toEqual([]);
});

test.each(TROUBLES)('%s: raises the alarm, reports its cause, and ends it', async (...trouble) => {
  const [kind, message, goWrong, putRight] = trouble;
  await goWrong();
  await check();
  expect(await open()).toEqual([kind]);
  const alarm = await db().doc(`alarms/${kind}`).get();
  expect(alarm.get('message')).toMatch(message);
  const since: unknown = alarm.get('since');

  await check(minutesAgo(-5));
  const later = await db().doc(`alarms/${kind}`).get();
  expect([await open(), later.get('since')]).toEqual([[kind], since]);

  await putRight();
  await check();
  expect(await open()).toEqual([]);
});

test('names an open dispute and a payment that cannot be read', async () => {
  const damaged = [at('disputes/damaged'), at('payments/damaged')];
  await damaged[0]!.set({ status: 'open', respondBy: NOW });
  await damaged[1]!.set({ amount: 'much', updatedAt: NOW });
  const { checks } = await check();
  expect(checks.flatMap(({ findings }) => findings.map(({ what }) => what))).toEqual([
    'Dispute damaged is open, and its document cannot be read.',
    'Payment damaged cannot be read.',
  ]);
  await Promise.all(damaged.map((one) => one.delete()));
  await check();
  expect(await open()).toEqual([]);
});

test('webhooks_silent: orders are paid without webhooks until one arrives', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const { order } = await shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  const paid = shop.gateway.pay(order?.id ?? '', 'captured');
  await shop.verify(paid);
  await watchBacklogs(NOW);
  expect(await open()).toEqual(['webhooks_silent']);
  expect((await db().doc('alarms/webhooks_silent').get()).get('message')).toBe(
    `1 orders were paid in ${SILENT_HOURS} hours, but no webhook arrived.`,
  );
  await shop.deliver('payment.captured', paid);
  await watchBacklogs(NOW);
  expect(await open()).toEqual([]);
});

test('covers every alarm; abuse and settlements have their own tests', () => {
  const elsewhere = ['webhooks_silent', 'stock_reserved', 'settlements_differ', ...ABUSE_KINDS];
  const tried = [...TROUBLES.map(([kind]) => kind), ...elsewhere];
  expect(tried.toSorted()).toEqual([...ALARM_KINDS].toSorted());
});
