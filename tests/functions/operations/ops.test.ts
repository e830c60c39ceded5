import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { reviewReason } from '@kargha/domain/payments/review-reason';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { OpsRow, IntegrityReport } from '@kargha/domain/reports/ops-endpoints';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const check = async () => {
  const { body } = await shop.post('/ops/self-check', {}, asAdmin());
  return body.report as IntegrityReport;
};
const stockFindings = (report: IntegrityReport) =>
  report.checks.find(({ kind }) => kind === 'stock_drift')?.findings ?? [];

test('shows the console to staff only', async () => {
  const { token } = await signUp('customer');
  for (const path of ['/ops', '/ops/badges', '/ops/lists/webhooks', '/audit', '/analytics']) {
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, { token })).status).toBe(403);
  }
  expect((await shop.post('/ops/self-check', {}, { token })).status).toBe(403);
});

test('finds stock that differs from its ledger, raises an alarm and repairs it', async () => {
  const productId = await stockProduct({ title: 'Drifting saree', quantity: 10 });
  const product = db().doc(`products/${productId}`);
  await product.update({ quantity: 9 });
  const found = stockFindings(await check()).find(({ path }) => path === product.path);
  expect(found?.what).toBe(
    'Drifting saree: 9 available and 0 committed, but the ledger says 10 available and 0 committed.',
  );
  const { body } = await shop.get('/ops', asAdmin());
  expect(body.alarms).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ kind: 'stock_drift' })]) as object,
  );
  await product.update({ quantity: 10 });
  expect(stockFindings(await check()).map(({ path }) => path)).not.toContain(product.path);
});

test('returns every console list and rejects an unknown one', async () => {
  for (const list of [
    'webhooks',
    'unmatched',
    'stuck',
    'review',
    'refunds',
    'mail',
    'couriers',
    'errors',
    'vitals',
  ]) {
    const { status, body } = await shop.get(`/ops/lists/${list}`, asAdmin());
    expect([list, status]).toEqual([list, 200]);
    expect(Array.isArray(body.rows)).toBe(true);
  }
  expect((await shop.get('/ops/lists/secrets', asAdmin())).status).toBe(404);
});

test('lists an unassigned payment until the gateway resolves it', async () => {
  const id = `pay_${randomUUID().slice(0, 14).replaceAll('-', '')}`;
  await db()
    .doc(`payments/${id}`)
    .set({
      orderId: null,
      gatewayOrderId: 'order_unknown',
      amount: 100,
      currency: 'INR',
      method: 'upi',
      state: 'captured',
      refunded: 0,
      reviewReasons: [reviewReason('no_order', {}, new Date())],
      needsReview: true,
      refunding: false,
      updatedAt: new Date(),
    });
  const { body } = await shop.get('/ops/lists/unmatched', asAdmin());
  expect((body.rows as OpsRow[]).find((row) => row.id === id)).toMatchObject({
    act: 'replay',
    amount: 100,
  });
  const checked = await shop.post(`/ops/payments/${id}/check`, {}, asAdmin());
  expect([checked.status, checked.body.code]).toEqual([502, 'gateway_unavailable']);
  await db().doc(`payments/${id}`).delete();
});

test('lists a finished order that needs attention', async () => {
  const waiting = async () => Number((await shop.get('/ops/badges', asAdmin())).body.orders);
  const before = await waiting();
  const done = db().collection('orders').doc();
  await done.set({ state: 'delivered', listing: { needsAction: true, needsReview: true } });
  expect(await waiting()).toBe(before + 1);
  await done.delete();
});

test('counts pending work and reports the health of the shop', async () => {
  const { body } = await shop.get('/ops/badges', asAdmin());
  expect(body).toMatchObject({ success: true, orders: 0 });
  const health = await shop.get('/health');
  const { alarms } = body;
  expect(health.body).toMatchObject({ status: 'ok', checks: { firestore: 'ok' }, alarms });
});

test('counts web vitals without user data, and only with consent', async () => {
  const from = `10.1.${Math.floor(Math.random() * 250)}.7, 66.102.8.142`;
  const message = `Broken ${randomUUID()} for asha@kargha.example`;
  const report = { consent: true, page: '/orders/secret-id?x=1', lcp: 1200, error: { message } };
  expect((await shop.post('/vitals', { ...report, consent: false }, { from })).status).toBe(400);
  expect((await shop.post('/vitals', report, { from })).status).toBe(200);
  const errors = await db().collection('clientErrors').get();
  const logged = errors.docs.map((one) => JSON.stringify(one.data())).join();
  expect(logged).not.toContain('asha@');
  expect(logged).not.toContain('secret-id');
});

test('counts shopping steps by day without user data, and only with consent', async () => {
  const from = `10.3.${Math.floor(Math.random() * 250)}.7, 66.102.8.142`;
  const day = indianDay(new Date());
  const counted = async () => {
    const { body } = await shop.get(`/analytics?from=${day}&to=${day}`, asAdmin());
    return (body.analytics as { visits: Record<string, number> }).visits;
  };
  const before = await counted();
  const step = { page: '/products/:slug', step: 'viewed' };
  expect((await shop.post('/vitals', step, { from })).status).toBe(400);
  expect((await shop.post('/vitals', { ...step, consent: false }, { from })).status).toBe(400);
  expect(
    (await shop.post('/vitals', { ...step, consent: true, step: 'left' }, { from })).status,
  ).toBe(400);
  expect(await counted()).toEqual(before);
  for (const at of ['viewed', 'cart', 'checkout', 'paid'])
    await shop.post('/vitals', { ...step, consent: true, step: at }, { from });
  const after = await counted();
  for (const [at, count] of Object.entries(after)) {
    expect(count, at).toBeGreaterThan(before[at] ?? 0);
  }
  const kept = await db()
    .doc(`stats/steps-${day.slice(0, 7)}`)
    .get();
  expect(Object.keys(kept.data() ?? {}).sort()).toEqual(['days', 'kind', 'month']);
});

test('limits the web vitals of one IP address', async () => {
  const from = `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}, 66.102.8.142`;
  const report = { consent: true, page: '/', cls: 0.01 };
  const answers = [];
  for (let view = 0; view < 62; view += 1)
    answers.push((await shop.post('/vitals', report, { from })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
});

test('filters the log by user, document and action, page by page', async () => {
  const actor = `clerk-${randomUUID()}`;
  for (let row = 0; row < 60; row += 1) {
    await db()
      .collection('audit')
      .add({
        action: row % 2 === 0 ? 'test.even' : 'test.odd',
        target: 'tests/one',
        actor,
        before: { row: row - 1 },
        after: { row },
        reason: '',
        at: new Date(Date.now() - row * 1000),
      });
  }
  const first = (await shop.get(`/audit?actor=${actor}`, asAdmin())).body;
  expect(first.rows).toHaveLength(50);
  const rest = (
    await shop.get(`/audit?actor=${actor}&cursor=${String(first.nextCursor)}`, asAdmin())
  ).body;
  expect(rest.rows).toHaveLength(10);
  expect(rest.nextCursor).toBeNull();
  const odd = (await shop.get(`/audit?actor=${actor}&action=test.odd&target=tests/one`, asAdmin()))
    .body;
  expect(odd.rows).toHaveLength(30);
});

test('finds an action under each of its historic names', async () => {
  const actor = `clerk-${randomUUID()}`;
  const row = { target: 'tests/two', actor, before: null, after: {}, reason: '', at: new Date() };
  const spellings = ['test.givenBack', 'test.given-back', 'test.given_back'];
  for (const action of [...spellings, 'test.given']) {
    await db()
      .collection('audit')
      .add({ ...row, action });
  }
  for (const typed of spellings) {
    const { body } = await shop.get(`/audit?actor=${actor}&action=${typed}`, asAdmin());
    const found = (body.rows as { action: string }[]).map(({ action }) => action);
    expect(found.sort()).toEqual([...spellings].sort());
  }
});
