import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

async function page(): Promise<string> {
  return (await fetch(fixture.url)).text();
}

/** Submits a form and follows the redirect. */
function submit(path: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(fixture.url + path, { method: 'POST', body: new URLSearchParams(fields) });
}

test('shows messages in an empty sandbox', async () => {
  const text = await page();
  expect(text).toContain('No orders yet.');
  expect(text).toContain('No money moves.');
});

test('lists orders, payments, refunds and events with amounts in rupees', async () => {
  const payment = await fixture.capturedPayment(12_500_000);
  await fixture.sdk.payments.refund(payment.id, { amount: 14_950 });
  const text = await page();
  for (const shown of [payment.id, payment.order_id, '₹1,25,000', '₹149.50', 'order.paid']) {
    expect(text).toContain(shown);
  }
});

test('pays an order with its button, which then disappears', async () => {
  const { id } = await fixture.createOrder();
  const response = await submit(`/people/orders/${id}/pay`, { outcome: 'captured' });
  expect(response.url).toBe(`${fixture.url}/`);
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({ status: 'paid' });
  expect(await response.text()).not.toContain(`/people/orders/${id}/pay`);
  await expect.poll(() => fixture.events()).toContain('order.paid');
});

test('adds and removes faults with forms', async () => {
  await submit('/people/faults', { call: 'capture', fault: 'rate_limited', times: '3' });
  expect((await fixture.state()).faults).toEqual([
    { call: 'capture', fault: 'rate_limited', times: 3 },
  ]);
  await submit('/people/faults/clear');
  expect(await page()).toContain('No faults.');
});

test('sets webhook switches with a form, unticked ones to off', async () => {
  await submit('/people/webhooks', { hold: 'on', shuffle: 'on' });
  expect(await fixture.call('POST', '/control/webhooks', {})).toMatchObject({
    body: { duplicate: 0, shuffle: true, hold: true },
  });
  await submit('/people/webhooks');
  expect(await fixture.call('POST', '/control/webhooks', {})).toMatchObject({
    body: { shuffle: false, hold: false },
  });
});

test('answers an invalid entry with a sentence and a link back', async () => {
  const response = await submit('/people/faults', { call: 'any', fault: 'refused', times: '0' });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain('must be a whole number from 1 to 100.');
  expect(text).toContain('href="/"');
});

test('escapes text from orders', async () => {
  await fixture.createOrder({ receipt: '<script>alert(1)</script>' });
  const text = await page();
  expect(text).not.toContain('<script');
  expect(text).toContain('&#60;script&#62;');
});

test('allows no scripts and no framing', async () => {
  const policy = (await fetch(fixture.url)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('answers an unknown address with a page', async () => {
  const response = await fetch(`${fixture.url}/nothing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page not found.');
});

test('resets everything with one button', async () => {
  await fixture.createOrder();
  await submit('/people/reset');
  expect((await fixture.state()).orders).toEqual([]);
});
