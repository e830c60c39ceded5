import { afterEach, expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { stockProduct } from '../ledger-fixtures.ts';
import { openSettingsClient } from '../settings-client.ts';

isolateDatabase();

const { shop, admin, before, publicSettings, read, save } = openSettingsClient();

afterEach(async () => {
  await publicSettings().set(before);
});

const asAdmin = () => ({ token: admin.token });

async function withoutHsn(): Promise<number> {
  const { body } = await shop.get('/products?status=no-hsn', asAdmin());
  return body.total as number;
}

/** Straight to the settings, as if all products had had a code. */
async function turnRatesOn(): Promise<void> {
  await publicSettings().update({ 'tax.ratesEnabled': true });
}

test('counts active products without an HSN code before rates are turned on', async () => {
  const productId = await stockProduct({ hsnCode: '', status: 'active' });
  const count = await withoutHsn();
  expect(count).toBeGreaterThan(0);
  const { settings, revisions } = await read();
  const on = { ...settings.tax, ratesEnabled: true };
  expect(await save('tax', on, revisions.tax)).toMatchObject({
    status: 409,
    body: { code: 'products_without_hsn', details: { count } },
  });
  await shop.put(`/products/${productId}`, { hsnCode: '5007' }, asAdmin());
  expect(await withoutHsn()).toBe(count - 1);
});

test('shows shoppers no list of products without a code', async () => {
  const { body } = await shop.get('/products?status=no-hsn');
  expect(body.total).toBe(0);
});

test('refuses a product without a code from all sides while rates are on', async () => {
  const draft = await stockProduct({ hsnCode: '', status: 'draft' });
  const old = await stockProduct({ hsnCode: '', status: 'active' });
  const coded = await stockProduct({ hsnCode: '5007', status: 'active' });
  await turnRatesOn();
  const update = (id: string, change: object) => shop.put(`/products/${id}`, change, asAdmin());
  const refused = { status: 400, body: { details: { hsnCode: expect.any(String) as string } } };
  expect(await update(draft, { status: 'active' })).toMatchObject(refused);
  expect(await update(coded, { hsnCode: '' })).toMatchObject(refused);
  const bulk = { ids: [draft], action: 'activate', value: '' };
  const { body } = await shop.post('/product-bulk/ticked', bulk, asAdmin());
  expect(JSON.stringify(body)).toContain('HSN');
  // What was active before can still be corrected.
  expect((await update(old, { title: 'Corrected title' })).status).toBe(200);
  expect((await update(draft, { status: 'active', hsnCode: '5208' })).status).toBe(200);
});
