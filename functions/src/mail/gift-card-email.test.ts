import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import { giftCardEmail } from '../money/gift-cards/issue-gift-card.ts';

test('includes the code, the value and the last day in India', () => {
  const email = giftCardEmail(
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
    { code: '8X2M-Q7WZ-0000-N4PD', language: 'en' },
  );
  expect(email.to).toBe('asha@kargha.example');
  expect(email.subject).toContain('₹2,000');
  expect(email.text).toContain('8X2M-Q7WZ-0000-N4PD');
  expect(email.text).toContain('31 December 2026');
  expect(email.html).not.toContain('<b>');
});
