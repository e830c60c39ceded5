import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it } from 'vitest';

import type { Invoice } from '@kargha/domain/invoices/invoice';
import { paise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { asha, fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { stockProduct } from '../ledger-fixtures.ts';
import { ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { openSettingsClient } from '../settings-client.ts';

isolateDatabase();

const { shop, admin, before, publicSettings, read, save } = openSettingsClient();

const SINCE = '2024-03-31T18:30:00.000Z';
const MYSURU = { ...asha.address, city: 'Mysuru', state: 'Karnataka', pincode: '570001' };

afterEach(async () => {
  await publicSettings().set(before);
});

async function register(kind: string, changes: object = {}) {
  const { settings, revisions } = await read();
  const registration = { kind, from: SINCE, otherStates: false, ...changes };
  const gstin = kind === 'unregistered' ? '' : settings.legal.gstin;
  return save('legal', { ...settings.legal, gstin, registration }, revisions.legal);
}

async function checkout(productId: string, amount: number, customer: object = {}) {
  const request = {
    ...{ amount, currency: 'INR', receipt: `t_${randomUUID().slice(0, 30)}` },
    items: [{ productId, quantity: 1 }],
    customer: { ...asha, address: MYSURU, ...customer },
  };
  return shop.post('/razorpay/create-order', request, fromAnywhere());
}

async function documentText(supply: object = {}): Promise<string> {
  const { id, token } = await paidOrder({
    lines: [{ ...ORDERED_LINE, taxPercent: 0, chargeTax: false }],
    totals: {
      ...{ subtotal: paise(360_000), discount: paise(0), shipping: paise(0), tax: paise(0) },
      ...{ giftCard: paise(0), total: paise(360_000) },
    },
    ...supply,
  });
  const { body } = await shop.post('/invoices', { orderId: id }, { token: admin.token });
  const { number } = body.invoice as Invoice;
  const path = `/invoices/${number.replaceAll('/', '-')}/pdf?token=${token}`;
  const pdf = await (await shop.visit(path)).arrayBuffer();
  const drawn = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(drawn, { mergePages: true })).text;
}

describe('a composition dealer', () => {
  it('collects no tax and shows the price that is paid', async () => {
    expect((await register('composition')).status).toBe(200);
    const productId = await stockProduct({ price: 2500 });
    const priced = await shop.post('/cart/price', { items: [{ productId, quantity: 1 }] });
    expect(priced.body.totals).toMatchObject({ tax: 0, taxIncluded: true, total: 250_000 });
    expect((await checkout(productId, 250_000)).status).toBe(200);
  });

  it('sells to no other state', async () => {
    await register('composition');
    const productId = await stockProduct({ price: 2500 });
    const refused = await checkout(productId, 250_000, { address: asha.address });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'within_state_only',
        error: 'We can deliver to addresses in Karnataka only.',
        messages: [{ key: 'within_state', params: { state: 'Karnataka' } }],
      },
    });
  });

  it('files neither GSTR-1 nor GSTR-3B for months without a regular registration', async () => {
    const since = '2026-04-14T18:30:00.000Z';
    await register('composition', { from: since });
    const statusOf = async (path: string) => {
      const { status, body } = await shop.get(`/tax-returns${path}`, { token: admin.token });
      return [status, body.code];
    };
    expect(await statusOf('?month=2026-05')).toEqual([409, 'other_returns']);
    expect(await statusOf('/gstr-1?month=2026-05')).toEqual([409, 'other_returns']);
    expect(await statusOf('?month=2026-04')).toEqual([200, undefined]);
    expect(await statusOf('?month=2026-03')).toEqual([200, undefined]);
  });

  it('issues bills of supply with the words of rule 5 and without tax', async () => {
    await register('composition');
    const { settings } = await read();
    const text = await documentText();
    expect(text).toContain('Bill of Supply');
    expect(text).toContain('Composition taxable person, not eligible to collect tax on supplies');
    expect(text).toContain(settings.legal.gstin);
    expect(text).toContain('3,600.00');
    expect(text).not.toMatch(/IGST|CGST|Tax Invoice|Place of supply|Reverse charge/);
  });

  it('keeps its tax table for later', async () => {
    const { settings } = await read();
    await register('composition');
    expect((await read()).settings.tax.rates).toEqual(settings.tax.rates);
    expect((await register('regular')).status).toBe(200);
    expect((await read()).settings.tax).toEqual(settings.tax);
    const stored = await publicSettings().get();
    expect(stored.get('tax.rates')).toEqual((before.tax as { rates: unknown }).rates);
    expect(stored.get('tax.own')).toBeUndefined();
  });
});

describe('a shop without registration', () => {
  it('needs no GST number and prints none', async () => {
    expect((await register('unregistered')).status).toBe(200);
    const text = await documentText();
    expect(text).toContain('Receipt');
    expect(text).not.toMatch(/GST|HSN|Tax Invoice|Bill of Supply/);
    expect(text).toContain('3,600.00');
  });

  it('sells handicraft goods to other states only with a PAN', async () => {
    const productId = await stockProduct({ price: 2500, hsnCode: '5007' });
    const elsewhere = { address: asha.address };
    await register('unregistered');
    expect((await checkout(productId, 250_000, elsewhere)).body.code).toBe('within_state_only');
    expect((await register('unregistered', { otherStates: true })).body.code).toBe(
      'e_way_bills_off',
    );
    const portal = await read();
    const value = { ...portal.settings.taxPortal, eWayBills: true };
    await save('taxPortal', value, portal.revisions.taxPortal);
    expect((await register('unregistered', { otherStates: true })).status).toBe(200);
    const revision = (await read()).revisions.taxPortal;
    const off = await save('taxPortal', { ...value, eWayBills: false }, revision);
    expect(off).toMatchObject({ status: 409, body: { code: 'e_way_bills_off' } });
    expect((await checkout(productId, 250_000, elsewhere)).status).toBe(200);
    const gold = await stockProduct({ price: 2500, hsnCode: '711319', title: 'Gold ring' });
    expect(await checkout(gold, 250_000, elsewhere)).toMatchObject({
      status: 409,
      body: { code: 'within_state_only', error: expect.stringContaining('Gold ring') as string },
    });
    expect((await checkout(gold, 250_000)).status).toBe(200);
  });
});

describe('a regular registration', () => {
  it('needs a GST number', async () => {
    const { settings, revisions } = await read();
    const legal = { ...settings.legal, gstin: '' };
    const refused = await save('legal', legal, revisions.legal);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('decides about orders from before a change', async () => {
    await register('composition', { from: new Date(Date.now() - 3_600_000).toISOString() });
    const ordered = new Date(Date.now() - 2 * 3_600_000);
    const taxed = { lines: [ORDERED_LINE], totals: priceOrder([ORDERED_LINE]), createdAt: ordered };
    expect(await documentText(taxed)).toContain('Tax Invoice');
  });

  it('issues a bill of supply for nil-rated goods', async () => {
    const text = await documentText();
    expect(text).toContain('Bill of Supply');
    expect(text).not.toContain('Tax Invoice');
  });

  it('stays when a client does not send it', async () => {
    await register('composition');
    const { settings, revisions } = await read();
    const { registration, ...legal } = settings.legal;
    expect((await save('legal', legal, revisions.legal)).status).toBe(200);
    expect((await read()).settings.legal.registration).toEqual(registration);
  });
});
