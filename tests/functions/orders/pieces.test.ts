import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { pieceCodeIn, piecesNamedBy } from '@kargha/domain/pieces/piece-code';
import { countIn, type PieceRange } from '@kargha/domain/pieces/piece-ranges';

import { concurrently } from '../concurrent-calls.ts';
import { asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { setUpReturns } from '../return-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { placeOrder, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';

isolateDatabase();

const { shop, admin, delivered, ask, step, idOf } = setUpReturns();
const support = createBeforeAll(() => signUp('admin', { staffRoles: ['support'] }));
const asAdmin = () => ({ token: admin.token });
const staff = { shop, admin };

const provenance = {
  ...{ artisan: 'Rann Bandhani women’s group', cluster: 'Bhuj', district: 'Kachchh' },
  ...{ state: 'Gujarat', craft: 'Bandhani', care: 'Dry clean only.' },
};
const marks = [
  {
    ...{ scheme: 'handloom_mark', labelNo: 'HM-77', authorisedUser: '', giName: '' },
    ...{ verifyUrl: '', verifiedBy: 'Sita', verifiedAt: new Date('2026-01-05T00:00:00Z') },
  },
  {
    ...{ scheme: 'silk_mark', labelNo: 'SM-1', authorisedUser: '', giName: '' },
    ...{ verifyUrl: '', verifiedBy: '', verifiedAt: null },
  },
];

const codesOf = async (orderId: string): Promise<string[]> => {
  const { shipments } = await orderOf(orderId);
  return shipments.flatMap(({ lines }) => lines.flatMap(({ pieces = [] }) => pieces));
};

interface StoredBatch {
  count: number;
  source: string;
  receivedAt: unknown;
  unsold: PieceRange[];
  withdrawn: { number: number }[];
}

async function batchesOf(productId: string): Promise<StoredBatch[]> {
  const { docs } = await db().collection('pieceBatches').where('unit', '==', productId).get();
  return docs.map((batch) => batch.data() as StoredBatch);
}

const unsoldOf = async (productId: string) =>
  countIn((await batchesOf(productId)).flatMap(({ unsold }) => unsold));

/** Receives goods twice with the same receipt, as after a lost answer. */
async function receive(productId: string, accepted: number): Promise<void> {
  const supplier = { requestId: randomUUID(), name: 'Rann weavers', state: 'Gujarat' };
  const made = await shop.post('/purchase-orders/suppliers', supplier, asAdmin());
  const supplierId = (made.body.supplier as { id: string }).id;
  const lines = [{ productId, ordered: accepted + 1, unitCost: 50_000 }];
  const wish = { requestId: randomUUID(), supplierId, expectedOn: '2026-12-01', note: '', lines };
  const placed = await shop.post('/purchase-orders', { ...wish, place: 'ordered' }, asAdmin());
  const { id, revision } = placed.body.purchaseOrder as { id: string; revision: number };
  const arrived = [{ productId, accepted, rejected: 1 }];
  const delivery = { receiptId: randomUUID(), revision, note: '', lines: arrived };
  for (let time = 0; time < 2; time += 1) {
    const answer = await shop.post(`/purchase-orders/${id}/receipts`, delivery, asAdmin());
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

/** A paid and packed order of one product. */
async function packed(productId: string, quantity = 1): Promise<string> {
  const checkout = { ...checkoutOf({ productId, quantity, price: 1800 }), customer: asha };
  const { orderId, gatewayOrderId } = await open(shop, checkout, fromAnywhere());
  expect((await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId))).status).toBe(200);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  return orderId;
}

test('records received goods as pieces once, and sells them with a certificate', async () => {
  const title = 'Bandhani dupatta';
  const productId = await stockProduct({ title, quantity: 0, provenance, marks } as object);
  await receive(productId, 3);
  expect(await batchesOf(productId)).toMatchObject([{ count: 3, unsold: [{ from: 1, to: 3 }] }]);
  const orderId = await packed(productId, 2);
  const { shipments } = await takeOrderSteps(staff, orderId, 'ship');
  const [code = ''] = await codesOf(orderId);
  expect(pieceCodeIn(code)).toMatchObject({ from: 1, to: 2 });
  expect(await unsoldOf(productId)).toBe(1);
  const mail = await db().doc(`mail/order_${orderId}_shipped_${shipments[0]?.awb}`).get();
  expect(mail.get('message.text')).toContain(`/pieces/${code}`);

  // What staff change later does not change what was recorded.
  await db().doc(`products/${productId}`).update({ title: 'Another dupatta', marks: [] });
  const { status, body } = await shop.get(`/pieces/${code.toLowerCase()}`);
  expect(status).toBe(200);
  expect(body.piece).toMatchObject({ code, title, batchCount: 3, withdrawn: [] });
  expect(body.piece).toMatchObject({ provenance, marks: [{ labelNo: 'HM-77' }] });
  const text = JSON.stringify(body);
  for (const personal of [asha.name, asha.email, asha.phone, orderId, 'SM-1']) {
    expect(text).not.toContain(personal);
  }

  const file = await shop.visit(`/pieces/${code}/certificate`);
  expect(file.headers.get('content-type')).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  expect(pages).toHaveLength(2);
  for (const said of ['Certificate of authenticity', title, provenance.artisan, 'HM-77'])
    expect(pages[0]).toContain(said);
});

test('gives no piece to two orders', async () => {
  const productId = await stockProduct({ quantity: 0 });
  await receive(productId, 4);
  const orders = [await packed(productId, 2), await packed(productId), await packed(productId)];
  await concurrently(3, async (at) => takeOrderSteps(staff, orders[at] ?? '', 'ship'));
  const named = (await Promise.all(orders.map(codesOf))).flat().flatMap((code) => {
    const { batchId = '', from = 0, to = 0 } = pieceCodeIn(code) ?? {};
    return Array.from({ length: to - from + 1 }, (_, place) => `${batchId} ${from + place}`);
  });
  expect(named).toHaveLength(4);
  expect(new Set(named).size).toBe(4);
  expect(await unsoldOf(productId)).toBe(0);
});

test('records pieces when they leave that were in the shop before', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [60], stock: 60 });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const codes = await codesOf(orderId);
  expect(codes).toHaveLength(2);
  expect(piecesNamedBy(codes)).toBe(60);
  expect(await batchesOf(productIds[0] ?? '')).toMatchObject([{ count: 60, receivedAt: null }]);
});

test('names the pieces of each product of a parcel, whichever was recorded first', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1, 1] });
  const [, bag = '', stole = ''] = productIds;
  for (const productId of [stole, bag])
    await shop.post('/pieces', { units: [{ productId, count: 10 }] }, asAdmin());
  const { shipments } = await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const named = shipments[0]?.lines.map(({ pieces = [] }) => piecesNamedBy(pieces));
  expect(named).toEqual([2, 1, 1]);
  expect(await batchesOf(productIds[0] ?? '')).toMatchObject([{ count: 2, unsold: [] }]);
  expect([await unsoldOf(bag), await unsoldOf(stole)]).toEqual([9, 9]);
});

test('sells a piece again after its dispatch is cancelled, and after it came back', async () => {
  const productId = await stockProduct({ quantity: 0 });
  await receive(productId, 2);
  const orderId = await packed(productId, 2);
  await takeOrderSteps(staff, orderId, 'ship');
  const cancel = { shipmentId: 'parcel-1', reason: 'The courier did not come.' };
  expect((await takeOrderStep(staff, orderId, 'cancel-awb', cancel)).status).toBe(200);
  expect(await unsoldOf(productId)).toBe(2);

  await takeOrderSteps(staff, orderId, 'ship', 'rto');
  const [code = ''] = await codesOf(orderId);
  const shipmentId = (await orderOf(orderId)).shipments[0]?.id;
  const back = { shipmentId, restock: [{ productId, quantity: 1 }], reason: 'One is stained.' };
  expect((await takeOrderStep(staff, orderId, 'receive', back)).status).toBe(200);
  expect(await codesOf(orderId)).toEqual([]);
  expect(await batchesOf(productId)).toMatchObject([
    { unsold: [{ from: 1, to: 1 }], withdrawn: [{ number: 2 }] },
  ]);
  const { body } = await shop.get(`/pieces/${code}`);
  expect(body.piece).toMatchObject({ withdrawn: [{ number: 2 }] });
});

test('takes returned items off the order and withdraws those that are not sold again', async () => {
  const { orderId, productIds } = await delivered({ pieces: [2] });
  const [productId = ''] = productIds;
  const [code = ''] = await codesOf(orderId);
  const id = idOf(await ask(orderId, [{ productId, quantity: 1, reason: 'damaged' }]));
  expect((await step(id, 'approve', { revision: 0 })).status).toBe(200);
  const counted = [{ productId, received: 1, restock: 0 }];
  const received = await step(id, 'receive', { revision: 1, lines: counted });
  expect(received.status, JSON.stringify(received.body)).toBe(200);
  const kept = await codesOf(orderId);
  expect(piecesNamedBy(kept)).toBe(1);
  expect(kept).not.toContain(code);
  expect(await batchesOf(productId)).toMatchObject([{ unsold: [], withdrawn: [{ number: 1 }] }]);
});

test('records what is in stock for its labels, and a repeated request nothing', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const units = [{ productId, count: 5 }];
  const record = () => shop.post('/pieces', { units }, asAdmin());
  expect((await record()).body.units).toMatchObject([{ recorded: 3 }]);
  expect((await record()).body.units).toMatchObject([{ recorded: 0 }]);
  expect(await unsoldOf(productId)).toBe(3);
  const refused = await shop.post('/pieces', { units }, { token: support.token });
  expect(refused).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
});

test('withdraws a piece once: it is not sold, and its certificate no longer holds', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [1] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const [code = ''] = await codesOf(orderId);
  const withdraw = (token?: string) =>
    shop.post(`/pieces/${code}/withdraw`, { reason: 'A copy was found.' }, token ? { token } : {});
  expect((await withdraw()).status).toBe(401);
  expect((await withdraw(support.token)).status).toBe(403);
  expect((await withdraw(admin.token)).status).toBe(200);
  expect((await withdraw(admin.token)).body.code).toBe('piece_withdrawn');
  expect((await shop.visit(`/pieces/${code}/certificate`)).status).toBe(410);
  expect(await batchesOf(productIds[0] ?? '')).toMatchObject([{ withdrawn: [{ number: 1 }] }]);
});

test('knows no piece by a code that is wrong in any part', async () => {
  const { orderId } = await placeOrder(shop, { pieces: [2] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const [code = ''] = await codesOf(orderId);
  const [batch = '', , proof = ''] = code.split('-');
  const wrong = [`${batch}-1-${proof}`, `${batch}-1.3-${proof}`, `${batch}-1.2-00000`];
  for (const typed of [...wrong, `0000000-1.2-${proof}`, batch, 'x', `${code}A`]) {
    expect((await shop.get(`/pieces/${typed}`)).body, typed).toMatchObject({ code: 'not_found' });
  }
});
