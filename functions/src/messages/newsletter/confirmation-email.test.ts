import { expect, test } from 'vitest';

import { confirmationEmail, newsletterLinks } from './confirmation-email.ts';

const links = newsletterLinks('https://shop.example', 'abc123');

test('links to the shop’s own address with the token', () => {
  expect(links.confirm).toBe('https://shop.example/api/newsletter/confirm?token=abc123');
  expect(links.unsubscribe).toBe('https://shop.example/api/newsletter/unsubscribe?token=abc123');
});

test('includes both links in text and HTML, and says what it is about', () => {
  const { to, text, html } = confirmationEmail({ email: 'zoya@mail.example' }, links);
  expect(to).toBe('zoya@mail.example');
  for (const body of [text, html]) {
    expect(body).toContain(links.confirm);
    expect(body).toContain(links.unsubscribe);
    expect(body).toContain('at most twice a month');
  }
});

test('asks in Hindi for the consent that was ticked in Hindi', () => {
  const person = { email: 'zoya@mail.example', language: 'hi' } as const;
  const { subject, text } = confirmationEmail(person, links);
  expect(`${subject}${text}`.replaceAll(/https:\S+|Kargha/g, '')).not.toMatch(/[A-Za-z]/);
  expect(text).toContain('महीने में अधिकतम दो बार');
  expect(text).toContain(links.confirm);
});
