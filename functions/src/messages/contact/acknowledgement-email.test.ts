import { expect, test } from 'vitest';

import { acknowledgementEmail } from './open-ticket.ts';

test('names the ticket and when we reply', () => {
  const email = acknowledgementEmail('T-7K2M9Q', { email: 'zoya@mail.example' });
  expect(email.to).toBe('zoya@mail.example');
  expect(email.subject).toBe('We have received your message (T-7K2M9Q)');
  for (const body of [email.text, email.html]) {
    expect(body).toContain('T-7K2M9Q');
    expect(body).toContain('within 24 hours');
  }
});

test('answers in Hindi to someone who wrote from the shop in Hindi', () => {
  const writer = { email: 'zoya@mail.example', language: 'hi' } as const;
  const { subject, text } = acknowledgementEmail('T-7K2M9Q', writer);
  expect(`${subject}${text}`.replaceAll(/T-7K2M9Q|Kargha/g, '')).not.toMatch(/[A-Za-z]/);
  expect(subject).toContain('T-7K2M9Q');
});
