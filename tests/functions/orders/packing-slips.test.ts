import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { db, orderOf, stockKurta } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, takeOrderSteps, newAwb, placeOrder } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

async function iteratePages(path: string): Promise<string[]> {
  const response = await shop.visit(path, { token: admin.token });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: false })).text;
}

test('prints a packing slip per order, with items and without prices', async () => {
  const placed = await Promise.all([placeOrder(shop, { pieces: [2] }), placeOrder(shop)]);
  const ids = placed.map(({ orderId }) => orderId);
  const pages = await iteratePages(`/orders/papers/slips?orders=${ids.join(',')}`);
  expect(pages).toHaveLength(2);
  for (const [placeOrder, id] of ids.entries()) {
    const { number, customer } = await orderOf(id);
    expect(pages[placeOrder]).toContain(number);
    expect(pages[placeOrder]).toContain(customer.name);
    expect(pages[placeOrder]).not.toContain('₹');
  }
});

test('names the pieces that have left on the slip', async () => {
  const { orderId } = await placeOrder(shop, { pieces: [2] });
  const staff = { shop, admin };
  const { shipments } = await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const [code = ''] = shipments[0]?.lines[0]?.pieces ?? [];
  const [page] = await iteratePages(`/orders/papers/slips?orders=${orderId}`);
  expect(code).not.toBe('');
  expect(page?.replaceAll(/\s/g, '')).toContain(code);
});

test('a slip names the size, its SKU and its bar code', async () => {
  const productId = await stockKurta({ M: 3, L: 3 });
  await db()
    .doc(`products/${productId}`)
    .update({
      ...{ 'combinations.v2.sku': 'KUR-L', 'combinations.v2.barcode': '8901234567894' },
    });
  const item = { productId, options: { Size: 'L' }, quantity: 1, price: 1800 };
  const { body } = await shop.post('/razorpay/create-order', checkoutOf(item), fromAnywhere());
  const [page] = await iteratePages(`/orders/papers/slips?orders=${String(body.orderId)}`);
  for (const printed of ['Test kurta (Size: L)', 'KUR-L', '8901234567894'])
    expect(page).toContain(printed);
});

test('prints the unshipped half on the slip of a partly shipped order', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [1, 2] });
  const [first, second] = productIds;
  await db()
    .doc(`orders/${orderId}`)
    .update({ lines: await namedLines(orderId) });
  const staff = { shop, admin };
  await takeOrderStep(staff, orderId, 'confirm');
  await takeOrderStep(staff, orderId, 'pack');
  const parcel = {
    courier: 'Hamsa Express',
    awb: newAwb(),
    lines: [{ productId: first, quantity: 1 }],
  };
  expect((await takeOrderStep(staff, orderId, 'ship', parcel)).status).toBe(200);
  const [page] = await iteratePages(`/orders/papers/slips?orders=${orderId}`);
  expect(page).toContain(`Piece ${second}`);
  expect(page).not.toContain(`Piece ${first}`);
});

test('prints the tracking number on a label, and the order number before there is a parcel', async () => {
  const { orderId } = await placeOrder(shop);
  const { number } = await orderOf(orderId);
  expect((await iteratePages(`/orders/papers/label?order=${orderId}`))[0]).toContain(number);
  const staff = { shop, admin };
  await takeOrderStep(staff, orderId, 'confirm');
  await takeOrderStep(staff, orderId, 'pack');
  const awb = newAwb();
  await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa Express', awb });
  const [label] = await iteratePages(`/orders/papers/label?order=${orderId}&parcel=parcel-1`);
  expect(label).toContain(awb);
});

test('restricts slips and labels to staff and existing orders', async () => {
  const { orderId } = await placeOrder(shop);
  const customer = await signUp('customer');
  const path = `/orders/papers/slips?orders=${orderId}`;
  expect((await shop.get(path)).status).toBe(401);
  expect((await shop.get(path, { token: customer.token })).status).toBe(403);
  const staff = { token: admin.token };
  expect((await shop.get('/orders/papers/slips?orders=unknown', staff)).status).toBe(404);
  expect((await shop.get(`/orders/papers/label?order=${orderId}&parcel=no`, staff)).status).toBe(
    400,
  );
});

/** The order's lines under distinct names. */
async function namedLines(orderId: string) {
  const { lines } = await orderOf(orderId);
  return lines.map((line) => ({ ...line, title: `Piece ${line.productId}` }));
}

async function invoicedOrder(): Promise<string> {
  const { orderId } = await placeOrder(shop);
  const issued = await shop.post('/invoices', { orderId }, { token: admin.token });
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return orderId;
}

test('prints the invoices of several orders in one file, and names the orders without one', async () => {
  const invoiced = [await invoicedOrder(), await invoicedOrder()];
  const { orderId: other } = await placeOrder(shop);
  const ids = [invoiced[0], other, invoiced[1]].join(',');
  const pages = await iteratePages(`/orders/papers/invoices?orders=${ids}`);
  expect(pages).toHaveLength(3);
  for (const [at, id] of invoiced.entries()) {
    const { invoiceNumber, number } = await orderOf(id);
    expect(pages[at]).toContain(invoiceNumber);
    expect(pages[at]).toContain(number);
    expect(pages[at]).toContain('Page 1 of 1');
  }
  expect(pages[2]).toContain((await orderOf(other)).number);
  const none = await shop.get(`/orders/papers/invoices?orders=${other}`, { token: admin.token });
  expect(none).toMatchObject({ status: 409, body: { code: 'no_invoices' } });
});

test('prints the labels of several orders in one file', async () => {
  const shipped = await placeOrder(shop);
  const placed = await placeOrder(shop);
  const staff = { shop, admin };
  await takeOrderStep(staff, shipped.orderId, 'confirm');
  await takeOrderStep(staff, shipped.orderId, 'pack');
  const awb = newAwb();
  await takeOrderStep(staff, shipped.orderId, 'ship', { courier: 'Hamsa Express', awb });
  const ids = [shipped.orderId, placed.orderId].join(',');
  const pages = await iteratePages(`/orders/papers/labels?orders=${ids}`);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(awb);
  expect(pages[1]).toContain((await orderOf(placed.orderId)).number);
});
