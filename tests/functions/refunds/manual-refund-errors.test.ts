import { expect, test } from 'vitest';

import { exists, orderOf } from '../ledger-fixtures.ts';
import {
  draftOf,
  draftWithProduct,
  saveDraft,
  newReference,
  orderIdOf,
  recordPaid,
} from '../draft-order-fixtures.ts';
import {
  cancelByStaff,
  recordManualRefund,
  paidOffline,
  refundByStaff,
  refundsOf,
  today,
} from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { placeOrder } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

test.each([
  [{ day: '2999-01-01' }, 400, 'invalid'],
  [{ day: '2020-01-01' }, 400, 'invalid'],
  [{ day: '2026-02-31' }, 400, 'invalid'],
  [{ day: 20_261_121 }, 400, 'invalid'],
  [{ method: 'cheque' }, 400, 'invalid'],
  [{ method: 'card' }, 400, 'invalid'],
  [{ reference: '12' }, 400, 'invalid'],
  [{ reference: { $ne: '' } }, 400, 'invalid'],
  [{ refundId: 'refund_pay_unknown_1' }, 404, 'not_found'],
  [{ refundId: '../orders/o1' }, 400, 'invalid'],
  [{ amount: 1 }, 400, 'invalid'],
  [{ revision: 99 }, 409, 'stale'],
])('a record with %o changes nothing', async (fields, status, code) => {
  const { orderId, total } = await paidOffline(staff);
  await cancelByStaff(staff, orderId);
  expect(await recordManualRefund(staff, orderId, fields)).toMatchObject({
    status,
    body: { code },
  });
  expect(await refundsOf(orderId)).toMatchObject([{ amount: total, state: 'owed' }]);
  expect((await orderOf(orderId)).payment.refunded).toBe(0);
});

test('refuses a cash refund of two lakh rupees', async () => {
  const { productId } = await draftWithProduct(staff, 200);
  const items = [{ productId, quantity: 100 }];
  const dear = await saveDraft(staff, draftOf([], { items }));
  const orderId = orderIdOf(await recordPaid(staff, dear));
  await cancelByStaff(staff, orderId);
  const inCash = { method: 'cash', reference: 'C/78' };
  expect((await recordManualRefund(staff, orderId, inCash)).body).toMatchObject({
    code: 'invalid',
    details: { method: 'Cash must be below ₹2,00,000.' },
  });
  expect((await recordManualRefund(staff, orderId)).status).toBe(200);
});

test('refuses a manual refund of a gateway payment', async () => {
  const { orderId } = await placeOrder(shop);
  await refundByStaff(staff, orderId, 10_000);
  const [sent] = await refundsOf(orderId);
  const { status, body } = await recordManualRefund(staff, orderId, { refundId: sent!.id });
  expect([status, body.code]).toEqual([409, 'by_gateway']);
  expect((await orderOf(orderId)).payment.refunded).toBe(10_000);
});

test('lets only staff record and read manual refunds', async () => {
  const { orderId } = await paidOffline(staff);
  await cancelByStaff(staff, orderId);
  const [owed] = await refundsOf(orderId);
  const reference = newReference();
  const body = {
    ...{ revision: (await orderOf(orderId)).revision, refundId: owed!.id },
    ...{ method: 'bank_transfer', reference, day: today() },
  };
  const path = `/orders/${orderId}/given-back`;
  expect((await shop.post(path, body)).status).toBe(401);
  const shopper = await signUp('customer');
  expect((await shop.post(path, body, { token: shopper.token })).status).toBe(403);
  expect(await exists(`bankTransfers/${reference}`)).toBe(false);
});

test('refuses a refund reference for another order or an incoming payment', async () => {
  const [one, other] = [await paidOffline(staff), await paidOffline(staff)];
  await cancelByStaff(staff, one.orderId);
  await cancelByStaff(staff, other.orderId);
  const reference = newReference();
  expect((await recordManualRefund(staff, one.orderId, { reference })).status).toBe(200);
  const used = { status: 409, body: { code: 'reference_used' } };
  expect(await recordManualRefund(staff, other.orderId, { reference })).toMatchObject(used);
  const { draft } = await draftWithProduct(staff, 1);
  expect(await recordPaid(staff, draft, { method: 'bank_transfer', reference })).toMatchObject(
    used,
  );
});

test('requires a separate receipt for each cash refund', async () => {
  const { orderId, total } = await paidOffline(staff);
  await refundByStaff(staff, orderId, 70_001);
  await refundByStaff(staff, orderId, total - 70_001);
  const inCash = { method: 'cash', reference: `C${newReference()}` };
  expect((await recordManualRefund(staff, orderId, inCash)).status).toBe(200);
  const again = await recordManualRefund(staff, orderId, inCash);
  expect(again).toMatchObject({ status: 409, body: { code: 'reference_used' } });
});
