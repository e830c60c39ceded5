import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { expectStockToBalance, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

interface Transfer {
  id: string;
  number: string;
  state: string;
  revision: number;
  items: number;
  lines: { received?: number }[];
}

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const STORE = `store-${randomUUID().slice(0, 8)}`;
const ROOM = `room-${randomUUID().slice(0, 8)}`;
const FAIR = `fair-${randomUUID().slice(0, 8)}`;

beforeAll(addPlaces);

const asAdmin = () => ({ token: admin.token });
const post = (path: string, body: object) => shop.post(`/transfers${path}`, body, asAdmin());
const transferIn = (body: Record<string, unknown>) => body.transfer as Transfer;

/** Retries when another test changes the list at the same time. */
async function addPlaces(): Promise<void> {
  const own = [
    { id: STORE, name: STORE, sells: true },
    { id: ROOM, name: ROOM, sells: true },
    { id: FAIR, name: FAIR, sells: false },
  ];
  for (;;) {
    const { body } = await shop.get('/transfers/places', asAdmin());
    const { places, revision } = body as { places: object[]; revision: number };
    const change = { places: [...places.slice(-20), ...own], revision };
    const { status } = await shop.put('/transfers/places', change, asAdmin());
    if (status !== 409) {
      expect(status).toBe(200);
      return;
    }
  }
}

async function planned(productId: string, quantity: number, fromId = STORE, toId = FAIR) {
  const lines = [{ productId, quantity }];
  const { status, body } = await post('', { requestId: randomUUID(), fromId, toId, lines });
  expect(status).toBe(200);
  return transferIn(body);
}

const send = ({ id, revision }: Transfer) => post(`/${id}/send`, { revision });
const receive = ({ id, revision }: Transfer, productId: string, quantity: number) =>
  post(`/${id}/receive`, { revision, lines: [{ productId, quantity }] });

test('makes items unavailable when they leave a selling location, and records it in the ledger', async () => {
  const productId = await stockProduct({ quantity: 10, committed: 2 });
  const transfer = await planned(productId, 4);
  expect(transfer).toMatchObject({ state: 'pending', items: 4 });
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 2 });
  const sent = transferIn((await send(transfer)).body);
  expect(sent.state).toBe('in_transit');
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 2 });
  const arrived = transferIn((await receive(sent, productId, 4)).body);
  expect(arrived).toMatchObject({ state: 'completed', lines: [{ received: 4 }] });
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 2 });
  await expectStockToBalance(productId);
});

test('makes items between selling locations unavailable until they arrive', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const sent = transferIn((await send(await planned(productId, 3, STORE, ROOM))).body);
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 0 });
  await receive(sent, productId, 2);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 0 });
  await expectStockToBalance(productId);
});

test('makes items from a non-selling location available on arrival', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const sent = transferIn((await send(await planned(productId, 3, FAIR, STORE))).body);
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 0 });
  expect((await receive(sent, productId, 4)).status).toBe(400);
  await receive(sent, productId, 3);
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
  await expectStockToBalance(productId);
});

test('restores the stock of a cancelled transfer once', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const sent = transferIn((await send(await planned(productId, 5))).body);
  const cancel = { revision: sent.revision, reason: 'The van broke down' };
  const answers = await concurrently(20, () => post(`/${sent.id}/cancel`, cancel));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 0 });
  await expectStockToBalance(productId);
});

test('sends once with twenty concurrent requests during thirty sales', async () => {
  const productId = await stockProduct({ quantity: 20 });
  const transfer = await planned(productId, 10);
  const [sends, sales] = await Promise.all([
    concurrently(20, () => send(transfer)),
    concurrently(30, () =>
      shop.post(
        '/razorpay/create-order',
        checkoutOf({ productId, quantity: 1, price: 1800 }),
        fromAnywhere(),
      ),
    ),
  ]);
  const sold = sales.filter(({ status }) => status === 200).length;
  const left = sends.filter(({ status }) => status === 200).length;
  expect(left).toBeLessThanOrEqual(1);
  expect(await stockOf(productId)).toEqual({
    quantity: 20 - sold - 10 * left,
    committed: sold,
  });
  await expectStockToBalance(productId);
});

test('rejects sending more than is available', async () => {
  const productId = await stockProduct({ quantity: 2, committed: 8, title: 'Test piece' });
  const { status, body } = await send(await planned(productId, 3));
  expect([status, body.code]).toEqual([409, 'not_enough']);
  expect(body.error).toBe('Only 2 pieces of Test piece are available.');
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 8 });
});

test('rejects invalid and outdated steps and unknown locations', async () => {
  const productId = await stockProduct();
  const transfer = await planned(productId, 1);
  expect((await receive(transfer, productId, 1)).body.code).toBe('not_allowed');
  expect((await post(`/${transfer.id}/send`, { revision: 7 })).body.code).toBe('stale');
  const lines = [{ productId, quantity: 1 }];
  const wish = { requestId: randomUUID(), fromId: STORE, toId: 'nowhere', lines };
  expect((await post('', wish)).body.error).toBe('This location does not exist.');
});

test('updates the list and figures', async () => {
  const productId = await stockProduct();
  const totals = async () =>
    (await shop.get('/transfers/totals', asAdmin())).body.totals as Record<string, number>;
  const listed = async (filter: string) => {
    const { body } = await shop.get(`/transfers?filter=${filter}`, asAdmin());
    return (body.rows as Transfer[]).map(({ id }) => id);
  };
  const before = await totals();
  const transfer = await planned(productId, 1);
  expect((await totals()).pending).toBe(Number(before.pending) + 1);
  expect(await listed('pending')).toContain(transfer.id);
  const sent = transferIn((await send(transfer)).body);
  expect(await listed('in_transit')).toContain(sent.id);
  await receive(sent, productId, 1);
  expect((await totals()).completedToday).toBe(Number(before.completedToday) + 1);
  expect(await listed('completed')).toContain(sent.id);
});

test('refuses everyone but staff', async () => {
  for (const options of [{}, { token: (await signUp('customer')).token }]) {
    const answers = [
      await shop.get('/transfers', options),
      await shop.get('/transfers/totals', options),
      await shop.get('/transfers/places', options),
      await shop.put('/transfers/places', {}, options),
      await shop.get('/transfers/t1', options),
      await shop.post('/transfers', {}, options),
      await shop.post('/transfers/t1/send', {}, options),
      await shop.post('/transfers/t1/receive', {}, options),
      await shop.post('/transfers/t1/cancel', {}, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});
