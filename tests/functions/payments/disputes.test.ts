import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, test } from 'vitest';

import { bulkOrder, openInstalment, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, orderOf } from '../ledger-fixtures.ts';
import { refundByStaff } from '../manual-refunds.ts';
import { signUp } from '../sample-people.ts';
import {
  control,
  payWith,
  resetSandbox,
  setFault,
  switchWebhooks,
  webhook,
} from '../sandbox-client.ts';
import { placeOrder, takeOrderSteps } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop({ sandbox: 'own', gatewayTimeoutMs: 3000 });
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

afterEach(resetSandbox);

const TOTAL = 227_400;

interface Dispute {
  id: string;
  status: string;
}

async function disputed(fields: object = {}): Promise<{ orderId: string; id: string }> {
  const { orderId } = await placeOrder(shop);
  const { paymentId } = (await orderOf(orderId)).payment;
  const path = `/control/payments/${paymentId}/disputes`;
  const { id } = await control<Dispute>('POST', path, fields);
  await eventually(async () => (await record(id)).orderId === orderId);
  return { orderId, id };
}

const record = async (id: string) => (await db().doc(`disputes/${id}`).get()).data() ?? {};
const decide = (id: string, status: string) =>
  control('POST', `/control/disputes/${id}`, { status });
const as = () => ({ token: staff.admin.token });
const contest = (id: string, summary = 'It was delivered.') =>
  shop.post(`/disputes/${id}/contest`, { summary }, as());

test('records a dispute with its deadline, on the order and in the list', async () => {
  const respondBy = 1_900_000_000;
  const { id, orderId } = await disputed({ amount: 60_000, respondBy });
  expect(await record(id)).toMatchObject({
    amount: 60_000,
    status: 'open',
    deducted: 0,
    deductedAt: null,
  });
  const { body } = await shop.get('/disputes?view=open', as());
  const listed = (body.rows as { id: string; respondBy: string }[]).find((row) => row.id === id);
  expect(listed?.respondBy).toBe(new Date(respondBy * 1000).toISOString());
  const events = await db().collection(`orders/${orderId}/events`).get();
  const texts = events.docs.map((event) => event.get('what') as string);
  expect(texts).toContain('Dispute over ₹600: needs response');
  expect((await shop.get('/ops/badges', as())).body.disputes).toBeGreaterThanOrEqual(1);
});

test('accepts a dispute once, and records what was deducted', async () => {
  const { id } = await disputed();
  const accepted = await shop.post(`/disputes/${id}/accept`, {}, as());
  expect(accepted.body.dispute).toMatchObject({ id, status: 'lost', deducted: TOTAL });
  expect(await record(id)).toMatchObject({ deducted: TOTAL, status: 'lost' });
  const again = await shop.post(`/disputes/${id}/accept`, {}, as());
  expect(again).toMatchObject({ status: 409, body: { code: 'not_open' } });
  const rows = await db().collection('audit').where('target', '==', `disputes/${id}`).get();
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['dispute.accept']);
});

test('does not refund again what the bank has taken back', async () => {
  const { id, orderId } = await disputed({ amount: 200_000 });
  expect((await shop.post(`/disputes/${id}/accept`, {}, as())).status).toBe(200);
  const refused = await refundByStaff(staff, orderId, 27_401);
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_much' } });
  expect(refused.body).toMatchObject({
    error: 'Only ₹274 of this order can still be refunded.',
    details: { left: 27_400 },
  });
  await takeOrderSteps(staff, orderId, 'cancel');
  const sent = await db().collection('refunds').where('orderId', '==', orderId).get();
  expect(sent.docs.map((refund) => refund.get('amount') as number)).toEqual([27_400]);
});

test('contests a dispute with an evidence PDF of order, delivery and emails', async () => {
  const { id, orderId } = await disputed();
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  const pdf = await shop.download(`/disputes/${id}/evidence`, as());
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf.text()).startsWith('%PDF')).toBe(true);
  const { status, body } = await contest(id);
  expect({ status, dispute: body.dispute }).toMatchObject({
    status: 200,
    dispute: { status: 'under_review', submittedAt: expect.any(String) as string },
  });
  const { documents, disputes } = await control<{ documents: object[]; disputes: object[] }>(
    'GET',
    '/control/state',
  );
  expect(documents).toMatchObject([{ mime_type: 'application/pdf', name: `evidence-${id}.pdf` }]);
  expect(disputes).toMatchObject([{ evidence: { summary: 'It was delivered.' } }]);
  await decide(id, 'action_required');
  await eventually(async () => (await record(id)).status === 'open');
  expect((await contest(id, 'With the signature.')).status).toBe(200);
  await decide(id, 'won');
  await eventually(async () => (await record(id)).status === 'won');
  expect(await record(id)).toMatchObject({ deducted: 0, deductedAt: null });
});

test('says how the disputed payment was made when the order is paid in part', async () => {
  const buyer = await verifiedBuyer();
  const { id: gatewayOrder } = await openInstalment(
    shop,
    buyer,
    await bulkOrder(buyer, 'half-advance'),
  );
  const callback = await payWith(gatewayOrder, { method: 'upi' });
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  const path = `/control/payments/${callback.razorpay_payment_id}/disputes`;
  const { id } = await control<Dispute>('POST', path, {});
  await eventually(async () => (await record(id)).status === 'open');
  const pdf = await shop.download(`/disputes/${id}/evidence`, as());
  const file = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  expect((await extractText(file, { mergePages: true })).text).toContain('Paid by UPI');
});

test('requires an explanation', async () => {
  const { id } = await disputed();
  expect(await contest(id, ' ')).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect((await contest(id, 'x'.repeat(1001))).status).toBe(400);
  expect((await shop.post('/disputes/disp_Nobody00000000/accept', {}, as())).status).toBe(404);
  expect((await shop.post(`/disputes/${id}/accept`, {})).status).toBe(401);
  expect((await record(id)).status).toBe('open');
});

test('finds out what happened when the answer of the gateway is lost', async () => {
  const [accepted, contested] = [await disputed(), await disputed()];
  await setFault('accept_dispute', 'server_error_html');
  expect(await shop.post(`/disputes/${accepted.id}/accept`, {}, as())).toMatchObject({
    status: 502,
    body: { code: 'gateway_unavailable' },
  });
  expect((await record(accepted.id)).status).toBe('open');
  await setFault('accept_dispute', 'malformed_json');
  expect((await shop.post(`/disputes/${accepted.id}/accept`, {}, as())).status).toBe(200);
  expect(await record(accepted.id)).toMatchObject({ status: 'lost', deducted: TOTAL });
  await setFault('contest_dispute', 'timeout_after');
  expect((await contest(contested.id)).body.dispute).toMatchObject({ status: 'under_review' });
});

test('keeps a lost dispute lost when webhooks are repeated and out of order', async () => {
  await switchWebhooks({ hold: true });
  const { orderId } = await placeOrder(shop);
  const { paymentId } = (await orderOf(orderId)).payment;
  const path = `/control/payments/${paymentId}/disputes`;
  const { id } = await control<Dispute>('POST', path);
  await decide(id, 'under_review');
  await decide(id, 'lost');
  await switchWebhooks({ shuffle: true, duplicate: 2, release: true });
  await eventually(async () => (await record(id)).status === 'lost');
  await eventually(async () => {
    const { webhooks } = await control<{ webhooks: { status: string }[] }>('GET', '/control/state');
    return webhooks.every(({ status }) => status === 'delivered');
  });
  expect(await record(id)).toMatchObject({ status: 'lost', deducted: TOTAL });
  const events = await db().collection(`orders/${orderId}/events`).get();
  const lost = events.docs.filter((event) => String(event.get('what')).endsWith(': lost'));
  expect(lost).toHaveLength(1);
});

test('records a dispute of an unknown payment, without evidence', async () => {
  const entity = {
    id: 'disp_UnknownPayment',
    payment_id: 'pay_NotOurs0000000',
    amount: 5_000,
    amount_deducted: 0,
    currency: 'INR',
    reason_code: 'fraud',
    respond_by: 1_900_000_000,
    status: 'open',
    phase: 'fraud',
    created_at: 1_700_000_000,
  };
  const { body, signature } = webhook('payment.dispute.created', { dispute: entity });
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': 'ev_unknown_dispute',
  };
  const sent = await shop.send('POST', '/razorpay/webhook', body, { headers });
  expect(sent.status).toBe(200);
  expect(await record(entity.id)).toMatchObject({ orderId: null, amount: 5_000 });
  expect(await contest(entity.id)).toMatchObject({ status: 409, body: { code: 'no_order' } });
  await db().doc(`disputes/${entity.id}`).delete();
});
