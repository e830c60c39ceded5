import { expect, test } from 'vitest';

import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import { db, orderOf } from '../ledger-fixtures.ts';
import {
  bulkOrder,
  giveCredit,
  openInstalment,
  TOTAL,
  verifiedBuyer,
} from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const ship = (id: string) => takeOrderStep({ shop, admin }, id, 'ship', BODIES.ship!());

test.each<PaymentTerms>(['advance', 'half-advance', 'discuss'])(
  'ships with %s terms only after the advance is paid',
  async (terms) => {
    const buyer = await verifiedBuyer();
    const id = await bulkOrder(buyer, terms);
    expect(await ship(id)).toMatchObject({ status: 409, body: { code: 'part_unpaid' } });
    expect((await orderOf(id)).shipments).toEqual([]);
    await shop.post(
      '/razorpay/verify-payment',
      await pay((await openInstalment(shop, buyer, id)).id),
    );
    expect((await ship(id)).status).toBe(200);
  },
);

test('ships on credit up to the limit and not a paisa more', async () => {
  const buyer = await verifiedBuyer();
  const id = await bulkOrder(buyer, 'credit-30');
  expect(await ship(id)).toMatchObject({ status: 409, body: { code: 'no_credit' } });
  await giveCredit(buyer, TOTAL - 1);
  expect(await ship(id)).toMatchObject({ status: 409, body: { code: 'over_credit_limit' } });
  await giveCredit(buyer, TOTAL);
  expect((await ship(id)).status).toBe(200);
  const next = await bulkOrder(buyer, 'credit-30');
  expect(await ship(next)).toMatchObject({ status: 409, body: { code: 'over_credit_limit' } });
});

test('ships nothing more on credit to an overdue buyer', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL * 10);
  const old = await bulkOrder(buyer, 'credit-30');
  const longAgo = new Date(Date.now() - 86_400_000);
  const [part] = (await orderOf(old)).instalments!;
  await db()
    .doc(`orders/${old}`)
    .update({ instalments: [{ ...part, dueOn: longAgo }], invoiceNumber: 'KG/2526/000001' });
  const id = await bulkOrder(buyer, 'credit-30');
  expect(await ship(id)).toMatchObject({ status: 409, body: { code: 'credit_overdue' } });
  await shop.post(
    '/razorpay/verify-payment',
    await pay((await openInstalment(shop, buyer, old)).id),
  );
  expect((await ship(id)).status).toBe(200);
});

test('counts nothing as overdue before the goods ship', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL * 10);
  const woven = await bulkOrder(buyer, 'credit-30');
  expect((await orderOf(woven)).instalments).toMatchObject([{ dueOn: null }]);
  const older = await bulkOrder(buyer, 'credit-30');
  const [part] = (await orderOf(older)).instalments!;
  await db()
    .doc(`orders/${older}`)
    .update({ instalments: [{ ...part, dueOn: new Date(Date.now() - 90 * 86_400_000) }] });
  const next = await bulkOrder(buyer, 'credit-30');
  expect((await ship(next)).status).toBe(200);
});

test('gives no credit to a company that is no longer verified', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL);
  const id = await bulkOrder(buyer, 'credit-30');
  await db().doc(`users/${buyer.uid}`).update({ 'companyVerification.state': 'pending' });
  expect(await ship(id)).toMatchObject({ status: 409, body: { code: 'no_credit' } });
});

test('sets a credit limit with an audit row, without lost updates', async () => {
  const buyer = await verifiedBuyer();
  const set = (body: object, token = admin.token) =>
    shop.put(
      `/credit/${buyer.uid}`,
      { limit: 500_000, revision: 0, reason: 'Agreed.', ...body },
      { token },
    );
  const answers = await Promise.all(Array.from({ length: 5 }, () => set({})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'stale')).toHaveLength(4);
  expect((await set({ revision: 1, limit: -1 })).status).toBe(400);
  expect((await set({ revision: 1 }, buyer.token)).status).toBe(403);
  const rows = await db()
    .collection('audit')
    .where('target', '==', `companyCredits/${buyer.uid}`)
    .get();
  expect(rows.size).toBe(1);
  const unknown = await signUp('customer');
  const body = { limit: 1, revision: 0, reason: 'x' };
  expect(await shop.put(`/credit/${unknown.uid}`, body, { token: admin.token })).toMatchObject({
    status: 404,
  });
});
