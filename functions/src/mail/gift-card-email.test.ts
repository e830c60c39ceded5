import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import { giftCardEmail } from './gift-card-email.ts';

test('the letter carries the code, the value and the last day in India', () => {
  const mail = giftCardEmail(
    {
      last4: 'N4PD',
      customerName: 'Asha <b>Verma</b>',
      customerEmail: 'asha@kargha.example',
      initial: paise(200_000),
      balance: paise(200_000),
      currency: 'INR',
      state: 'active',
      expiresAt: new Date('2026-12-31T18:29:00Z'),
      issuedAt: new Date('2026-11-21'),
      updatedAt: new Date('2026-11-21'),
      events: [],
    },
    '8X2M-Q7WZ-0000-N4PD',
  );
  expect(mail.to).toBe('asha@kargha.example');
  expect(mail.subject).toContain('₹2,000');
  expect(mail.text).toContain('8X2M-Q7WZ-0000-N4PD');
  expect(mail.text).toContain('31 December 2026');
  expect(mail.html).not.toContain('<b>');
});
