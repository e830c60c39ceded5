import { beforeAll, expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { resetSandbox, setFault } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const customer = createBeforeAll(() => signUp('customer'));

const FIGURES = { payments: 10_000, refunds: 0, fees: 200, tax: 36, disputes: 0, adjustments: 0 };
const AT = new Date('2019-05-31T18:29:59Z');

beforeAll(async () => {
  for (const [id, createdAt] of [
    ['setl_May', AT],
    ['setl_June', new Date(AT.getTime() + 1000)],
  ] as const) {
    const payout = { id, amount: 9_764, status: 'processed', utr: `UTR-${id}`, createdAt };
    await db()
      .doc(`settlements/${id}`)
      .set({ ...payout, ...FIGURES, items: 1 });
  }
});

const get = (path: string) => shop.get(`/settlements${path}`, { token: admin.token });

test('lists settlements by month in India', async () => {
  const { body } = await get('?month=2019-05');
  expect(body.rows).toMatchObject([{ id: 'setl_May', amount: 9_764, ...FIGURES, items: 1 }]);
  expect((await get('?month=2019-06')).body.rows).toMatchObject([{ id: 'setl_June' }]);
  expect((await get('/statement?month=2019-05')).body).toMatchObject({ statement: null });
});

test('rejects a wrong month and everyone but staff', async () => {
  expect(await get('?month=2019-13')).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect((await get('')).status).toBe(400);
  expect((await shop.get('/settlements?month=2019-05')).status).toBe(401);
  const { token } = customer;
  expect((await shop.get('/settlements?month=2019-05', { token })).status).toBe(403);
});

test('says which days the gateway did not report on', async () => {
  await resetSandbox();
  await setFault('settlement_items', 'server_error_html', 21);
  const { status, body } = await shop.post('/settlements/fetch', {}, { token: admin.token });
  expect(status).toBe(200);
  expect(body.failedDays).toHaveLength(7);
});
