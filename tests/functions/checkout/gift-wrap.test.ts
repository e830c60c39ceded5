import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { checkoutOf, fromAnywhere, open, type RequestedLine } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { orderOf, stockOf, stockProduct, withRestoredDocument } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { openSettingsClient } from '../settings-client.ts';
import { takeOrderSteps } from '../staff-orders.ts';

isolateDatabase();

const { shop, admin, publicSettings, read, save } = openSettingsClient();
const staff = { shop, admin };

const NOTE = 'For Asha,\nhappy Diwali! “R”';
const stole = (fields: object = {}) => stockProduct({ title: 'Ajrakh stole', ...fields });
const gift = (productId: string, more: Partial<RequestedLine> = {}): RequestedLine => ({
  ...{ productId, quantity: 1, price: 1860, services: ['gift-wrap'], giftNote: NOTE },
  ...more,
});
const create = (checkout: object) => shop.post('/razorpay/create-order', checkout, fromAnywhere());

beforeEach(async () => {
  await publicSettings().update({ giftWrap: { isOn: true, priceRupees: 60 } });
});

test('is off until staff turn it on, at their price', async () => {
  await publicSettings().update({ giftWrap: null });
  const { settings, revisions } = await read();
  expect(settings.giftWrap).toEqual({ isOn: false, priceRupees: 50 });
  const wrong = await save('giftWrap', { isOn: true, priceRupees: 49.5 }, revisions.giftWrap);
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid' } });
  const right = await save('giftWrap', { isOn: true, priceRupees: 60 }, revisions.giftWrap);
  expect(right.status).toBe(200);
  expect((await read()).settings.giftWrap).toEqual({ isOn: true, priceRupees: 60 });
  expect((await create(checkoutOf(gift(await stole())))).status).toBe(200);
});

test('charges the wrap with the piece, and shows the note to packers', async () => {
  const buyer = await signUp('customer');
  const asBuyer = { ...fromAnywhere(), token: buyer.token };
  const productId = await stole();
  const wanted = gift(productId, { quantity: 2 });
  const { orderId, orderNumber, gatewayOrderId } = await open(shop, checkoutOf(wanted), asBuyer);
  const { lines, totals } = await orderOf(orderId);
  expect(totals).toMatchObject({ subtotal: 372_000, tax: 67_000, total: 439_000 });
  expect(lines).toMatchObject([
    {
      unitPrice: 186_000,
      tailoring: { services: [{ id: 'gift-wrap', price: 6000 }], giftNote: NOTE },
    },
  ]);
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
  await takeOrderSteps(staff, orderId, 'confirm');
  const sheet = await shop.post('/packing', { code: orderNumber }, { token: admin.token });
  expect(sheet.body).toMatchObject({
    order: { lines: [{ title: 'Ajrakh stole (Gift wrap)', giftNote: NOTE }] },
  });
  const slip = await slipText(orderId);
  expect(slip).toContain('Ajrakh stole (Gift wrap)');
  expect(slip).toContain('happy Diwali!');
  const work = await shop.get(`/orders/papers/work-sheets?order=${orderId}`, {
    token: admin.token,
  });
  expect(work).toMatchObject({ status: 409, body: { code: 'nothing_to_make' } });

  const cancelled = await shop.post(`/orders/${orderId}/cancel`, { reason: 'Changed' }, asBuyer);
  expect(cancelled).toMatchObject({ status: 200, body: { order: { state: 'cancelled' } } });
});

test('is part of the price and of the invoice when prices include tax', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const start = new Date(Date.now() - 1000);
    await settings.update({ 'tax.priceMode': 'included', 'tax.priceModeFrom': start });
    const wanted = { ...checkoutOf(gift(await stole())), amount: 186_000 + 15_000 };
    const { orderId, gatewayOrderId } = await open(shop, wanted);
    const { totals } = await orderOf(orderId);
    expect(totals).toMatchObject({ subtotal: 186_000, taxIncluded: true, total: 201_000 });
    await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
    const invoice = await issueInvoice(orderId, new Date());
    expect(invoice.lines.map(({ description }) => description)).toEqual([
      'Ajrakh stole (Gift wrap)',
      'Shipping',
    ]);
    expect(invoice.totals.total).toBe(201_000);
    expect(JSON.stringify(invoice)).not.toContain('Diwali');
  });
});

test('keeps gifts with different notes apart, and takes a note without wrap for free', async () => {
  const productId = await stole();
  const notes = ['For Asha', 'For Ravi', 'For Asha'];
  const lines = notes.map((giftNote) => gift(productId, { giftNote, services: [], price: 1800 }));
  const { orderId } = await open(shop, checkoutOf(...lines));
  expect((await orderOf(orderId)).lines).toMatchObject([
    { quantity: 2, unitPrice: 180_000, tailoring: { giftNote: 'For Asha', services: [] } },
    { quantity: 1, unitPrice: 180_000, tailoring: { giftNote: 'For Ravi', services: [] } },
  ]);
});

test.each([
  ['too long', 'x'.repeat(201), 'A gift note can have at most 200 characters.'],
  ['with spaces at its ends', ' For Asha', 'A gift note is text without spaces at its ends.'],
  ['that is no text', { $ne: '' }, 'A gift note is text without spaces at its ends.'],
])('refuses a note %s', async (_what, giftNote, error) => {
  const productId = await stole();
  const checkout = checkoutOf(gift(productId));
  const items = checkout.items.map((item) => ({ ...item, giftNote }));
  const { status, body } = await create({ ...checkout, items });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  expect(JSON.stringify(body)).toContain(error);
  expect(await stockOf(productId)).toMatchObject({ committed: 0 });
});

test('refuses what is not offered, and an old price', async () => {
  const productId = await stole();
  expect(await create(checkoutOf(gift(productId, { services: ['ribbon'] })))).toMatchObject({
    status: 409,
    body: { code: 'options_not_valid' },
  });
  expect(await create(checkoutOf(gift(productId, { price: 1800 })))).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  });
  const digital = await stole({ isPhysicalProduct: false });
  const error =
    'Gift wrap and gift notes are no longer offered for Ajrakh stole. Please remove them in the cart.';
  const gone = { status: 409, body: { code: 'options_not_valid', error } };
  expect(await create(checkoutOf(gift(digital)))).toMatchObject(gone);
  await publicSettings().update({ 'giftWrap.isOn': false });
  expect(await create(checkoutOf(gift(productId)))).toMatchObject(gone);
  const note = gift(productId, { services: [], price: 1800 });
  expect(await create(checkoutOf(note))).toMatchObject(gone);
});

test('erases the note with the account, and keeps what was sold', async () => {
  const buyer = await signUp('customer');
  const asBuyer = { ...fromAnywhere(), token: buyer.token };
  const { orderId, gatewayOrderId } = await open(shop, checkoutOf(gift(await stole())), asBuyer);
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  expect((await shop.delete('/account', { token: buyer.token })).status).toBe(200);
  const [line] = (await orderOf(orderId)).lines;
  expect(line?.tailoring).toMatchObject({ services: [{ price: 6000 }], giftNote: '' });
});

async function slipText(orderId: string): Promise<string> {
  const path = `/orders/papers/slips?orders=${orderId}`;
  const response = await shop.visit(path, { token: admin.token });
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}
