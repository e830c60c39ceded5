import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { orderIdOf, saveDraft, sendLink, draftOf } from '../draft-order-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { expectStockToBalance, orderOf, sizesOf, stockKurta } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const asAdmin = () => ({ token: admin.token });

const post = (path: string, body: object) => shop.post(`/transfers${path}`, body, asAdmin());

interface Transfer {
  id: string;
  revision: number;
}

async function places(): Promise<{ fromId: string; toId: string }> {
  const { body } = await shop.get('/transfers/places', asAdmin());
  const { places: all, revision } = body as { places: object[]; revision: number };
  const [fromId, toId] = [`shop-${randomUUID().slice(0, 8)}`, `fair-${randomUUID().slice(0, 8)}`];
  const added = [
    { id: fromId, name: fromId, sells: true },
    { id: toId, name: toId, sells: false },
  ];
  const change = { places: [...all, ...added], revision };
  expect((await shop.put('/transfers/places', change, asAdmin())).status).toBe(200);
  return { fromId, toId };
}

test('a transfer takes the size it names, and what does not arrive stays missing in that size', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const ends = await places();
  const ref = { productId, options: { Size: 'M' } };
  const wish = { requestId: randomUUID(), ...ends, lines: [{ ...ref, quantity: 3 }] };
  const planned = await post('', wish);
  expect(planned.body.transfer).toMatchObject({ lines: [{ title: 'Test kurta (Size: M)' }] });
  const { id, revision } = planned.body.transfer as Transfer;
  const sent = await post(`/${id}/send`, { revision });
  expect(sent.status).toBe(200);
  expect(await sizesOf(productId)).toEqual({ M: 1, L: 2 });
  const arrived = await post(`/${id}/receive`, {
    revision: (sent.body.transfer as Transfer).revision,
    lines: [{ ...ref, quantity: 2 }],
  });
  expect(arrived.body.transfer).toMatchObject({ state: 'completed', lines: [{ received: 2 }] });
  expect(await sizesOf(productId)).toEqual({ M: 1, L: 2 });
  await expectStockToBalance(productId);
});

test('a transfer must name the size, and have enough of it', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const ends = await places();
  const wish = (line: object) => ({ requestId: randomUUID(), ...ends, lines: [line] });
  const unnamed = await post('', wish({ productId, quantity: 1 }));
  expect([unnamed.status, unnamed.body.error]).toEqual([
    400,
    'Please choose a size for Test kurta.',
  ]);
  const many = await post('', wish({ productId, options: { Size: 'L' }, quantity: 3 }));
  const { id, revision } = many.body.transfer as Transfer;
  const refused = await post(`/${id}/send`, { revision });
  expect([refused.status, refused.body.code]).toEqual([409, 'not_enough']);
  expect(await sizesOf(productId)).toEqual({ M: 4, L: 2 });
});

test('a draft order with a discount reserves the size it names once its link is sent', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const items = [
    { productId, options: { Size: 'M' }, quantity: 1 },
    { productId, options: { Size: 'L' }, quantity: 2 },
  ];
  const discount = { kind: 'percent', value: 10, reason: 'A regular customer' };
  const staff = { shop, admin };
  const draft = await saveDraft(staff, draftOf([], { items, discount }));
  const order = await orderOf(orderIdOf(await sendLink(staff, draft)));
  expect(order.lines).toMatchObject([
    { variantId: 'v1', options: { Size: 'M' }, held: 1, discount: 18_000 },
    { variantId: 'v2', options: { Size: 'L' }, held: 2, discount: 36_000 },
  ]);
  await expectStockToBalance(productId);
});
