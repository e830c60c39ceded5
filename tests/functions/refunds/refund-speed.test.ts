import { expect, test } from 'vitest';

import { readRefund, refunds } from '../../../functions/src/records/payment-record.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { eventually } from '../ledger-fixtures.ts';
import { PRICE_ADJUSTMENT, refundByStaff, retryOf } from '../manual-refunds.ts';
import { signUp } from '../sample-people.ts';
import { control, setFault } from '../sandbox-client.ts';
import { expectMoneyToAddUp, placeOrder } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const AMOUNT = 21_240;
const INSTANT = { ...PRICE_ADJUSTMENT, speed: 'instant' };

const shop = isolatedShop({ sandbox: 'own' });
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

async function refundsOf(orderId: string) {
  const { docs } = await refunds().where('orderId', '==', orderId).get();
  return docs.flatMap((one) => readRefund(one) ?? []);
}

async function onlyRefund(orderId: string) {
  const refunds = await refundsOf(orderId);
  expect(refunds).toHaveLength(1);
  return refunds[0]!;
}

test('sends an instant refund, and keeps what was asked, what was made and its fee', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await refundByStaff(staff, orderId, AMOUNT, INSTANT)).status).toBe(200);
  const instant = { speedRequested: 'instant', speed: 'instant', fee: 590, tax: 90 };
  expect(await onlyRefund(orderId)).toMatchObject({ state: 'processed', ...instant });
  await expectMoneyToAddUp(orderId);
});

test('sends a refund at normal speed without being asked, at no fee', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await refundByStaff(staff, orderId, AMOUNT)).status).toBe(200);
  const refund = await onlyRefund(orderId);
  expect(refund).toMatchObject({ speed: 'normal', fee: 0 });
  expect(refund.speedRequested).toBeUndefined();
});

test('shows when an instant refund fell back to normal speed, at once or later', async () => {
  const { orderId } = await placeOrder(shop);
  await refundByStaff(staff, orderId, AMOUNT, INSTANT);
  const { gatewayRefundId } = await onlyRefund(orderId);
  await control('POST', `/control/refunds/${gatewayRefundId}/slow`);
  await eventually(async () => (await onlyRefund(orderId)).speed === 'normal');
  const slowed = await onlyRefund(orderId);
  expect(slowed).toMatchObject({ speedRequested: 'instant', state: 'processed' });
  expect(slowed.feeReturnedAt).toBeInstanceOf(Date);

  await control('POST', '/control/account', { instantRefunds: false });
  const { orderId: other } = await placeOrder(shop);
  await refundByStaff(staff, other, AMOUNT, INSTANT);
  const asked = { speedRequested: 'instant', speed: 'normal', fee: 0 };
  expect(await onlyRefund(other)).toMatchObject(asked);
  await control('POST', '/control/account', { instantRefunds: true });
});

test('refunds once when the answer to an instant refund is lost', async () => {
  const { orderId } = await placeOrder(shop);
  await setFault('refund', 'server_error_html');
  await refundByStaff(staff, orderId, AMOUNT, INSTANT);
  const waiting = await onlyRefund(orderId);
  expect(waiting).toMatchObject({ state: 'requested', speedRequested: 'instant' });
  const { token } = staff.admin;
  await shop.post(`/ops/refunds/${waiting.id}/retry`, {}, { token });
  expect(await onlyRefund(orderId)).toMatchObject({ state: 'processed', speed: 'instant' });
  await expectMoneyToAddUp(orderId);
});

test('retries a declined instant refund at the speed that staff choose then', async () => {
  const { orderId } = await placeOrder(shop);
  await setFault('refund', 'declined');
  await refundByStaff(staff, orderId, AMOUNT, INSTANT);
  const failed = await onlyRefund(orderId);
  expect(failed.state).toBe('failed');
  expect((await refundByStaff(staff, orderId, AMOUNT, retryOf(failed))).status).toBe(200);
  const retried = (await refundsOf(orderId)).find(({ id }) => id !== failed.id)!;
  expect(retried).toMatchObject({ state: 'processed', speed: 'normal', fee: 0 });
  expect(retried.speedRequested).toBeUndefined();
});

test('refuses another speed and changes nothing', async () => {
  const { orderId } = await placeOrder(shop);
  const { status, body } = await refundByStaff(staff, orderId, AMOUNT, {
    ...PRICE_ADJUSTMENT,
    speed: 'optimum',
  });
  expect([status, body.details]).toEqual([
    400,
    { speed: 'Please choose a normal or an instant refund.' },
  ]);
  expect(await refundsOf(orderId)).toEqual([]);
});
