import { expect, test } from 'vitest';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';

import { books, exists } from '../books.ts';
import { bulkOrder, openPart, TOTAL, verifiedBuyer } from '../bulk-orders.ts';
import { madeBefore } from '../made-before.ts';
import { lettersOf, walk } from '../order-desk.ts';
import { ownShop } from '../own-shop.ts';
import { signUp } from '../people.ts';
import { pay, sandboxState } from '../sandbox-client.ts';
import { tell } from '../second-payments.ts';

const shop = ownShop();
const buyer = madeBefore(() => verifiedBuyer());
const desk = { shop, admin: madeBefore(() => signUp('admin')) };
const half = paise(Math.ceil(TOTAL / 2));

test('a part that is paid after the order was cancelled goes back, and its buyer reads once why and where to', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const { id: twin } = await openPart(shop, buyer, id);
  await walk(desk, id, 'cancel');
  const handed = await pay(twin);
  const { payments } = await sandboxState();
  const payment = payments.find((one) => one.id === handed.razorpay_payment_id)!;
  await Promise.all(
    ['a', 'b', 'c'].map((each) => tell(shop, 'payment.captured', { payment }, `${each}-${id}`)),
  );
  const refunds = await books().collection('refunds').where('orderId', '==', id).get();
  expect(refunds.docs.map((one) => one.data())).toMatchObject([
    { state: 'processed', amount: half, reason: 'cancelled', paymentId: payment.id },
  ]);
  expect(await lettersOf(id)).toEqual(['cancelled', `late-${payment.id}`]);
  expect(await exists(`mail/refund_${refunds.docs[0]!.id}`)).toBe(false);
  const letter = await books().doc(`mail/order_${id}_late-${payment.id}`).get();
  const text = String(letter.get('message.text'));
  expect(text).toContain(`Your payment of ${formatPaise(half)} for order`);
  expect(text).toContain('reached us after the order had been cancelled');
  expect(text).toContain(`sending ${formatPaise(half)} back to where it came from`);
  expect(text).toContain('5 to 7 working days');
});
