import { expect, test } from 'vitest';

import { eWayBillValidUntil } from '@kargha/domain/invoices/e-way-bill-rules';
import type { Order } from '@kargha/domain/orders/order';

import {
  cancelEWayBill,
  changeVehicle,
  extendEWayBill,
} from '../../../functions/src/documents/e-way-bill/change-e-way-bill.ts';
import {
  generateEWayBill,
  recordEWayBill,
} from '../../../functions/src/documents/e-way-bill/generate-e-way-bill.ts';
import { printEWayBill } from '../../../functions/src/documents/e-way-bill/e-way-bill-pdf.ts';
import { registerWaitingDocuments } from '../../../functions/src/documents/e-invoice/register-waiting-documents.ts';
import { eWayBillsOf } from '../../../functions/src/records/e-way-bill-record.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import {
  BY_COURIER,
  CODED_LINE,
  companyOrder,
  openPortalShop,
  packed,
  reportToPortal,
  shipFrom,
  type PortalShop,
} from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop: PortalShop = openPortalShop();

const generate = (orderId: string, changes: object = {}) =>
  generateEWayBill(shop, { orderId, ...BY_COURIER, ...changes });
const ship = (orderId: string, quantity?: number) => shipFrom(shop, orderId, quantity);

test('lets small consignments and shops without e-way bills leave as before', async () => {
  const small = await paidOrder(packed(20));
  await expect(ship(small.id)).resolves.toMatchObject({ state: 'shipped' });
  await reportToPortal({ eWayBills: false });
  const large = await paidOrder(packed());
  await expect(ship(large.id)).resolves.toMatchObject({ state: 'shipped' });
  await reportToPortal({});
});

test('blocks a consignment above ₹50,000 until it has an e-way bill', async () => {
  const { id } = await paidOrder(packed());
  await expect(ship(id)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
  const bill = await generate(id);
  expect(bill).toMatchObject({ state: 'active', documentType: 'INV', value: 8_496_000 });
  expect(bill.number).toMatch(/^\d{12}$/);
  await expect(ship(id, 39)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
  await expect(ship(id)).resolves.toMatchObject({ state: 'shipped' });
});

test('blocks the goods of a registered buyer until their invoice is registered', async () => {
  const { id } = await companyOrder(packed(2));
  await expect(ship(id)).rejects.toMatchObject({ code: 'e_invoice_missing' });
  await shop.fault('register_document', 'outage');
  await expect(generate(id)).rejects.toMatchObject({ code: 'e_invoice_pending' });
  await expect(ship(id)).rejects.toMatchObject({ code: 'e_invoice_pending' });
  await shop.passHours(0.1);
  await registerWaitingDocuments(shop);
  await expect(ship(id)).resolves.toMatchObject({ state: 'shipped' });
});

test('measures each parcel: a small one leaves, a large one needs its own bill and challan', async () => {
  const { id } = await paidOrder(packed(80));
  await generate(id, { lines: [{ productId: CODED_LINE.productId, quantity: 40 }] });
  await expect(ship(id, 40)).resolves.toMatchObject({ state: 'shipped' });
  await expect(ship(id, 10)).resolves.toMatchObject({ state: 'shipped' });
  await expect(ship(id)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
  const second = await generate(id);
  expect(second).toMatchObject({ documentType: 'CHL', value: 6_372_000 });
  expect(second.documentNumber).toMatch(/^KG\/\d{4}\/\d{6}-2$/);
  await expect(ship(id)).resolves.toMatchObject({ state: 'shipped' });
});

test('uses the limit of the state within it', async () => {
  await reportToPortal({ eWayBillLimitWithinState: 100_000 });
  const fields = packed();
  const { customer } = (
    await db()
      .doc(`orders/${(await paidOrder(fields)).id}`)
      .get()
  ).data() as {
    customer: Order['customer'];
  };
  const address = { ...customer.address, city: 'Mysuru', state: 'Karnataka', pincode: '570001' };
  const { id } = await paidOrder({ ...fields, customer: { ...customer, address } });
  await expect(ship(id)).resolves.toMatchObject({ state: 'shipped' });
  await reportToPortal({});
});

test.each(['timeout_after', 'malformed_json'])(
  'finds the bill again after %s and makes no second one',
  async (fault) => {
    const { id } = await paidOrder(packed());
    await shop.fault('register_e_way_bill', fault);
    await expect(generate(id)).rejects.toMatchObject({ code: 'tax_portal_unavailable' });
    expect(await eWayBillsOf(id)).toMatchObject([{ state: 'requested' }]);
    await expect(ship(id)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
    expect(await generate(id)).toMatchObject({ state: 'active' });
    expect((await shop.registered()).bills).toHaveLength(1);
  },
);

test('cancels a lost bill when staff have changed the parcel since', async () => {
  const { id } = await paidOrder(packed());
  await shop.fault('register_e_way_bill', 'timeout_after');
  await expect(generate(id)).rejects.toMatchObject({ code: 'tax_portal_unavailable' });
  await generate(id, { lines: [{ productId: CODED_LINE.productId, quantity: 30 }] });
  const { bills } = await shop.registered();
  expect(bills.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  expect(bills[1]?.request).toMatchObject({ totInvValue: 63_720 });
});

test('keeps no request that the portal refused', async () => {
  const { id } = await paidOrder(packed());
  await shop.fault('register_e_way_bill', 'declined', { message: 'Invalid transporter id' });
  await expect(generate(id)).rejects.toMatchObject({
    ...{
      code: 'tax_portal_refused',
      message: expect.stringContaining('Invalid transporter') as string,
    },
  });
  expect(await eWayBillsOf(id)).toEqual([]);
});

test('is valid for a day per 200 km from the moment it has a vehicle', async () => {
  const { id } = await paidOrder(packed());
  const bill = await generate(id);
  expect(bill.validUntil).toBeNull();
  const vehicle = { mode: 'road', vehicleNumber: 'KA01AB1234', transportDocument: '' } as const;
  const at = { id: bill.id, by: 'staff-1' };
  const first = await changeVehicle(shop, at, { ...vehicle, place: 'Mysuru', remark: '' });
  const wanted = eWayBillValidUntil(shop.now(), 850);
  expect(Math.abs(first.validUntil!.getTime() - wanted.getTime())).toBeLessThanOrEqual(1000);
  const change = { ...vehicle, vehicleNumber: 'MH12CD5678', place: 'Pune', remark: 'Breakdown' };
  expect(await changeVehicle(shop, at, change)).toMatchObject({
    ...{ vehicleNumber: 'MH12CD5678', vehicles: [{ vehicle: 'KA01AB1234', place: 'Pune' }] },
  });
  const extension = { ...change, pincode: '411001', remainingKm: 150 };
  await expect(extendEWayBill(shop, at, extension)).rejects.toMatchObject({
    code: 'e_way_bill_not_active',
  });
  await shop.passHours((wanted.getTime() - shop.now().getTime()) / 3_600_000 - 4);
  const extended = await extendEWayBill(shop, at, extension);
  expect(extended.validUntil!.getTime()).toBeGreaterThan(wanted.getTime());
});

test('cancels within 24 hours before dispatch, also when the answer was lost', async () => {
  const { id } = await paidOrder(packed());
  const bill = await generate(id);
  const request = { reason: 'data_entry', remark: 'Wrong distance' } as const;
  const at = { id: bill.id, by: 'staff-1' };
  await shop.fault('cancel_e_way_bill', 'timeout_after');
  await expect(cancelEWayBill(shop, at, request)).rejects.toMatchObject({
    code: 'tax_portal_unavailable',
  });
  expect(await cancelEWayBill(shop, at, request)).toMatchObject({ state: 'cancelled' });
  const next = await generate(id);
  expect(next).toMatchObject({ state: 'active', documentType: 'INV' });
  await shop.passHours(24.1);
  await expect(cancelEWayBill(shop, { ...at, id: next.id }, request)).rejects.toMatchObject({
    code: 'too_late_to_cancel',
  });
});

test('accepts the bill of a courier, or the reason why there is none', async () => {
  const [one, other] = [await paidOrder(packed()), await paidOrder(packed())];
  const record = { distanceKm: 850, by: 'staff-1' };
  const number = '341000000777';
  const bill = await recordEWayBill(shop, {
    ...{ ...record, orderId: one.id, number, note: 'Hamsa Express' },
  });
  await expect(ship(one.id)).resolves.toMatchObject({ state: 'shipped' });
  expect((await printEWayBill(bill)).length).toBeGreaterThan(5000);
  await recordEWayBill(shop, { ...record, orderId: other.id, number: '', note: 'By India Post' });
  await expect(ship(other.id)).resolves.toMatchObject({ state: 'shipped' });
});
