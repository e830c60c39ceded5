import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { exportsOf } from '../export-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const owner = createBeforeAll(() => signUp('admin'));
const { done, download, csvRows } = exportsOf(shop, () => owner);

test('what the gateway settled is exported by day, with the fee apart from its GST', async () => {
  const item = {
    ...{ settlementId: 'setl_1', entityId: 'pay_1', type: 'payment', paymentId: null },
    ...{ amount: 1_000_000, fee: 23_600, tax: 3_600, credit: 976_400, debit: 0 },
    ...{ method: 'upi', disputeId: null, description: '=1+1', gatewayOrderId: null },
    ...{ settledAt: new Date('2026-11-19T18:30:00Z'), createdAt: new Date('2026-11-18T06:00:00Z') },
  };
  await db().doc('settlementItems/setl_1_pay_1').set(item);
  const on = (day: string) => csvRows({ kind: 'settlements', period: 'days', from: day, to: day });
  expect(await on('2026-11-20')).toMatchObject([
    {
      ...{ Date: '2026-11-20', Settlement: 'setl_1', ID: 'pay_1', Payment: '', Method: 'upi' },
      ...{ Amount: '10000.00', 'Fee without GST': '200.00', 'GST on fee': '36.00' },
      ...{ Credit: '9764.00', Debit: '0.00', Description: "'=1+1" },
    },
  ]);
  expect(await on('2026-11-19')).toEqual([]);
});

test('the audit log is exported with its filter, amounts in rupees', async () => {
  await db()
    .doc('audit/export-1')
    .set({
      ...{ action: 'purchaseOrder.edit', target: 'purchaseOrders/p1', actor: owner.uid },
      ...{ before: { total: 120_000 }, after: { total: 90_000 }, reason: 'One less.' },
      at: new Date('2026-11-21T06:30:00Z'),
    });
  const choice = { kind: 'audit', filter: { target: 'purchaseOrders/p1' } };
  const text = await (await download(await done(choice))).text();
  expect(text).toContain('₹900');
  expect(text).not.toContain('90000');
  expect(text.split('\r\n')).toHaveLength(2);
});

test('what companies owe is exported by age', async () => {
  const buyer = await signUp('b2b_buyer', { companyName: 'Malhar Gifts LLP' });
  const dueAt = new Date(Date.now() - 40 * 86_400_000);
  await db()
    .doc(`companyCredits/${buyer.uid}`)
    .set({
      ...{ limit: 10_000_000, revision: 1, owed: 424_800, owedSince: dueAt, search: [] },
      parts: [{ orderId: 'o1', number: 'KG-ABCD1234', amount: 424_800, dueAt }],
    });
  const rows = await csvRows({ kind: 'credit' });
  expect(rows.find(({ Company }) => Company === 'Malhar Gifts LLP')).toMatchObject({
    ...{
      Limit: '100000.00',
      Outstanding: '4248.00',
      '31–60 days': '4248.00',
      Orders: 'KG-ABCD1234',
    },
  });
});
