import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { Dispute, Document, Settlement, SettlementItem } from './account-entities.ts';
import type { Collection, Payment, Refund } from './entities.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

async function control<Entity>(path: string, fields: object = {}): Promise<Entity> {
  const { status, body } = await fixture.call('POST', `/control/${path}`, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Entity;
}

async function payWith(fields: object, amount = 50_000): Promise<Payment> {
  const { id } = await fixture.createOrder({ amount });
  await control(`orders/${id}/pay`, { outcome: 'captured', deliverWebhook: true, ...fields });
  const { body } = await fixture.call('GET', `/v1/orders/${id}/payments`);
  const [payment] = (body as Collection<Payment>).items;
  if (!payment) throw new Error('no payment');
  return payment;
}

async function openDispute(payment: Payment, fields: object = {}): Promise<Dispute> {
  return control<Dispute>(`payments/${payment.id}/disputes`, fields);
}

async function upload(type = 'application/pdf'): Promise<Response> {
  const form = new FormData();
  form.set('purpose', 'dispute_evidence');
  form.set('file', new File(['%PDF-1.7 proof'], 'evidence.pdf', { type }));
  const { authorization } = fixture.headers;
  const call = { method: 'POST', body: form, headers: { authorization } };
  return fetch(`${fixture.url}/v1/documents`, call);
}

function settledOn(day: Date, more = ''): Promise<{ body: unknown; status: number }> {
  const india = new Date(day.getTime() + 5.5 * 3_600_000).toISOString();
  const [year, month, date] = india.slice(0, 10).split('-');
  const query = `year=${year}&month=${month}&day=${date}&count=1000${more}`;
  return fixture.call('GET', `/v1/settlements/recon/combined?${query}`);
}

test('captures less than the order for an offer, and pays the order', async () => {
  const payment = await payWith({
    discount: 4_000,
    method: 'emi',
    offerId: 'offer_NoCostEmi00001',
  });
  expect(payment).toMatchObject({
    amount: 46_000,
    offer_id: 'offer_NoCostEmi00001',
    method: 'emi',
    fee_bearer: 'platform',
  });
  expect(await fixture.sdk.orders.fetch(payment.order_id)).toMatchObject({
    status: 'paid',
    amount: 50_000,
    amount_paid: 46_000,
  });
});

test('adds the fee to the payment when the customer bears it, without offers', async () => {
  await control('account', { feeBearer: 'customer', feeRate: 0.02 });
  const payment = await payWith({});
  expect(payment).toMatchObject({
    amount: 51_180,
    fee: 1_180,
    tax: 180,
    fee_bearer: 'customer',
  });
  const { id } = await fixture.createOrder();
  const answer = await fixture.call('POST', `/control/orders/${id}/pay`, {
    outcome: 'captured',
    discount: 100,
  });
  expect(answer.status).toBe(400);
});

test('refunds at once for a fee, and returns the fee when the refund falls back', async () => {
  const payment = await payWith({});
  const { body } = await fixture.call('POST', `/v1/payments/${payment.id}/refund`, {
    amount: 10_000,
    speed: 'optimum',
  });
  const refund = body as Refund;
  expect(refund).toMatchObject({ speed_processed: 'instant', fee: 590, tax: 90 });
  await control(`refunds/${refund.id}/slow`);
  await expect.poll(() => fixture.events()).toContain('refund.speed_changed');
  const { balance } = (await fixture.state()) as unknown as { balance: SettlementItem[] };
  expect(balance.map(({ credit, debit }) => credit - debit)).toEqual([48_820, -10_590, 590]);
});

test('makes a refund at normal speed where instant ones are off', async () => {
  await control('account', { instantRefunds: false });
  const payment = await payWith({});
  const { body } = await fixture.call('POST', `/v1/payments/${payment.id}/refund`, {
    speed: 'optimum',
  });
  expect(body).toMatchObject({ speed_requested: 'optimum', speed_processed: 'normal' });
  expect(body).not.toHaveProperty('fee');
});

test('deducts a dispute when it is lost, and only then', async () => {
  const payment = await payWith({});
  const dispute = await openDispute(payment, { amount: 20_000, respondBy: 1_900_000_000 });
  expect(dispute).toMatchObject({ status: 'open', amount: 20_000, amount_deducted: 0 });
  const accepted = await fixture.call('POST', `/v1/disputes/${dispute.id}/accept`);
  expect(accepted.body).toMatchObject({ status: 'lost', amount_deducted: 20_000 });
  expect((await fixture.call('POST', `/v1/disputes/${dispute.id}/accept`)).status).toBe(400);
  await expect
    .poll(() => fixture.events())
    .toEqual(expect.arrayContaining(['payment.dispute.created', 'payment.dispute.lost']));
});

test('reviews a dispute that is contested with a document, not one without', async () => {
  const dispute = await openDispute(await payWith({}));
  const path = `/v1/disputes/${dispute.id}/contest`;
  const bare = { action: 'submit', summary: 'Delivered.' };
  expect((await fixture.call('PATCH', path, bare)).status).toBe(400);
  expect((await upload('text/html')).status).toBe(400);
  const { id } = (await (await upload()).json()) as Document;
  const unknown = { ...bare, billing_proof: ['doc_Nobody00000000'] };
  expect((await fixture.call('PATCH', path, unknown)).status).toBe(400);
  const submitted = await fixture.call('PATCH', path, { ...bare, billing_proof: [id] });
  expect(submitted.body).toMatchObject({
    status: 'under_review',
    evidence: { amount: 50_000, billing_proof: [id], submitted_at: expect.any(Number) as number },
  });
  await control(`disputes/${dispute.id}`, { status: 'action_required' });
  expect((await fixture.call('GET', `/v1/disputes/${dispute.id}`)).body).toMatchObject({
    status: 'open',
  });
});

test('settles payments less fees, refunds and lost disputes, and lists the items by day', async () => {
  const payment = await payWith({}, 100_000);
  await fixture.call('POST', `/v1/payments/${payment.id}/refund`, { amount: 30_000 });
  const dispute = await openDispute(payment, { amount: 10_000 });
  await control(`disputes/${dispute.id}`, { status: 'lost' });
  const settlement = await control<Settlement>('settlements');
  expect(settlement.amount).toBe(100_000 - 2_360 - 30_000 - 10_000);
  const { body } = await settledOn(new Date());
  const { items } = body as Collection<SettlementItem>;
  expect(items.map(({ type, dispute_id: id }) => [type, id])).toEqual([
    ['payment', null],
    ['refund', null],
    ['adjustment', dispute.id],
  ]);
  expect(items.every((item) => item.settlement_utr === settlement.utr)).toBe(true);
  const second = (await settledOn(new Date(), '&skip=1')).body as Collection<SettlementItem>;
  expect(second.items).toEqual(items.slice(1));
  const yesterday = await settledOn(new Date(Date.now() - 24 * 3_600_000));
  expect(yesterday.body).toMatchObject({ items: [] });
  await expect.poll(() => fixture.events()).toContain('settlement.processed');
});

test('can leave an item out of a settlement and pay another one twice', async () => {
  const [first, second] = [await payWith({}), await payWith({})];
  await control('settlements', { leaveOut: [second.id] });
  const again = await control<Settlement>('settlements', { repeat: [first.id] });
  expect(again.amount).toBe(2 * (50_000 - 1_180));
  expect(await fixture.call('POST', '/control/settlements', {})).toMatchObject({ status: 400 });
});

test.each(['year=26&month=1', 'year=2026&month=13', 'year=2026&month=1&day=x'])(
  'rejects settlements of %s',
  async (query) => {
    const path = `/v1/settlements/recon/combined?${query}`;
    expect((await fixture.call('GET', path)).status).toBe(400);
  },
);

test('lists a downtime until it is resolved', async () => {
  const instrument = { bank: 'HDFC' };
  const { id } = await control<{ id: string }>('downtimes', { method: 'netbanking', instrument });
  const list = '/v1/payments/downtimes';
  expect((await fixture.call('GET', list)).body).toMatchObject({ items: [{ id, instrument }] });
  await control(`downtimes/${id}`, { severity: 'medium' });
  expect((await fixture.call('GET', list)).body).toMatchObject({
    items: [{ id, severity: 'medium', status: 'updated' }],
  });
  await control(`downtimes/${id}/resolve`);
  expect((await fixture.call('GET', list)).body).toMatchObject({ items: [] });
  await expect
    .poll(() => fixture.events())
    .toEqual(['payment.downtime.started', 'payment.downtime.updated', 'payment.downtime.resolved']);
});

test.each([
  ['account', { feeRate: 2 }],
  ['account', { feeBearer: 'bank' }],
  ['downtimes', { method: 'cash' }],
  ['settlements', { only: 'all' }],
  ['adjustments', { debit: -1 }],
])('rejects wrong fields of /control/%s and changes nothing', async (path, fields) => {
  const before = await fixture.state();
  const answer = await fixture.call('POST', `/control/${path}`, fields);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { description: expect.stringContaining('must') as string } },
  });
  expect(await fixture.state()).toEqual(before);
});
