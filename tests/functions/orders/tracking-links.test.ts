import { expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open, type Opened } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();

const DAY = 24 * 60;
const NO_EMAIL = { to: [], message: { text: '', html: '' } };

const own = isolatedShop();

async function placeOne(more: object = {}, fields: object = {}): Promise<Opened> {
  const productId = await stockProduct(fields);
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const opened = await open(own, { ...checkout, ...more });
  await own.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  return opened;
}

interface TrackingEmail {
  to: string[];
  message: { text: string; html: string };
}

/** Emails of the order whose ids continue like this, and the token of the latest link. */
async function emailsOf(orderId: string, kind: string) {
  const { docs } = await db().collection('mail').get();
  const emails = docs
    .filter(({ id }) => id.startsWith(`order_${orderId}_${kind}`))
    .map((one) => one.data() as TrackingEmail);
  const { to, message } = emails.at(-1) ?? NO_EMAIL;
  const [, token = ''] = /track-order\?token=(\S+)/.exec(message.text) ?? [];
  return { count: emails.length, to, html: message.html, token };
}

const track = (token: string) => own.post('/orders/track', { token }, fromAnywhere());
const askAgain = (token: string) => own.post('/orders/track-link', { token }, fromAnywhere());

test('includes a tracking link in the email of a placed order', async () => {
  const { orderId, orderNumber } = await placeOne();
  const { token, html } = await emailsOf(orderId, 'paid');
  expect(html).toContain(`/track-order?token=${token}"`);
  expect((await track(token)).body.order).toMatchObject({ number: orderNumber, status: 'placed' });
});

test('writes in Hindi to a guest who shops in Hindi', async () => {
  const named = { title: 'Kota saree', titleHindi: 'कोटा साड़ी' };
  const { orderId, orderNumber } = await placeOne({ language: 'hi' }, named);
  const { html, token } = await emailsOf(orderId, 'paid');
  expect(html).toContain(`आपका ऑर्डर ${orderNumber} हो गया है`);
  expect(html).toContain('ऑर्डर की जानकारी देखें');
  expect(html).toContain('1 × कोटा साड़ी');
  expect(html).not.toContain('Kota saree');
  expect((await track(token)).body.order).toMatchObject({
    items: [{ name: 'Kota saree', nameHindi: 'कोटा साड़ी', quantity: 1 }],
  });
});

test('expires a link after ninety days and emails a new one once an hour', async () => {
  const { orderId, orderNumber } = await placeOne();
  const { token: old } = await emailsOf(orderId, 'paid');
  own.passMinutes(90 * DAY + 1);
  const ended = await track(old);
  expect(ended).toMatchObject({
    status: 410,
    body: { success: false, code: 'link_expired' },
  });
  expect(JSON.stringify(ended.body)).not.toContain(orderNumber);

  const asked = await concurrently(10, () => askAgain(old));
  for (const { status, body } of asked) {
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
  }
  const { count, to, token } = await emailsOf(orderId, 'link');
  expect([count, to]).toEqual([1, [asha.email]]);
  expect((await track(token)).body.order).toMatchObject({ number: orderNumber });
  expect((await track(old)).status).toBe(410);
});

test('expires the checkout’s token with the link', async () => {
  const { trackingToken } = await placeOne();
  expect((await track(trackingToken)).status).toBe(200);
  own.passMinutes(90 * DAY + 1);
  expect((await track(trackingToken)).body).toMatchObject({ code: 'link_expired' });
});

test('rejects an unknown link', async () => {
  const { orderId } = await placeOne();
  const { token } = await emailsOf(orderId, 'paid');
  const [order, end = '', signature] = token.split('.');
  const later = (parseInt(end, 36) + 1).toString(36);
  for (const forged of [`${order}.${later}.${signature}`, token.slice(0, -1), orderId, '.', 'x']) {
    expect((await track(forged)).body).toMatchObject({
      ...{ code: 'not_found', messages: [{ key: 'tracking_link_not_valid' }] },
    });
    expect((await askAgain(forged)).body).toMatchObject({ code: 'not_found' });
  }
  expect((await emailsOf(orderId, 'link')).count).toBe(0);
});

test('emails no link for an unpaid order, whose address is unproven', async () => {
  const productId = await stockProduct();
  const { orderId, trackingToken } = await open(
    own,
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  expect(await askAgain(trackingToken)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await emailsOf(orderId, 'link')).count).toBe(0);
});

test('disables the links of a closed account', async () => {
  const { orderId } = await placeOne();
  const { token } = await emailsOf(orderId, 'paid');
  await db().doc(`orders/${orderId}`).update({ trackingTokenHashes: [] });
  expect((await track(token)).body).toMatchObject({ code: 'not_found' });
  expect((await askAgain(token)).body).toMatchObject({ code: 'not_found' });
});

test('shows the invoice by link only', async () => {
  const { orderId, orderNumber } = await placeOne();
  const { token } = await emailsOf(orderId, 'paid');
  const invoiceBehind = (link: string) => own.download(`/orders/track/invoice?token=${link}`);
  expect((await track(token)).body.order).toMatchObject({ invoice: null });
  expect((await invoiceBehind(token)).status).toBe(404);

  const { number } = await issueInvoice(orderId, new Date());
  expect((await track(token)).body.order).toMatchObject({ invoice: number });
  const invoice = await invoiceBehind(token);
  expect(invoice.status).toBe(200);
  expect(invoice.headers.get('content-type')).toBe('application/pdf');

  const typed = { id: orderNumber, contact: '3210' };
  const { body } = await own.post('/orders/track', typed, fromAnywhere());
  expect(JSON.stringify(body)).not.toContain(number);
  for (const wrong of ['', 'x', `${token}0`]) {
    expect((await invoiceBehind(wrong)).status).toBeGreaterThanOrEqual(400);
  }
  own.passMinutes(90 * DAY + 1);
  expect((await invoiceBehind(token)).status).toBe(410);
});
