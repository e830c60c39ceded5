import { randomUUID } from 'node:crypto';

import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KINDS, EXPORT_KIND_NAMES } from '@kargha/domain/exports/export-kinds';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { ROLE_PERMISSIONS } from '@kargha/domain/people/staff-permissions';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { concurrently } from '../concurrent-calls.ts';
import { exportedRow, exportsOf } from '../export-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { orderIn } from '../order-in-state.ts';
import { ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

let owner: Person;
beforeAll(async () => {
  owner = await signUp('admin');
});

const staff = (...staffRoles: string[]) => signUp('admin', { staffRoles });
const { start, done, download, csvRows } = exportsOf(shop, () => owner);

/** Lists find an order by what the server writes with each change. */
async function listed<Named extends { id: string }>(order: Named): Promise<Named> {
  const stored = await orderOf(order.id);
  await db()
    .doc(`orders/${order.id}`)
    .update({ listing: orderListing(stored) });
  return order;
}

describe('orders by line', () => {
  test('has a row for each line, with what accountant and courier need', async () => {
    const { id, productId } = await listed(await orderIn('shipped', owner.uid));
    const [row, ...others] = await csvRows({ kind: 'orderLines', filter: { product: productId } });
    const order = (await db().doc(`orders/${id}`).get()).data() ?? {};
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      Order: order.number as string,
      Status: 'Shipped',
      Line: '1',
      Product: 'Test piece',
      'Product ID': productId,
      Quantity: '1',
      'Unit price': '1800.00',
      'Taxable value': '1800.00',
      'Order total': '1800.00',
      Customer: 'Asha Verma',
      Phone: '9876543210',
      City: 'Pune',
      State: 'Maharashtra',
      'PIN code': '411001',
      Courier: 'Hamsa Express',
      'Place of supply': 'Maharashtra',
    });
  });

  test('lines and round-off add up to the orders, in XLSX as in CSV', async () => {
    const productId = `test-${randomUUID().slice(0, 12)}`;
    const lines = [
      { ...ORDERED_LINE, productId, quantity: 1 },
      { ...ORDERED_LINE, productId: 'p2' },
    ];
    await listed({ ...(await paidOrder({ lines, totals: priceOrder(lines) })), productId });
    const filter = { product: productId };
    const columns = ['lineTotal', 'roundOff', 'orderTotal'];
    const rows = await csvRows({ kind: 'orderLines', filter, columns });
    expect(rows.map(({ 'Order total': total }) => total)).toEqual(['6372.00', '']);
    const sum = (title: string) => rows.reduce((all, row) => all + Number(row[title]), 0);
    expect(sum('Line total') + sum('Round-off')).toBeCloseTo(sum('Order total'), 5);
    const file = await download(
      await done({ kind: 'orderLines', format: 'xlsx', filter, columns }),
    );
    expect(file.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(file.headers.get('content-disposition')).toMatch(/orders-by-line-.*\.xlsx$/);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    const numbers = [...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value));
    const cells = rows.flatMap((row) => Object.values(row)).filter((cell) => cell !== '');
    expect(numbers).toEqual(cells.map(Number));
  });

  test('leaves out other days', async () => {
    const { productId } = await listed(await orderIn('placed', owner.uid));
    const rowsFor = (period: object) =>
      csvRows({ kind: 'orders', filter: { product: productId }, columns: ['number'], ...period });
    expect(await rowsFor({ period: 'today' })).toHaveLength(1);
    expect(await rowsFor({ period: 'yesterday' })).toEqual([]);
    expect(await rowsFor({ period: 'days', to: '2020-01-01' })).toEqual([]);
  });
});

test('every kind can be exported in both formats', async () => {
  for (const kind of EXPORT_KIND_NAMES) {
    for (const format of ['csv', 'xlsx']) {
      const row = await done({ kind, format, period: 'today' });
      const file = Buffer.from(await (await download(row)).arrayBuffer());
      expect(file.length).toBe(row.bytes);
    }
  }
});

test('a name that looks like a formula is text', async () => {
  const productId = await stockProduct({ title: '=HYPERLINK("https://bad.example")' });
  const row = await done({ kind: 'stock', columns: ['title', 'id'] });
  const text = await (await download(row)).text();
  expect(text).toContain(`"'=HYPERLINK(""https://bad.example"")",${productId}`);
});

describe('who may export what', () => {
  test('each kind needs its own permission', async () => {
    const content = await staff('content');
    for (const kind of EXPORT_KIND_NAMES) {
      const { permission } = EXPORT_KINDS[kind];
      const isAllowed = ROLE_PERMISSIONS.content.includes(permission);
      const { status, body } = await start({ kind, period: 'today' }, content);
      expect([kind, status]).toEqual([kind, isAllowed ? 201 : 403]);
      if (!isAllowed) expect(body).toMatchObject({ details: { permission } });
    }
  });

  test('costs are left out for those who may not see them, and refused when asked for', async () => {
    const packer = await staff('orders');
    const { columns } = await done({ kind: 'stock' }, packer);
    expect(columns).toContain('onHand');
    expect(columns).not.toContain('unitCost');
    const { status, body } = await start({ kind: 'stock', columns: ['title', 'value'] }, packer);
    expect([status, body.details]).toEqual([403, { permission: 'costs.read' }]);
  });

  test('a file is for those who may see all its columns', async () => {
    const [packer, buyer] = [await staff('orders'), await staff('catalogue')];
    const row = await done({ kind: 'stock', columns: ['title', 'value'] });
    expect((await download(row, buyer)).status).toBe(200);
    expect((await download(row, packer)).status).toBe(404);
    const idsFor = async ({ token }: Person) =>
      ((await shop.get('/exports', { token })).body.rows as ExportRow[]).map(({ id }) => id);
    expect(await idsFor(buyer)).toContain(row.id);
    expect(await idsFor(packer)).not.toContain(row.id);
  });

  test('a link without a sign-in opens nothing', async () => {
    const { id } = await done({ kind: 'reviews', period: 'today' });
    expect((await shop.download(`/exports/${id}/file`)).status).toBe(401);
    expect((await download({ id }, await signUp('customer'))).status).toBe(403);
  });

  test('each export and each download is in the audit log', async () => {
    const row = await done({ kind: 'customers' });
    await download(row);
    const { docs } = await db()
      .collection('audit')
      .where('target', '==', `exports/${row.id}`)
      .get();
    const entries = docs.map((entry) => [entry.get('action'), entry.get('actor')] as unknown[]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['export.start', owner.uid],
        ['export.download', owner.uid],
      ]),
    );
  });
});

test.each([
  ['an unknown column', { kind: 'orders', columns: ['password'] }],
  ['an unknown filter', { kind: 'orders', filter: { uid: 'x' } }],
  ['a filter of another kind', { kind: 'stock', filter: { state: 'placed' } }],
  ['a wrong value of a filter', { kind: 'orders', filter: { state: 'lost' } }],
  ['a nested filter', { kind: 'orders', filter: { search: { $ne: '' } } }],
  ['a day that does not exist', { kind: 'orders', period: 'days', from: '2026-02-30' }],
  ['days in the wrong order', { kind: 'orders', from: '2026-02-02', to: '2026-02-01' }],
  ['another format', { kind: 'orders', format: 'pdf' }],
  ['an unknown kind', { kind: 'users' }],
])('refuses %s', async (_what, choice) => {
  const { status, body } = await start(choice);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('the same request starts one export, also when it is sent ten times at once', async () => {
  const person = await signUp('admin');
  const requestId = randomUUID();
  const ids = new Set<string>();
  await concurrently(10, async () => {
    ids.add(exportedRow(await start({ kind: 'orders', period: 'today' }, person, requestId)).id);
  });
  const { size } = await db().collection('exports').where('by', '==', person.uid).get();
  expect([ids.size, size]).toEqual([1, 1]);
});

test('a person exports so often an hour', async () => {
  const person = await signUp('admin');
  const answers: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    answers.push((await start({ kind: 'reviews', filter: { status: 'rejected' } }, person)).status);
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
});

test('a file expires', async () => {
  const row = await done({ kind: 'reviews', period: 'today' });
  await db()
    .doc(`exports/${row.id}`)
    .update({ expiresAt: new Date(Date.now() - 1000) });
  expect((await download(row)).status).toBe(410);
});
