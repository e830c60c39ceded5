import { expect, test } from 'vitest';

import { acknowledgementEmail } from './acknowledgement-email.ts';

test('the letter names the ticket and when an answer comes', () => {
  const letter = acknowledgementEmail('T-7K2M9Q', 'zoya@mail.example');
  expect(letter.to).toBe('zoya@mail.example');
  expect(letter.subject).toBe('We have received your message (T-7K2M9Q)');
  for (const body of [letter.text, letter.html]) {
    expect(body).toContain('T-7K2M9Q');
    expect(body).toContain('within 24 hours');
  }
});
