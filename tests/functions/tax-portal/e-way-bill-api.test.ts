import { beforeAll, expect, test } from 'vitest';

import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';

import { createBeforeAll } from '../create-before-all.ts';
import { orderOf } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { openSettingsClient } from '../settings-client.ts';
import { shop } from '../shop-client.ts';
import { newAwb, takeOrderStep } from '../staff-orders.ts';
import { BY_COURIER, packed } from '../tax-portal-fixtures.ts';

/** The suite's shop, which calls the stand-in of the tax portal. */
const { admin, read, save } = openSettingsClient();
const buyer = createBeforeAll(() => signUp('customer'));

beforeAll(async () => {
  const { settings, revisions } = await read();
  const value = { ...settings.taxPortal, eWayBills: true };
  expect((await save('taxPortal', value, revisions.taxPortal)).status).toBe(200);
});

const asStaff = () => ({ token: admin.token });
const { by: _by, ...TRANSPORT } = BY_COURIER;
const VEHICLE = { mode: 'road', vehicleNumber: 'KA 01 AB 1234', place: 'Bengaluru' };

const generate = (orderId: string, changes: object = {}) =>
  shop.post('/e-way-bills', { orderId, ...TRANSPORT, ...changes }, asStaff());
const listOf = async (orderId: string) =>
  (await shop.get(`/e-way-bills?order=${orderId}`, asStaff())).body;

test('generates, shows, completes, prints and cancels the bill of a parcel', async () => {
  const { id } = await paidOrder(packed());
  expect(await listOf(id)).toMatchObject({ needsEWayBill: true, bills: [], reships: [] });
  const made = await generate(id);
  expect(made.status).toBe(200);
  const bill = made.body.bill as EWayBill;
  expect(bill).toMatchObject({ state: 'active', distanceKm: 850, validUntil: null });
  expect(await listOf(id)).toMatchObject({ bills: [{ number: bill.number }] });
  expect((await generate(id)).body.code).toBe('e_way_bill_exists');

  const changed = await shop.post(`/e-way-bills/${bill.id}/vehicle`, VEHICLE, asStaff());
  expect(changed.body.bill).toMatchObject({ vehicleNumber: 'KA01AB1234' });
  expect((changed.body.bill as EWayBill).validUntil).not.toBeNull();
  const early = { ...VEHICLE, pincode: '560001', remainingKm: 40, remark: 'Breakdown' };
  const extended = await shop.post(`/e-way-bills/${bill.id}/extension`, early, asStaff());
  expect([extended.status, extended.body.code]).toEqual([409, 'e_way_bill_not_active']);

  const file = await shop.download(`/e-way-bills/${bill.id}/pdf`, asStaff());
  expect(file.headers.get('content-type')).toContain('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const why = { reason: 'data_entry', remark: 'Wrong distance' };
  const ended = await shop.post(`/e-way-bills/${bill.id}/cancellation`, why, asStaff());
  expect(ended.body.bill).toMatchObject({ state: 'cancelled' });
  const printed = await shop.download(`/e-way-bills/${bill.id}/pdf`, { token: buyer.token });
  expect(printed.status).toBe(403);
});

test('asks for another bill before a parcel that came back is shipped again', async () => {
  const { id } = await paidOrder(packed());
  await generate(id);
  const staff = { shop, admin };
  const sent = { courier: 'Hamsa', awb: newAwb(), trackingUrl: '' };
  expect((await takeOrderStep(staff, id, 'ship', sent)).status).toBe(200);
  expect((await takeOrderStep(staff, id, 'rto')).status).toBe(200);
  const again = { ...sent, shipmentId: 'parcel-1', awb: newAwb() };
  const refused = await takeOrderStep(staff, id, 'reship', again);
  expect([refused.status, refused.body.code]).toEqual([409, 'e_way_bill_missing']);
  expect((await orderOf(id)).shipments[0]?.state).toBe('rto');
  const bill = { orderId: id, shipmentId: 'parcel-1', number: '341000000002', distanceKm: 850 };
  const recorded = await shop.post(
    '/e-way-bills/recorded',
    { ...bill, note: 'Made by the courier' },
    asStaff(),
  );
  expect(recorded.body.bill).toMatchObject({ parcelId: 'parcel-1', documentType: 'CHL' });
  expect((await takeOrderStep(staff, id, 'reship', again)).status).toBe(200);
});

test.each([
  ['no way to travel', { transporterId: '' }],
  ['half a kilometre', { distanceKm: 0.5 }],
  ['a transporter id of another form', { transporterId: '27AAP' }],
  ['an unknown field', { price: 1 }],
  ['an unknown parcel id', { shipmentId: '../x' }],
])('refuses %s with a sentence and changes nothing', async (_name, changes) => {
  const { id } = await paidOrder(packed());
  const { status, body } = await generate(id, changes);
  expect([status, typeof body.error]).toEqual([400, 'string']);
  expect(await listOf(id)).toMatchObject({ bills: [] });
});

test('answers 404 for a bill that is not there and 409 for a parcel that is not', async () => {
  const missing = await shop.post('/e-way-bills/none_1/vehicle', VEHICLE, asStaff());
  expect(missing.status).toBe(404);
  const { id } = await paidOrder(packed());
  const absent = await generate(id, { shipmentId: 'parcel-9' });
  expect([absent.status, absent.body.code]).toEqual([409, 'not_allowed']);
});
