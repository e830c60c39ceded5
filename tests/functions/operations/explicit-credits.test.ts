import { readFileSync } from 'node:fs';

import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';

import { convertMoney } from '../../../tools/explicit-money/convert-money.ts';
import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { creditWrittenRefund } from '../../../functions/src/documents/invoices/invoice-events.ts';
import { readEachRefund } from '../../../functions/src/records/payment-record.ts';
import { openIsolatedDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { adjustmentsOf, refundsOf } from '../manual-refunds.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';

/**
 * Two orders with replacements, one of them cancelled, and the sale of a gift card that was paid twice and whose refund
 * failed, as the shop stored them until the end of November 2026.
 */
const EXPORTED = JSON.parse(
  readFileSync(new URL('exchange-export.json', import.meta.url), 'utf8'),
  (_name, value: unknown) =>
    typeof value === 'object' && value !== null && '$time' in value
      ? Timestamp.fromDate(new Date(String(value.$time)))
      : value,
) as Record<string, Record<string, unknown>>;

const idsIn = (collection: string) =>
  Object.keys(EXPORTED)
    .filter((path) => path.startsWith(`${collection}/`))
    .map((path) => path.slice(collection.length + 1));
const CREDITS = idsIn('refunds').filter((id) => EXPORTED[`refunds/${id}`]!.replacementId);
const OF_SALES = idsIn('refunds').filter((id) => EXPORTED[`refunds/${id}`]!.orderId === '');

let runs: Awaited<ReturnType<typeof convertMoney>>[];

beforeAll(async () => {
  await openIsolatedDatabase();
  const batch = db().batch();
  for (const [path, stored] of Object.entries(EXPORTED)) batch.set(db().doc(path), stored);
  await batch.commit();
  runs = await Promise.all([convertMoney(db()), convertMoney(db())]);
});

test('moves the credits of exchanges to balance adjustments, once', async () => {
  expect(CREDITS).toHaveLength(2);
  const converted = runs.reduce((sum, run) => sum + run.converted, 0);
  expect(converted).toBe(CREDITS.length + OF_SALES.length);
  expect(await convertMoney(db())).toMatchObject({ converted: 0, unreadable: [] });
  for (const id of CREDITS) {
    const { orderId, amount, replacementId, returnId, claim } = EXPORTED[`refunds/${id}`]!;
    const moved = await adjustmentsOf(String(orderId));
    expect(moved).toMatchObject([
      { purpose: 'exchange', amount, replacementId, returnId, claim, initiatedFrom: 'return' },
    ]);
    const refunds = await refundsOf(String(orderId));
    expect(refunds.some((one) => one.id === id || one.paymentId === null)).toBe(false);
  }
  await expectLedgerToBalance(...idsIn('orders'));
});

test('a moved credit keeps its credit note, and gets no second one', async () => {
  const [noted = ''] = CREDITS.filter((id) => EXPORTED[`refunds/${id}`]!.creditNoteNumber);
  const moved = db().doc(`balanceAdjustments/${noted}`);
  const notes = (await db().collection('creditNotes').get()).size;
  await creditWrittenRefund({ after: await moved.get() });
  expect((await db().collection('creditNotes').get()).size).toBe(notes);
  const { creditNoteNumber } = EXPORTED[`refunds/${noted}`]!;
  expect((await moved.get()).get('creditNoteNumber')).toBe(creditNoteNumber);
});

test('the reports count a moved credit once', async () => {
  for (const id of CREDITS) {
    const { orderId } = EXPORTED[`refunds/${id}`]!;
    await updateSoldScores(String(orderId), new Date());
    const counted = await db()
      .doc(`soldScores/${String(orderId)}`)
      .get();
    expect(counted.get('entries')).toEqual(EXPORTED[`soldScores/${String(orderId)}`]!.entries);
  }
});

test('refunds of a sold gift card name its sale and no order', async () => {
  const [saleId] = idsIn('giftCardSales');
  const { docs } = await db().collection('refunds').where('giftCardSaleId', '==', saleId).get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(OF_SALES.toSorted());
  expect(readEachRefund(docs)).toMatchObject([{ orderId: null }, { orderId: null }]);
});
