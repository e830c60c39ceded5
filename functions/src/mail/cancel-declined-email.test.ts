import { expect, test } from 'vitest';

import { cancelDeclinedEmail } from '../orders/decline-cancel-request.ts';

const order = {
  number: 'KG-ABCD1234',
  customer: { name: 'Asha', email: 'asha@kargha.example' },
} as unknown as Parameters<typeof cancelDeclinedEmail>[0];

test.each([
  ['looked_into', /We looked into it and did not cancel the order\./],
  ['released', /did not cancel the order\. We are preparing it again/],
  ['dispatched', /handed to the courier[^]*After it is delivered, you can request a return/],
  ['delivered', /It was delivered[^]*within 15 days of delivery/],
  ['came_back', /back in our shop[^]*what you paid or still owe for them/],
] as const)('says why the order was not cancelled: %s', (reason, sentence) => {
  const { to, subject, text } = cancelDeclinedEmail(order, reason, '');
  expect(to).toBe('asha@kargha.example');
  expect(subject).toBe('Your request to cancel order KG-ABCD1234');
  expect(text).toContain('You asked us to cancel your order KG-ABCD1234.');
  expect(text).toMatch(sentence);
  expect(text).not.toContain('Our reply');
});

test('includes the reply of staff as escaped text', () => {
  const { text, html } = cancelDeclinedEmail(order, 'looked_into', 'It is <b>packed</b>.');
  expect(text).toContain('Our reply: It is <b>packed</b>.');
  expect(html).toContain('It is &lt;b&gt;packed&lt;/b&gt;.');
});
