import { beforeAll, expect, test } from 'vitest';

import { dispatchDocuments } from '../../../functions/src/documents/e-way-bill/dispatch-documents.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import {
  CODED_LINE,
  openPortalShop,
  packed,
  reportToPortal,
  shipFrom,
  type PortalShop,
} from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop: PortalShop = openPortalShop();

/** Silk has 12% now; the orders of these tests have 18%. */
beforeAll(async () => {
  await reportToPortal({ eWayBills: false });
  const silk = { hsnPrefix: '5007', maxUnitRupees: null, percent: 12, note: '', to: null };
  const tax = { ratesEnabled: true, rates: [{ ...silk, from: new Date('2026-01-01') }] };
  await db().doc('settings/public').set({ tax }, { merge: true });
});

const CHANGED = {
  code: 'tax_rates_changed',
  message: expect.stringContaining('12% today') as string,
};

test('an order whose rates have changed waits until staff issue its invoice at them', async () => {
  const { id } = await paidOrder(packed(2));
  await expect(shipFrom(shop, id)).rejects.toMatchObject(CHANGED);
  await expect(issueInvoice(id, shop.now())).rejects.toMatchObject(CHANGED);
  const rate = { title: CODED_LINE.title, ordered: 18, current: 12 };
  expect((await dispatchDocuments(id, shop.now())).changedRates).toEqual([rate]);

  const invoice = await issueInvoice(id, shop.now(), { atOrderRates: true });
  expect(invoice.lines).toMatchObject([{ taxPercent: 18 }]);
  expect((await dispatchDocuments(id, shop.now())).changedRates).toEqual([]);
  await expect(shipFrom(shop, id)).resolves.toMatchObject({ state: 'shipped' });
});

test('goods that have left get their invoice at the rates of the order', async () => {
  const fields = packed(2);
  const parcel = {
    ...{ id: 'parcel-1', courier: 'Hamsa', awb: 'HM1', trackingUrl: '', state: 'shipped' as const },
    ...{ lines: [{ productId: CODED_LINE.productId, quantity: 2 }], deliveredAt: null },
    shippedAt: shop.now(),
  };
  const { id } = await paidOrder({ ...fields, state: 'shipped', shipments: [parcel] });
  expect((await issueInvoice(id, shop.now())).lines).toMatchObject([{ taxPercent: 18 }]);
});
