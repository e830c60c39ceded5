import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { BANK } from '../sample-bank-account.ts';
import { db, withRestoredDocument, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { openSettingsClient } from '../settings-client.ts';

isolateDatabase();

const { shop, admin, before, publicSettings, read, save } = openSettingsClient();

test('lets only staff read and change the settings', async () => {
  const { token } = await signUp('customer');
  expect((await shop.get('/settings')).status).toBe(401);
  expect((await shop.get('/settings', { token })).status).toBe(403);
  const body = { value: { emi: true }, revision: 0 };
  expect((await shop.put('/settings/payments', body, { token })).status).toBe(403);
});

test('reports whether services are set up without their secrets', async () => {
  const { integrations } = await read();
  expect(integrations).toMatchObject({ razorpayKeys: true, webhookSecret: true });
  for (const value of Object.values(integrations)) expect(typeof value).not.toBe('string');
});

test('logs a change with old and new values', async () => {
  await db().recursiveDelete(db().collection('audit'));
  const { settings, revisions } = await read();
  const holds = { ...settings.holds, holdMinutes: 20 };
  expect((await save('holds', holds, revisions.holds)).status).toBe(200);
  expect((await read()).settings.holds.holdMinutes).toBe(20);
  const rows = await db()
    .collection('audit')
    .where('actor', '==', admin.uid)
    .where('action', '==', 'settings.holds')
    .get();
  expect(rows.docs.map((row) => row.data())).toMatchObject([
    { before: { holdMinutes: settings.holds.holdMinutes }, after: { holdMinutes: 20 } },
  ]);
});

test('hides the bank account from the public and logs its changes', async () => {
  await withRestoredDocument('settings/bankAccount', async () => {
    const { revisions } = await read();
    const wrong = await save('bankAccount', { ...BANK, ifsc: 'SMPL' }, revisions.bankAccount);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await save('bankAccount', BANK, revisions.bankAccount)).status).toBe(200);
    expect((await read()).settings.bankAccount).toEqual(BANK);
    expect(JSON.stringify((await publicSettings().get()).data())).not.toContain(BANK.number);
    expect((await save('bankAccount', BANK, revisions.bankAccount)).status).toBe(409);
  });
});

test('charges the saved shipping rates', async () => {
  const productId = await stockProduct({ price: 2500 });
  const shippingOf = async () => {
    const cart = { items: [{ productId, quantity: 1 }] };
    return ((await shop.post('/cart/price', cart)).body.totals as { shipping: number }).shipping;
  };
  const { settings, revisions } = await read();
  expect(settings.shipping).toEqual({ freeAboveRupees: 2000, flatFeeRupees: 150 });
  expect(await shippingOf()).toBe(0);
  const above = { ...settings.shipping, freeAboveRupees: 2500 };
  expect((await save('shipping', above, revisions.shipping)).status).toBe(200);
  expect(await shippingOf()).toBe(15_000);
  const back = await save('shipping', settings.shipping, revisions.shipping + 1);
  expect(back.status).toBe(200);
  expect(await shippingOf()).toBe(0);
});

test('saves one of ten concurrent edits and rejects nine', async () => {
  const { settings, revisions } = await read();
  const answers = await concurrently(10, (index) =>
    save('holds', { ...settings.holds, holdMinutes: 21 + index }, revisions.holds),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'stale')).toHaveLength(9);
  expect((await read()).revisions.holds).toBe(revisions.holds + 1);
});

test('versions each section separately', async () => {
  const { settings, revisions } = await read();
  await save('payments', { emi: true, creditSales: 'invoiced' }, revisions.payments);
  expect((await save('claims', settings.claims, revisions.claims)).status).toBe(200);
  const stored = await publicSettings().get();
  expect(stored.get('payments')).toMatchObject({ emi: true, creditSales: 'invoiced' });
  expect(stored.get('delivery')).toEqual(before.delivery);
});

test.each([
  ['holds', { holdMinutes: 2, openHoldsPerPerson: 3, openHoldsPerAddress: 30 }],
  ['tax', { ratesEnabled: true, rates: [{ hsnPrefix: 'x' }] }],
  ['payments', { emi: 'yes' }],
] as const)('rejects wrong %s and changes nothing', async (section, value) => {
  const { settings, revisions } = await read();
  expect((await save(section, value, revisions[section])).status).toBe(400);
  expect((await read()).settings[section]).toEqual(settings[section]);
});

test('refuses checkouts in a closed shop with a message', async () => {
  const { settings, revisions } = await read();
  const closed = {
    ...settings.shopFront,
    maintenance: { isOn: true, message: 'We count our stock.' },
  };
  await save('shopFront', closed, revisions.shopFront);
  const front = await shop.get('/settings/shop-front');
  expect(front.body.shopFront).toMatchObject({ maintenance: closed.maintenance });
  const checkout = {
    amount: 100,
    currency: 'INR',
    receipt: 'closed-shop-receipt',
    items: [{ productId: 'nothing', quantity: 1 }],
    customer: {
      name: 'Asha Devi',
      email: 'asha@kargha.example',
      phone: '9876543210',
      address: {
        line1: '1 Main',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
        country: 'India',
      },
    },
  };
  const { status, body } = await shop.post('/razorpay/create-order', checkout);
  await save('shopFront', settings.shopFront, revisions.shopFront + 1);
  expect(body.error).toBe('We count our stock.');
  expect([status, body.code]).toEqual([503, 'maintenance']);
});

test('publishes a Hindi announcement, or none when it is missing', async () => {
  const { settings, revisions } = await read();
  const english = { isOn: false, text: 'New sarees', link: '' };
  const both = { ...english, textHindi: 'नई साड़ियाँ' };
  const shown = async () => (await shop.get('/settings/shop-front')).body.shopFront;
  await save('shopFront', { ...settings.shopFront, announcement: both }, revisions.shopFront);
  expect(await shown()).toMatchObject({ announcement: both });
  const next = revisions.shopFront + 1;
  await save('shopFront', { ...settings.shopFront, announcement: english }, next);
  expect(await shown()).toMatchObject({ announcement: { ...english, textHindi: '' } });
  await save('shopFront', settings.shopFront, next + 1);
});

test('publishes claims and contacts, and removes withdrawn claims', async () => {
  const { settings, revisions } = await read();
  const shown = async () => (await shop.get('/settings/shop-front')).body;
  const claims = [
    { id: 'weavers', value: '620+', label: 'weavers', asOf: '2026-10-08T00:00:00.000Z' },
  ];
  const legal = { ...settings.legal, email: 'hello@kargha.example' };
  expect((await save('claims', { claims }, revisions.claims)).status).toBe(200);
  expect((await save('legal', legal, revisions.legal)).status).toBe(200);
  expect(await shown()).toMatchObject({
    claims,
    email: 'hello@kargha.example',
  });
  expect((await save('claims', { claims: [] }, revisions.claims + 1)).status).toBe(200);
  expect((await shown()).claims).toEqual([]);
});

test('uses the saved dispatch days and rejects an invalid hour', async () => {
  const { settings, revisions } = await read();
  const delivery = { ...settings.delivery, dispatchDays: 4 };
  const wrong = await save('delivery', { ...delivery, cutoffHour: 24 }, revisions.delivery);
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect((await save('delivery', delivery, revisions.delivery)).status).toBe(200);
  expect((await publicSettings().get()).get('delivery')).toEqual(delivery);
});

test('says how prices and GST go together', async () => {
  const { settings, revisions } = await read();
  const gst = async () => (await shop.get('/settings/shop-front')).body.gst;
  expect(await gst()).toBe('added');
  const included = { priceMode: 'included', priceModeFrom: '2020-01-01T00:00:00.000Z' };
  expect((await save('tax', { ...settings.tax, ...included }, revisions.tax)).status).toBe(200);
  expect(await gst()).toBe('included');
  await save('tax', settings.tax, revisions.tax + 1);
  expect(await gst()).toBe('added');
});
