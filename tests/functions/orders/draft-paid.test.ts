import { expect, test } from 'vitest';

import { db, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import {
  draftDoc,
  draftOf,
  draftWithProduct,
  saveDraft,
  newReference,
  orderIdOf,
  recordPaid,
} from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { emailsOf } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const RIVALS = 12;

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

test('places an order once for an offline payment, with its email and reference', async () => {
  const { productId, draft } = await draftWithProduct(staff, RIVALS * 2);
  const reference = newReference();
  const answers = await concurrently(RIVALS, () => recordPaid(staff, draft, { reference }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(orderIdOf)).size).toBe(1);
  const order = await orderOf(orderIdOf(answers[0]!));
  expect(order).toMatchObject({
    state: 'placed',
    holdExpiresAt: null,
    payment: { state: 'captured', method: 'bank_transfer', paymentId: reference },
  });
  expect(order.payment.captured).toBe(draft.total);
  expect(await stockOf(productId)).toEqual({ quantity: RIVALS * 2 - 1, committed: 1 });
  expect(await emailsOf(order.id)).toEqual(['paid']);
  const kept = await db().doc(`bankTransfers/${reference}`).get();
  expect(kept.data()).toMatchObject({ orderId: order.id, amount: draft.total, by: admin.uid });
});

test('uses one transfer for one order only', async () => {
  const productId = await stockProduct({ quantity: RIVALS });
  const drafts = await concurrently(RIVALS, () => saveDraft(staff, draftOf([productId])));
  const reference = newReference();
  const answers = await Promise.all(drafts.map((draft) => recordPaid(staff, draft, { reference })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['reference_used']));
  expect(await stockOf(productId)).toEqual({ quantity: RIVALS - 1, committed: 1 });
});

test.each([
  [{ amount: 1 }, 409, 'price_changed'],
  [{ reference: '12' }, 400, 'invalid'],
  [{ method: 'cheque' }, 400, 'invalid'],
  [{ method: 'counter_upi', reference: 'ABC' }, 400, 'invalid'],
  [{ method: 'cash', reference: 'C-1', amount: 20_000_000 }, 400, 'invalid'],
  [{ revision: 9 }, 409, 'stale'],
])('creates no order for a payment with %o', async (fields, status, code) => {
  const { productId, draft } = await draftWithProduct(staff, 2);
  expect(await recordPaid(staff, draft, fields)).toMatchObject({ status, body: { code } });
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 0 });
  expect(await draftDoc(draft)).toMatchObject({ state: 'open' });
});
