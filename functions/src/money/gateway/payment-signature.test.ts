import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSignedByCheckout, isSignedWebhook } from './payment-signature.ts';

const SECRET = 'a-secret';
const sign = (content: string | Buffer, secret = SECRET) =>
  createHmac('sha256', secret).update(content).digest('hex');
const signed = { gatewayOrderId: 'order_1', paymentId: 'pay_1' };

test('accepts the payment window signature over order and payment', () => {
  expect(isSignedByCheckout(sign('order_1|pay_1'), signed, SECRET)).toBe(true);
});

test('refuses another order, payment, secret or signature format', () => {
  const right = sign('order_1|pay_1');
  for (const signature of [
    '',
    right.toUpperCase(),
    right.slice(2),
    `${right}00`,
    ` ${right}`,
    sign('order_1|pay_2'),
    sign('pay_1|order_1'),
    sign('order_1|pay_1', 'other'),
  ]) {
    expect(isSignedByCheckout(signature, signed, SECRET)).toBe(false);
  }
});

test('refuses arbitrary texts as signatures', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (signature) => {
      expect(isSignedByCheckout(signature, signed, SECRET)).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

test('verifies the raw webhook bytes with the current or previous secret', () => {
  const body = Buffer.from('{"b":1,"a":"₹"}');
  expect(isSignedWebhook(sign(body), body, [SECRET])).toBe(true);
  expect(isSignedWebhook(sign(body, 'old'), body, [SECRET, 'old'])).toBe(true);
  expect(isSignedWebhook(sign(body, 'older'), body, [SECRET, 'old'])).toBe(false);
  expect(isSignedWebhook(sign(body), Buffer.from('{"a":"₹","b":1}'), [SECRET])).toBe(false);
  expect(isSignedWebhook(sign(body), body, [])).toBe(false);
});
