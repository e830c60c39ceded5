import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { withRestoredDocument, stockProduct } from '../ledger-fixtures.ts';
import { draftOf } from '../draft-order-fixtures.ts';
import { openSettingsClient } from '../settings-client.ts';

isolateDatabase();

const { shop, admin, publicSettings, read, save } = openSettingsClient();

test('hides the staff discount limit, including an old public one', async () => {
  await withRestoredDocument('settings/phoneOrders', async (own) => {
    await own.delete();
    const once = { linkHours: 30, mostDiscountPercent: 35 };
    await publicSettings().update({ phoneOrders: once });
    const { settings, revisions } = await read();
    expect(settings.phoneOrders).toEqual(once);
    const discount = { kind: 'percent', value: 33, reason: 'Agreed' };
    const draft = draftOf([await stockProduct()], { discount });
    const { customer: _, note: _note, ...asked } = draft;
    const priced = () => shop.post('/draft-orders/price', asked, { token: admin.token });
    expect((await priced()).status).toBe(200);
    const now = { linkHours: 30, mostDiscountPercent: 32 };
    expect((await save('phoneOrders', now, revisions.phoneOrders)).status).toBe(200);
    expect((await read()).settings.phoneOrders).toEqual(now);
    expect((await publicSettings().get()).get('phoneOrders')).toBeUndefined();
    expect((await priced()).body.code).toBe('discount_too_high');
  });
});

test('moves an old public staff discount limit out of the public settings', async () => {
  await withRestoredDocument('settings/phoneOrders', async (own) => {
    await own.delete();
    const once = { linkHours: 30, mostDiscountPercent: 35 };
    const newer = { linkHours: 30, mostDiscountPercent: 32 };
    for (const kept of [once, newer]) {
      if (kept === newer) await own.set(newer);
      await publicSettings().update({ phoneOrders: once });
      const { settings, revisions } = await read();
      expect((await save('payments', settings.payments, revisions.payments)).status).toBe(200);
      expect((await publicSettings().get()).get('phoneOrders')).toBeUndefined();
      expect((await own.get()).data()).toMatchObject(kept);
      const after = await read();
      expect(after.settings.phoneOrders).toEqual(kept);
      expect(after.revisions.phoneOrders).toBe(revisions.phoneOrders);
    }
  });
});
