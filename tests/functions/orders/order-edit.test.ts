import { expect, test } from 'vitest';

import { db, orderOf } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, placeOrder, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

const elsewhere = {
  ...asha,
  name: 'Meera Nair',
  email: 'Meera.Nair@kargha.example',
  phone: '98470 12345',
  address: {
    line1: '7 Loom Street',
    line2: '',
    city: 'Kochi',
    state: 'Kerala',
    pincode: '682001',
    country: 'India',
  },
};

test('changes the delivery details until the order ships, and finds it by the new name', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await takeOrderStep(staff, orderId, 'details', { customer: elsewhere })).status).toBe(
    200,
  );
  const { customer } = await orderOf(orderId);
  expect(customer).toMatchObject({
    name: 'Meera Nair',
    email: 'meera.nair@kargha.example',
    phone: '9847012345',
    address: { city: 'Kochi', pincode: '682001' },
  });
  const { body } = await shop.get('/orders?search=meera.nair', { token: admin.token });
  expect((body.rows as { id: string }[]).map(({ id }) => id)).toContain(orderId);
  const { docs } = await db().collection('audit').where('target', '==', `orders/${orderId}`).get();
  const rows = docs.map((one) => one.data());
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'order.details', actor: admin.uid }),
  );
  expect(JSON.stringify(rows)).not.toContain('Meera');
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const late = await takeOrderStep(staff, orderId, 'details', { customer: elsewhere });
  expect(late).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
});

test('refuses an address that the checkout would refuse', async () => {
  const { orderId } = await placeOrder(shop);
  const before = await orderOf(orderId);
  const customer = { ...elsewhere, address: { ...elsewhere.address, pincode: '68' } };
  const answer = await takeOrderStep(staff, orderId, 'details', { customer });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body.details)).toContain('Please enter a valid 6-digit pincode');
  expect(await orderOf(orderId)).toEqual(before);
});

test('refuses to change the details of an invoiced order', async () => {
  const { orderId } = await placeOrder(shop);
  await db().doc(`orders/${orderId}`).update({ invoiceNumber: 'KG/2627/000001' });
  const answer = await takeOrderStep(staff, orderId, 'details', { customer: elsewhere });
  expect(answer).toMatchObject({ status: 409, body: { code: 'invoice_issued' } });
});

test('adds a note that only staff see', async () => {
  const { orderId } = await placeOrder(shop);
  expect(
    (await takeOrderStep(staff, orderId, 'notes', { note: 'Asks for a gift wrap.' })).status,
  ).toBe(200);
  const { docs } = await db().collection(`orders/${orderId}/events`).get();
  const note = docs.map((one) => one.data()).find(({ what }) => what === 'Note');
  expect(note).toMatchObject({ note: 'Asks for a gift wrap.', visibleToCustomer: false });
});

test('resends an email to the order’s current address', async () => {
  const { orderId } = await placeOrder(shop);
  await takeOrderStep(staff, orderId, 'details', { customer: elsewhere });
  const { body } = await shop.get(`/orders/${orderId}/mails`, { token: admin.token });
  const [first] = body.mails as { id: string; subject: string }[];
  expect((await takeOrderStep(staff, orderId, 'resend', { mailId: first!.id })).status).toBe(200);
  const { revision } = await orderOf(orderId);
  const again = await db().doc(`mail/${first!.id}_again-${revision}`).get();
  expect(again.get('to')).toEqual(['meera.nair@kargha.example']);
  const other = await placeOrder(shop);
  const foreign = await takeOrderStep(staff, other.orderId, 'resend', { mailId: first!.id });
  expect(foreign.status).toBe(404);
});

test('restricts edits to staff', async () => {
  const owner = await signUp('customer');
  const { orderId } = await placeOrder(shop, { owner });
  for (const action of ['details', 'lines', 'notes', 'resend']) {
    const path = `/orders/${orderId}/${action}`;
    expect((await shop.post(path, {})).status, action).toBe(401);
    expect((await shop.post(path, {}, { token: owner.token })).status, action).toBe(403);
  }
  expect((await shop.get(`/orders/${orderId}/mails`, { token: owner.token })).status).toBe(403);
});
