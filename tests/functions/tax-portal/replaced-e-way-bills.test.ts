import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';

import { cancelEWayBill } from '../../../functions/src/documents/e-way-bill/change-e-way-bill.ts';
import { dispatchDocuments } from '../../../functions/src/documents/e-way-bill/dispatch-documents.ts';
import { generateEWayBill } from '../../../functions/src/documents/e-way-bill/generate-e-way-bill.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { withRestoredDocument } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import {
  BY_COURIER,
  CODED_LINE,
  openPortalShop,
  packed,
  shipFrom,
  type PortalShop,
} from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop: PortalShop = openPortalShop();

const generate = (orderId: string, changes: object = {}) =>
  generateEWayBill(shop, { orderId, ...BY_COURIER, ...changes });
const needsBill = async (orderId: string) =>
  (await dispatchDocuments(orderId, shop.now())).needsEWayBill;

const thirty = { lines: [{ productId: CODED_LINE.productId, quantity: 30 }] };

test.each([
  ['has expired', 6 * 24, { vehicleNumber: 'KA01AB1234' }],
  ['got no vehicle in 15 days', 15 * 24 + 1, {}],
])(
  'a parcel whose e-way bill %s leaves with another one and a challan',
  async (_name, hours, by) => {
    const { id } = await paidOrder(packed());
    await generate(id, by);
    expect(await needsBill(id)).toBe(false);
    await shop.passHours(hours);
    expect(await needsBill(id)).toBe(true);
    await expect(shipFrom(shop, id)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
    const second = await generate(id);
    expect(second).toMatchObject({ state: 'active', documentType: 'CHL' });
    await expect(generate(id)).rejects.toMatchObject({ code: 'e_way_bill_exists' });
    await expect(shipFrom(shop, id)).resolves.toMatchObject({ state: 'shipped' });
  },
);

test('a parcel that changed after its e-way bill can no longer be cancelled gets another one', async () => {
  const { id } = await paidOrder(packed());
  const first = await generate(id);
  await expect(generate(id, thirty)).rejects.toMatchObject({ code: 'e_way_bill_exists' });
  await shop.passHours(24.1);
  const why = { reason: 'data_entry', remark: 'Items changed' } as const;
  await expect(cancelEWayBill(shop, { id: first.id, by: 'staff-1' }, why)).rejects.toMatchObject({
    code: 'too_late_to_cancel',
  });
  await expect(shipFrom(shop, id, 30)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
  expect(await generate(id, thirty)).toMatchObject({ documentType: 'CHL', value: 6_372_000 });
  await expect(shipFrom(shop, id, 30)).resolves.toMatchObject({ state: 'shipped' });
  const rest = await generate(id, { lines: [] });
  expect(rest).toMatchObject({ parcelId: 'parcel-2', documentType: 'CHL' });
});

test.each([
  ['jewellery', { hsnCode: '711311' }],
  ['nil-rated goods', { hsnCode: '70181010', chargeTax: false }],
])('%s of any value leave without an e-way bill and before their invoice', async (_name, goods) => {
  const fields = packed();
  const lines = fields.lines?.map((line) => ({ ...line, ...goods }));
  const { id } = await paidOrder({ ...fields, lines: lines as Order['lines'] });
  expect(await needsBill(id)).toBe(false);
  await expect(shipFrom(shop, id)).resolves.toMatchObject({ state: 'shipped' });
});

test('the e-way bill of a composition dealer names a bill of supply', async () => {
  const registration = { kind: 'composition', from: new Date('2020-04-01'), otherStates: false };
  await withRestoredDocument('settings/public', async (settings) => {
    await settings.set({ legal: { registration } }, { merge: true });
    const fields = packed(60);
    const lines = fields.lines?.map((line) => ({ ...line, chargeTax: false }));
    const { id } = await paidOrder({ ...fields, lines: lines as Order['lines'] });
    expect(await generate(id)).toMatchObject({ documentType: 'BIL' });
    const { bills } = await shop.registered();
    expect(bills[0]?.request).toMatchObject({ docType: 'BIL', subSupplyType: '1' });
  });
});
