import { expect, test } from 'vitest';

import { codesOf } from '../../../functions/src/records/pieces/piece-codes.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';
import { placeOrder, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const support = createBeforeAll(() => signUp('admin', { staffRoles: ['support'] }));
const staff = { shop, admin };

/** A shipped order of two pieces of a batch of four, and what staff need to correct it. */
async function shippedOrder() {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2], stock: 4 });
  const [productId = ''] = productIds;
  const batch = await recordBatch(productId, 4);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const [code = ''] = await codesIn(orderId);
  const correct = (number: number, sent = '', by: Person = admin) =>
    takeOrderStep({ shop, admin: by }, orderId, 'correct-piece', {
      ...{ shipmentId: 'parcel-1', code, number, sent },
    });
  return { orderId, productId, batch, code, correct };
}

async function recordBatch(productId: string, count: number) {
  const units = [{ productId, count }];
  const answer = await shop.post('/pieces', { units }, { token: admin.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const batches = db().collection('pieceBatches');
  const { docs } = await batches.where('unit', '==', productId).get();
  const [{ id, secret } = { id: '', secret: '' }] = docs.map((one) => ({
    id: one.id,
    secret: one.get('secret') as string,
  }));
  const codeOf = (from: number) => codesOf({ id, secret }, [{ from, to: from }])[0] ?? '';
  const unsold = async () => (await batches.doc(id).get()).get('unsold') as unknown;
  return { id, codeOf, unsold };
}

async function codesIn(orderId: string): Promise<string[]> {
  const { shipments } = await orderOf(orderId);
  return shipments.flatMap(({ lines }) => lines.flatMap(({ pieces = [] }) => pieces));
}

test('records that another piece left, and sells the recorded one again', async () => {
  const { orderId, batch, correct } = await shippedOrder();
  expect((await correct(1, batch.codeOf(4).toLowerCase())).status).toBe(200);
  expect(await codesIn(orderId)).toEqual([batch.codeOf(2), batch.codeOf(4)]);
  expect(await batch.unsold()).toEqual([
    { from: 1, to: 1 },
    { from: 3, to: 3 },
  ]);
});

test('refuses a piece that is not in the shop, a wrong code and a number of another parcel', async () => {
  const { orderId, batch, code, correct } = await shippedOrder();
  const refused = [
    await correct(1, batch.codeOf(2)),
    await correct(1, `${batch.id}-4-00000`),
    await correct(3, batch.codeOf(4)),
    await correct(1, batch.codeOf(4), support),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'piece_not_in_shop'],
    [400, 'invalid'],
    [400, 'invalid'],
    [403, 'permission_missing'],
  ]);
  expect(await codesIn(orderId)).toEqual([code]);
  expect(await batch.unsold()).toEqual([{ from: 3, to: 4 }]);
});

test('refuses a piece of another product', async () => {
  const { orderId, code, correct } = await shippedOrder();
  const other = await recordBatch(await stockProduct({ quantity: 1 }), 1);
  expect(await correct(1, other.codeOf(1))).toMatchObject({ status: 400 });
  expect(await codesIn(orderId)).toEqual([code]);
  expect(await other.unsold()).toEqual([{ from: 1, to: 1 }]);
});
