import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';

import { erasePerson } from '../../../functions/src/account/erase-person.ts';
import { db, exists, expectStockToBalance, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, giveCredit, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  placeOrder,
  takeOrderSteps,
  type OrderPlan,
} from '../staff-orders.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const owner = createBeforeAll(() => signUp('customer'));

/** A guest's order that has arrived, unless the plan says whose it is. */
async function delivered(plan: OrderPlan = {}) {
  const placed = await placeOrder(shop, plan);
  await takeOrderSteps({ shop, admin }, placed.orderId, 'confirm', 'pack', 'ship', 'deliver');
  return { ...placed, productId: placed.productIds[0]! };
}

const open = (orderId: string, lines: object[], more: object = {}) =>
  takeOrderStep({ shop, admin }, orderId, 'open-return', { lines, ...more });

const step = (id: string, action: string, body: object) =>
  shop.post(`/returns/${id}/${action}`, body, { token: admin.token });

async function returnsOf(orderId: string) {
  return (await db().collection('returns').where('orderId', '==', orderId).get()).docs;
}

async function eventsOf(orderId: string) {
  const { docs } = await db().collection(`orders/${orderId}/events`).get();
  return docs.map((one) => one.data());
}

const OPENED = 'Return opened by the shop at the customer’s request';

test('lets staff open a return for a guest and refund it', async () => {
  const { orderId, productId, amount } = await delivered();
  const lines = [{ productId, quantity: 1, reason: 'fit' }];
  const opened = await open(orderId, lines, { note: 'The blouse is too narrow.' });
  expect(opened).toMatchObject({ status: 200, body: { order: { state: 'delivered' } } });
  const [one] = await returnsOf(orderId);
  expect(one!.data()).toMatchObject({
    state: 'requested',
    uid: null,
    lines: [{ productId, quantity: 1, reason: 'fit' }],
    reason: 'The blouse is too narrow.',
  });
  expect(await exists(`mail/return_${one!.id}_requested`)).toBe(true);

  await step(one!.id, 'approve', { revision: 0 });
  const counted = [{ productId, received: 1, restock: 1 }];
  await step(one!.id, 'receive', { revision: 1, lines: counted });
  const worth = one!.get('estimate') as number;
  expect(worth).toBe(amount - 15_000);
  expect((await step(one!.id, 'refund', { revision: 2, amount: worth })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'returned', payment: { refunded: worth } });
  await expectStockToBalance(productId);
  await expectMoneyToAddUp(orderId);
});

test('records who opened a return and keeps the customer’s words private', async () => {
  const { orderId, productId } = await delivered();
  const lines = [{ productId, quantity: 1, reason: 'mind' }];
  await open(orderId, lines, { note: 'My mother does not like the colour.' });
  const event = (await eventsOf(orderId)).find(({ what }) => what === OPENED);
  expect(event).toMatchObject({ by: admin.uid, visibleToCustomer: true, note: '' });
  const rows = await db().collection('audit').where('target', '==', `orders/${orderId}`).get();
  const row = rows.docs.find((one) => one.get('action') === 'order.openReturn');
  expect(row?.data()).toMatchObject({ actor: admin.uid, reason: '' });
});

test('opens one return for twenty clicks', async () => {
  const { orderId, productId } = await delivered({ pieces: [3] });
  const { revision = 0 } = await orderOf(orderId);
  const lines = [{ productId, quantity: 1, reason: 'fit' }];
  const answers = await concurrently(20, () => open(orderId, lines, { revision }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'stale')).toHaveLength(19);
  expect(await returnsOf(orderId)).toHaveLength(1);
  expect((await eventsOf(orderId)).filter(({ what }) => what === OPENED)).toHaveLength(1);
});

test('lets only staff open a return for a customer', async () => {
  const { orderId, productId } = await delivered({ owner });
  const { revision } = await orderOf(orderId);
  const body = { revision, lines: [{ productId, quantity: 1, reason: 'fit' }] };
  const path = `/orders/${orderId}/open-return`;
  expect((await shop.post(path, body)).status).toBe(401);
  expect((await shop.post(path, body, { token: owner.token })).status).toBe(403);
  expect(await returnsOf(orderId)).toHaveLength(0);
});

test('refuses a return of undelivered items, of too many, or without a reason', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  const [productId] = productIds;
  const line = { productId, quantity: 1, reason: 'fit' };
  expect((await open(orderId, [line])).body.code).toBe('not_returnable');
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');
  expect(await open(orderId, [{ ...line, quantity: 2 }])).toMatchObject({
    status: 409,
    body: { code: 'not_returnable', details: { [productId!]: 1 } },
  });
  expect(await open(orderId, [{ productId, quantity: 1 }])).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
  expect((await open(orderId, [])).status).toBe(400);
  expect(await returnsOf(orderId)).toHaveLength(0);
});

test('applies the return period to staff, except for items not as described', async () => {
  const { orderId, productId } = await delivered();
  const later = await openIsolatedShop();
  later.passMinutes(40 * 24 * 60);
  const openLater = (reason: string) =>
    takeOrderStep({ shop: later, admin }, orderId, 'open-return', {
      lines: [{ productId, quantity: 1, reason }],
    });
  expect((await openLater('mind')).body.code).toBe('not_returnable');
  expect((await openLater('different')).status).toBe(200);
  await later.close();
});

test('refuses staff a change-of-mind return of a quotation order', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL);
  const orderId = await bulkOrder(buyer, 'credit-30');
  await takeOrderSteps({ shop, admin }, orderId, 'ship', 'deliver');
  const openFor = (reason: string) =>
    open(orderId, [{ productId: ORDERED_LINE.productId, quantity: 1, reason }]);
  expect((await openFor('mind')).body.code).toBe('not_returnable');
  expect((await openFor('damaged')).status).toBe(200);
});

test('shows a return to the account that claims the order later', async () => {
  const guest = await signUp('customer');
  const { orderId, productId } = await delivered({ email: guest.email });
  await open(orderId, [{ productId, quantity: 1, reason: 'fit' }]);
  const claimed = await shop.post('/orders/claim', {}, { token: guest.token });
  expect(claimed.body).toMatchObject({ claimed: 1 });
  const [one] = await returnsOf(orderId);
  expect(one!.get('uid')).toBe(guest.uid);
});

test('explains in the delivery email how to return', async () => {
  const legal = (await db().doc('settings/public').get()).get('legal') as {
    email: string;
  };
  const emailTextOf = async (orderId: string) => {
    const { number, shipments } = await orderOf(orderId);
    const mail = db().doc(`mail/order_${orderId}_delivered_${shipments[0]!.id}`);
    return { number, text: (await mail.get()).get('message.text') as string };
  };
  const guest = await emailTextOf((await delivered()).orderId);
  expect(guest.text).toContain(
    `Reply to this email, or write to ${legal.email} and mention order ${guest.number}.`,
  );
  const { orderId } = await delivered({ owner });
  expect((await emailTextOf(orderId)).text).toContain(`/orders/${orderId}`);
});

/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const isKept = async (path: string) => (await getStorage().bucket().file(path).exists())[0];

test('keeps return photos until the account is closed', async () => {
  const guest = await delivered();
  const lines = [{ productId: guest.productId, quantity: 1, reason: 'damaged' }];
  expect((await open(guest.orderId, lines, { photos: [PIXEL, PIXEL] })).status).toBe(200);
  const [one] = await returnsOf(guest.orderId);
  const folder = `returns/guests/${one!.id}`;
  expect(one!.get('photos')).toEqual([`${folder}/photo-1.png`, `${folder}/photo-2.png`]);
  expect(await isKept(`${folder}/photo-2.png`)).toBe(true);
  const person = await signUp('customer');
  await one!.ref.update({ uid: person.uid });
  await erasePerson({ uid: person.uid, email: '' }, new Date());
  expect(await isKept(`${folder}/photo-1.png`)).toBe(false);
  const own = await delivered({ owner });
  const theirs = [{ productId: own.productId, quantity: 1, reason: 'damaged' }];
  expect((await open(own.orderId, theirs, { photos: [PIXEL] })).status).toBe(200);
  const [mine] = await returnsOf(own.orderId);
  expect(mine!.get('photos')).toEqual([`returns/${owner.uid}/${mine!.id}/photo-1.png`]);
});

test('refuses invalid photos and leaves no photos of a failed return', async () => {
  const { orderId, productId } = await delivered();
  const lines = [{ productId, quantity: 1, reason: 'damaged' }];
  const wrong = { photos: ['data:image/png;base64,AAAA'] };
  expect(await open(orderId, lines, wrong)).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
  expect(await returnsOf(orderId)).toHaveLength(0);
  const [before] = await getStorage().bucket().getFiles({ prefix: 'returns/guests/' });
  const { revision = 0 } = await orderOf(orderId);
  const answers = await concurrently(6, () => open(orderId, lines, { photos: [PIXEL], revision }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [after] = await getStorage().bucket().getFiles({ prefix: 'returns/guests/' });
  expect(after).toHaveLength(before.length + 1);
});
