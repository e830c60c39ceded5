import { expect, test } from 'vitest';

import { cancelDeclinedEmail } from './cancel-declined-email.ts';

const order = {
  number: 'KG-ABCD1234',
  customer: { name: 'Asha', email: 'asha@kargha.example' },
} as unknown as Parameters<typeof cancelDeclinedEmail>[0];

test.each([
  ['looked_into', /We have looked into it\. The order was not cancelled\./],
  ['released', /was not cancelled and goes on/],
  ['dispatched', /handed to the courier[^]*Once it has arrived, you can ask for a return/],
  ['delivered', /It was delivered[^]*within 15 days of the delivery/],
  ['came_back', /back in our shop[^]*what was paid or is owed for them/],
] as const)('whoever asked to cancel reads what came of it: %s', (by, words) => {
  const { to, subject, text } = cancelDeclinedEmail(order, by, '');
  expect(to).toBe('asha@kargha.example');
  expect(subject).toBe('About the cancellation of your order KG-ABCD1234');
  expect(text).toContain('You asked us to cancel your order KG-ABCD1234.');
  expect(text).toMatch(words);
  expect(text).not.toContain('Our answer');
});

test('what staff answer stands in the letter, as text', () => {
  const { text, html } = cancelDeclinedEmail(order, 'looked_into', 'It is <b>packed</b>.');
  expect(text).toContain('Our answer: It is <b>packed</b>.');
  expect(html).toContain('It is &lt;b&gt;packed&lt;/b&gt;.');
});
