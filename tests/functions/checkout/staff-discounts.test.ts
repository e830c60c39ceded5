import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { checkoutWith, issueDiscount, TEN_OFF } from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { orderIn } from '../order-in-state.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

interface Row {
  code: string;
  standing: string;
  updatedAt: string;
  used: number;
}

const HOUR_MS = 3_600_000;
const asAdmin = () => ({ token: admin.token });
const anyCode = () => `S${randomUUID().slice(0, 12).toUpperCase()}`;
const terms = (changes: object = {}) => ({
  description: 'Ten per cent off',
  kind: 'percent',
  percent: 10,
  amount: 0,
  maxDiscount: null,
  minSubtotal: 0,
  collections: [],
  roles: [],
  perPersonLimit: null,
  totalLimit: null,
  startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
  endsAt: null,
  ...changes,
});
const create = async (changes: object = {}) => {
  const code = anyCode();
  const { status, body } = await shop.post('/discounts', { code, ...terms(changes) }, asAdmin());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.discount as Row;
};
const change = ({ code, updatedAt }: Row, changes: object = {}) =>
  shop.put(`/discounts/${code}`, { ...terms(changes), updatedAt }, asAdmin());
const switchTo = ({ code, updatedAt }: Row, active: boolean) =>
  shop.put(`/discounts/${code}/active`, { active, updatedAt }, asAdmin());
const auditOf = async (code: string) => {
  const rows = await db().collection('audit').where('target', '==', `discounts/${code}`).get();
  return rows.docs.map((row) => String(row.get('action'))).sort();
};

test('accepts a new code in the cart until staff disable it', async () => {
  const row = await create();
  const productId = await stockProduct();
  const cart = { items: [{ productId, quantity: 1 }], couponCode: row.code };
  const { body } = await shop.post('/cart/price', cart);
  expect(body.totals).toMatchObject({ subtotal: 180_000, discount: 18_000 });
  expect((await switchTo(row, false)).body.discount).toMatchObject({ standing: 'disabled' });
  const refused = await shop.post('/cart/price', cart);
  expect(refused.body).toMatchObject({ code: 'coupon_not_valid' });
  expect(await auditOf(row.code)).toEqual(['discount.create', 'discount.disable']);
});

test('creates a code once under concurrent requests', async () => {
  const code = anyCode();
  const tries = Array.from({ length: 12 }, () =>
    shop.post('/discounts', { code, ...terms() }, asAdmin()),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  expect(await auditOf(code)).toHaveLength(1);
});

test('saves one of several concurrent edits', async () => {
  const row = await create();
  const edits = await concurrently(10, (at) => change(row, { description: `Edit ${at}` }));
  const won = edits.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const { status, body } of edits) if (status !== 200) expect(body.code).toBe('stale');
  const stored = await db().doc(`discounts/${row.code}`).get();
  expect(stored.get('description')).toBe(
    (won[0]!.body.discount as { description: string }).description,
  );
});

test('keeps the discount of a used code but allows new limits and dates', async () => {
  const code = await issueDiscount({ totalLimit: 5, startsAt: new Date(Date.now() - HOUR_MS) });
  const productId = await stockProduct();
  const checkout = checkoutWith(productId, { couponCode: code }, { discount: TEN_OFF });
  expect((await shop.post('/razorpay/create-order', checkout)).status).toBe(200);

  const { body } = await shop.get(`/discounts/${code}`, asAdmin());
  const row = body.discount as Row;
  expect(row.used).toBe(1);
  expect(body.usage).toMatchObject({ paidOrders: 0, orders: [{ discount: 18_000 }] });
  expect((await change(row, { percent: 50 })).body).toMatchObject({
    code: 'discount_used',
    details: { fields: ['percent'] },
  });
  await db().doc(`discounts/${code}`).update({ used: 3 });
  expect((await change(row, { totalLimit: 2 })).body).toMatchObject({
    code: 'invalid',
    details: { totalLimit: 'This code has already been used 3 times' },
  });
  expect((await change(row, { totalLimit: 3 })).body.discount).toMatchObject({
    used: 3,
    percent: 10,
    standing: 'used_up',
  });
});

test('sums discounts over paid orders only', async () => {
  const code = await issueDiscount();
  const order = async (state: string, discount: number) => {
    const { id } = await orderIn('placed', admin.uid);
    const coupon = { code, description: '', discount: paise(discount) };
    await db().doc(`orders/${id}`).update({ coupon, 'payment.state': state });
  };
  await Promise.all([order('captured', 5000), order('refunded', 700), order('cancelled', 9000)]);
  const { body } = await shop.get(`/discounts/${code}`, asAdmin());
  expect(body.usage).toMatchObject({ paidOrders: 2, givenAway: 5700 });
});

test('finds codes by prefix and status', async () => {
  const start = `Z${randomUUID().slice(0, 6).toUpperCase()}`;
  const now = Date.now();
  const make = async (name: string, changes: object) => {
    const code = `${start}-${name}`;
    await shop.post('/discounts', { code, ...terms(changes) }, asAdmin());
    return code;
  };
  const past = new Date(now - 2 * HOUR_MS).toISOString();
  await make('A', {});
  await make('B', { startsAt: new Date(now + HOUR_MS).toISOString() });
  await make('C', { startsAt: past, endsAt: new Date(now - HOUR_MS).toISOString() });
  const last = await make('D', {});
  await db().doc(`discounts/${last}`).update({ active: false });
  const find = async (query: string) => {
    const { body } = await shop.get(`/discounts?${query}`, asAdmin());
    return (body.rows as Row[])
      .filter(({ code }) => code.startsWith(start))
      .map(({ code }) => code.slice(-1));
  };
  const search = `search=${start.toLowerCase()}`;
  expect(await find(search)).toEqual(['A', 'B', 'C', 'D']);
  expect(await find(`${search}&standing=active`)).toEqual(['A']);
  expect(await find(`${search}&standing=disabled`)).toEqual(['D']);
  expect(await find('standing=scheduled')).toContain('B');
  expect(await find('standing=ended')).toContain('C');
  expect(await find('standing=disabled')).toContain('D');
});

test('pages through the list without duplicates', async () => {
  await concurrently(30, () => create());
  const first = await shop.get('/discounts', asAdmin());
  const codes = (first.body.rows as Row[]).map(({ code }) => code);
  expect(codes).toHaveLength(25);
  const next = await shop.get(`/discounts?cursor=${String(first.body.nextCursor)}`, asAdmin());
  for (const { code } of next.body.rows as Row[]) expect(codes).not.toContain(code);
});

test('refuses guests, customers and buyers on every route', async () => {
  const row = await create();
  const person = await signUp('customer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: person.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/discounts', options),
      await shop.get(`/discounts/${row.code}`, options),
      await shop.post('/discounts', { code: anyCode(), ...terms() }, options),
      await shop.put(`/discounts/${row.code}`, { ...terms(), updatedAt: row.updatedAt }, options),
      await shop.put(
        `/discounts/${row.code}/active`,
        { active: false, updatedAt: row.updatedAt },
        options,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});

test.each([
  [{ percent: 0 }, 'percent'],
  [{ used: 0 }, ''],
  [{ startsAt: 'soon' }, 'startsAt'],
])('%j is refused, and no code comes of it', async (changes, field) => {
  const code = anyCode();
  const { status, body } = await shop.post('/discounts', { code, ...terms(changes) }, asAdmin());
  expect(status).toBe(400);
  expect(Object.keys({ ...(body.details as object | undefined) })).toContain(field);
  expect((await db().doc(`discounts/${code}`).get()).exists).toBe(false);
});
