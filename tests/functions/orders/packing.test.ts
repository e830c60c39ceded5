import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { PackingSheet } from '@kargha/domain/orders/packing-endpoints';
import { piecesNamedBy } from '@kargha/domain/pieces/piece-code';

import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';
import { placeOrder, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Meera Das' }));
const second = createBeforeAll(() => signUp('admin', { fullName: 'Ravi Menon' }));

const open = (code: string, { token }: Person = admin, more: object = {}) =>
  shop.post('/packing', { code, ...more }, { token });
const finish = (orderId: string, revision: number, { token }: Person = admin) =>
  shop.post(`/packing/${orderId}/finish`, { revision }, { token });

async function confirmed() {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm');
  const { number, revision = 0 } = await orderOf(orderId);
  return { orderId, productIds, number, revision };
}

test('opens an order by the bar code of its slip, with the codes of its pieces', async () => {
  const { orderId, productIds, number, revision } = await confirmed();
  await db().doc(`products/${productIds[0]}`).update({ barcode: '8901234567894' });
  const opened = await open(number.toLowerCase());
  expect(opened).toMatchObject({
    status: 200,
    body: { order: { id: orderId, number, revision, toCollect: 0, needsReview: false } },
  });
  expect((opened.body.order as { lines: object[] }).lines).toMatchObject([
    { quantity: 2, barcode: '8901234567894' },
    { quantity: 1 },
  ]);
  expect(await finish(orderId, revision)).toMatchObject({
    status: 200,
    body: { order: { state: 'packed' } },
  });
  expect(await open(number)).toMatchObject({ status: 409, body: { code: 'not_to_pack' } });
});

test('tells a second person who packs an order, and the first one who has lost it', async () => {
  const { orderId, number, revision } = await confirmed();
  await open(number);
  const refused = await open(number, second);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'being_packed', error: `Meera Das is packing ${number}, opened just now.` },
  });
  expect(await open(number, second, { takeOver: true })).toMatchObject({ status: 200 });
  expect(await finish(orderId, revision)).toMatchObject({
    status: 409,
    body: { code: 'being_packed' },
  });
  expect(await orderOf(orderId)).toMatchObject({ state: 'confirmed' });
  expect(await finish(orderId, revision, second)).toMatchObject({ status: 200 });
});

test('frees an order that was left, and one that was forgotten for half an hour', async () => {
  const { orderId, number } = await confirmed();
  await open(number);
  await shop.post(`/packing/${orderId}/leave`, {}, { token: admin.token });
  expect(await open(number, second)).toMatchObject({ status: 200 });
  await shop.post(`/packing/${orderId}/leave`, {}, { token: admin.token });
  expect(await open(number), 'only the packer can leave').toMatchObject({ status: 409 });
  const forgotten = new Date(Date.now() - 31 * 60_000);
  await db().doc(`orders/${orderId}/private/packing`).update({ at: forgotten });
  expect(await open(number)).toMatchObject({ status: 200 });
});

test('lets one of two people open an order at the same moment, and packs it once', async () => {
  const { orderId, number, revision } = await confirmed();
  const both = await concurrently(6, (place) => open(number, place % 2 === 0 ? admin : second));
  const isOpen = both.map(({ status }) => status === 200);
  const ofFirst = isOpen.filter((_, place) => place % 2 === 0);
  const ofSecond = isOpen.filter((_, place) => place % 2 === 1);
  expect([...new Set(ofFirst), ...new Set(ofSecond)].toSorted()).toEqual([false, true]);
  const packer = isOpen[0] ? admin : second;
  const packed = await concurrently(4, () => finish(orderId, revision, packer));
  expect(packed.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('opens the order that has waited longest, and the next one after it', async () => {
  const rounds = [await confirmed(), await confirmed()];
  const [older, newer] = rounds as [(typeof rounds)[0], (typeof rounds)[0]];
  const before = new Date('2020-01-01');
  await db().doc(`orders/${older.orderId}`).update({ createdAt: before });
  await db()
    .doc(`orders/${newer.orderId}`)
    .update({ createdAt: new Date(before.getTime() + 1000) });
  expect((await open('')).body.order).toMatchObject({ id: older.orderId });
  expect((await open('', second)).body.order).toMatchObject({ id: newer.orderId });
  const next = await open('', admin, { after: older.orderId });
  expect((next.body.order as { id: string } | null)?.id).not.toBe(older.orderId);
});

test('packs a split order parcel by parcel: sheet, slip and dispatch name the same items', async () => {
  const { orderId, productIds, number } = await confirmed();
  const [first, second] = productIds.map((productId) => ({ productId }));
  const parcels = [
    { lines: [{ ...first, quantity: 1 }] },
    {
      lines: [
        { ...first, quantity: 1 },
        { ...second, quantity: 1 },
      ],
    },
  ];
  const staff = { shop, admin };
  expect((await takeOrderStep(staff, orderId, 'plan-parcels', { parcels })).status).toBe(200);
  const opened = (await open(number)).body.order as PackingSheet;
  expect(opened).toMatchObject({ parcel: 1, parcels: 2, lines: [{ quantity: 1 }] });
  expect(await finish(orderId, opened.revision)).toMatchObject({
    ...{ status: 200, body: { order: { state: 'packed' } } },
  });
  expect(await finish(orderId, opened.revision), 'the same answer twice').toMatchObject({
    ...{ status: 409, body: { code: 'stale' } },
  });
  await takeOrderSteps(staff, orderId, 'ship');
  expect((await orderOf(orderId)).shipments).toMatchObject([parcels[0]]);

  const next = (await open(number)).body.order as PackingSheet;
  expect(next).toMatchObject({ parcel: 2, parcels: 2, lines: [{ quantity: 1 }, { quantity: 1 }] });
  const slip = await shop.download(`/orders/papers/slips?orders=${orderId}&number=2`, {
    token: admin.token,
  });
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await slip.arrayBuffer())),
    { mergePages: true },
  );
  expect(text).toContain('Packing slip, parcel 2 of 2');
  expect(await finish(orderId, next.revision)).toMatchObject({
    ...{ status: 200, body: { order: { state: 'shipped' } } },
  });
  expect(await open(number)).toMatchObject({ status: 409, body: { code: 'not_to_pack' } });
  await takeOrderSteps(staff, orderId, 'ship');
  expect((await orderOf(orderId)).shipments).toMatchObject(parcels);
});

test('each parcel of a split order has its own pieces, also after a cancelled dispatch', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [3] });
  const [productId] = productIds;
  const staff = { shop, admin };
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const parcels = [1, 2].map((quantity) => ({ lines: [{ productId, quantity }] }));
  expect((await takeOrderStep(staff, orderId, 'plan-parcels', { parcels })).status).toBe(200);
  await takeOrderSteps(staff, orderId, 'ship');
  const cancel = { shipmentId: 'parcel-1', reason: 'The courier did not come.' };
  expect((await takeOrderStep(staff, orderId, 'cancel-awb', cancel)).status).toBe(200);
  const { shipments } = await takeOrderSteps(staff, orderId, 'ship', 'ship');
  expect(shipments).toMatchObject(parcels);
  const codes = shipments.map(({ lines }) => lines.flatMap(({ pieces = [] }) => pieces));
  expect(codes.map(piecesNamedBy)).toEqual([1, 2]);
  expect(new Set(codes.flat()).size).toBe(codes.flat().length);
});

test('prints no slip for a parcel that the order does not have', async () => {
  const { orderId } = await confirmed();
  const path = `/orders/papers/slips?orders=${orderId}&number=2`;
  expect(await shop.get(path, { token: admin.token })).toMatchObject({ status: 400 });
});

test('says what is wrong with a code, and is closed to others', async () => {
  expect(await open('8901234567894')).toMatchObject({
    status: 400,
    body: { code: 'not_an_order' },
  });
  expect(await open('KG-ZZZZZZZ9')).toMatchObject({ status: 404 });
  const customer = await signUp('customer');
  expect(await open('', customer)).toMatchObject({ status: 403 });
});
