import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import * as letters from './quote-letters.ts';

const LURE = 'customer, your refund waits: https://evil.example';
const LINK = 'https://shop.example/quotations/q1';

const asked = { contactPerson: LURE, email: 'victim@mail.example', quantity: 80 };
const offer = {
  version: 1,
  totals: { total: paise(100_000) } as Parameters<typeof letters.offerLetter>[1]['totals'],
  validUntil: new Date('2026-12-01T00:00:00Z'),
  paymentTerms: 'advance',
} as const;

const ALL: Record<string, (quote: typeof asked) => { text: string; html: string }> = {
  received: (quote) => letters.quoteReceivedLetter(quote, LINK),
  'in review': (quote) => letters.reviewLetter(quote, LINK),
  closed: (quote) => letters.closedLetter(quote, 'We are sorry.', LINK),
  offer: (quote) => letters.offerLetter(quote, offer, LINK),
  message: (quote) => letters.messageLetter(quote, 'Which indigo?', LINK),
  answer: (quote) => letters.answerLetter(quote, 'decline', LINK),
  accepted: (quote) =>
    letters.acceptedLetter(quote, offer, { number: 'KG-1', purchaseOrderNumber: LURE }, LINK),
  expiring: (quote) => letters.expiringLetter(quote, offer.validUntil, LINK),
  expired: (quote) => letters.expiredLetter(quote, LINK),
};

test.each(Object.keys(ALL))(
  'the letter “%s” carries what the buyer typed to an address that is proven theirs, and to no other',
  (name) => {
    const draw = ALL[name] ?? (() => ({ text: '', html: '' }));
    for (const quote of [asked, { ...asked, isEmailProven: false }]) {
      const { text, html } = draw(quote);
      expect(text).toMatch(/^Namaste,\n/);
      expect(text + html).not.toContain('evil.example');
    }
    expect(draw({ ...asked, isEmailProven: true } as typeof asked).text).toMatch(
      /^Namaste customer, your refund/,
    );
  },
);
