import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { db, orderOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, newAwb, placeOrder } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

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
