import { expect, test } from 'vitest';

import { cancelEWayBill } from '../../../functions/src/documents/e-way-bill/change-e-way-bill.ts';
import { dispatchDocuments } from '../../../functions/src/documents/e-way-bill/dispatch-documents.ts';
import { generateEWayBill } from '../../../functions/src/documents/e-way-bill/generate-e-way-bill.ts';
import { takeCourierStep } from '../../../functions/src/orders/courier-steps.ts';
import { reshipParcel } from '../../../functions/src/orders/undelivered-parcels.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { orderOf } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { newAwb } from '../staff-orders.ts';
import {
  BY_COURIER,
  IDS,
  openPortalShop,
  packed,
  shipFrom,
  type PortalShop,
} from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop: PortalShop = openPortalShop();
const generate = (orderId: string, changes: object = {}) =>
  generateEWayBill(shop, { orderId, ...BY_COURIER, ...changes });

const stepOf = async (orderId: string) => {
  const { revision = 0 } = await orderOf(orderId);
  return { orderId, revision, actor: 'staff-1', at: shop.now() };
};
const reship = async (orderId: string) =>
  reshipParcel(IDS, await stepOf(orderId), {
    ...{ revision: 0, shipmentId: 'parcel-1', courier: 'Hamsa', awb: newAwb(), trackingUrl: '' },
  });

test('a parcel that came back leaves again only with another bill and a challan', async () => {
  const { id } = await paidOrder(packed());
  const first = await generate(id);
  await shipFrom(shop, id);
  await expect(generate(id, { shipmentId: 'parcel-1' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await takeCourierStep(await stepOf(id), 'rto', { note: '' });
  expect((await dispatchDocuments(id, shop.now())).reships).toMatchObject([
    { shipmentId: 'parcel-1', value: 8_496_000 },
  ]);
  await expect(reship(id)).rejects.toMatchObject({ code: 'e_way_bill_missing' });
  await shop.passHours(1);
  const second = await generate(id, { shipmentId: 'parcel-1' });
  expect(second).toMatchObject({ parcelId: 'parcel-1', documentType: 'CHL', lines: first.lines });
  expect(second.number).not.toBe(first.number);
  await expect(generate(id, { shipmentId: 'parcel-1' })).rejects.toMatchObject({
    code: 'e_way_bill_exists',
  });
  expect((await dispatchDocuments(id, shop.now())).reships).toEqual([]);
  await shop.passHours(0.1);
  await expect(reship(id)).resolves.toMatchObject({ state: 'shipped' });
  const reason = { reason: 'other', remark: 'Sent' } as const;
  await expect(
    cancelEWayBill(shop, { id: second.id, by: 'staff-1' }, reason),
  ).rejects.toMatchObject({ code: 'already_dispatched' });
});
