import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import * as emails from './quote-emails.ts';

const LURE = 'customer, your refund waits: https://evil.example';
const LINK = 'https://shop.example/quotations/q1';

const input = { contactPerson: LURE, email: 'victim@mail.example', quantity: 80 };
const offer = {
  version: 1,
  totals: { total: paise(100_000) } as Parameters<typeof emails.offerEmail>[1]['totals'],
  validUntil: new Date('2026-12-01T00:00:00Z'),
  paymentTerms: 'advance',
} as const;

const ALL: Record<
  string,
  (quote: typeof input & { language?: 'hi' }) => { subject: string; text: string; html: string }
> = {
  received: (quote) => emails.quoteReceivedEmail(quote, LINK),
  'in review': (quote) => emails.quoteReviewEmail(quote, LINK),
  closed: (quote) => emails.quoteClosedEmail(quote, 'We are sorry.', LINK),
  offer: (quote) => emails.offerEmail(quote, offer, LINK),
  message: (quote) => emails.quoteMessageEmail(quote, 'Which indigo?', LINK),
  answer: (quote) => emails.offerAnsweredEmail(quote, 'decline', LINK),
  accepted: (quote) =>
    emails.offerAcceptedEmail(quote, offer, { number: 'KG-1', purchaseOrderNumber: LURE }, LINK),
  expiring: (quote) => emails.offerExpiringEmail(quote, offer.validUntil, LINK),
  expired: (quote) => emails.offerExpiredEmail(quote, LINK),
};

test.each(Object.keys(ALL))('repeats what the buyer typed only at a proven address: %s', (name) => {
  const draw = ALL[name] ?? (() => ({ subject: '', text: '', html: '' }));
  for (const quote of [input, { ...input, isEmailProven: false }]) {
    const { text, html } = draw(quote);
    expect(text).toMatch(/^Namaste,\n/);
    expect(text + html).not.toContain('evil.example');
  }
  expect(draw({ ...input, isEmailProven: true } as typeof input).text).toMatch(
    /^Namaste customer, your refund/,
  );
});

test.each([
  [paise(4800), 'Total including GST: ₹1,000'],
  [paise(0), 'Total: ₹1,000'],
])('names GST only when there is some: %s paise', (tax, line) => {
  const taxed = { ...offer, totals: { ...offer.totals, tax } };
  expect(emails.offerEmail(input, taxed, LINK).text).toContain(`\n${line}\n`);
});

/** What stays in Latin letters: names, numbers, amounts and abbreviations. */
const KEPT = /https?:\S+|We are sorry\.|Which indigo\?|Kargha|KG-1|GST|PDF/g;

test.each(Object.keys(ALL))('writes in Hindi to a buyer who asked in Hindi: %s', (name) => {
  const { subject, text, html } = ALL[name]!({ ...input, language: 'hi' });
  expect(`${subject}\n${text}`.replaceAll(KEPT, '')).not.toMatch(/[A-Za-z]/);
  expect(text).toMatch(/^नमस्ते,\n/);
  expect(html).toContain('lang="hi"');
});

test('keeps amount, day, number and what staff wrote in Hindi', () => {
  const hindi = { ...input, language: 'hi' as const };
  const taxed = { ...offer, totals: { ...offer.totals, tax: paise(4800) } };
  expect(emails.offerEmail(hindi, taxed, LINK).text).toContain(
    '\nGST सहित कुल: ₹1,000\nभुगतान: 100% अग्रिम\n1 दिसंबर 2026 तक मान्य\n',
  );
  expect(emails.quoteClosedEmail(hindi, 'We are sorry.', LINK).text).toContain('\nWe are sorry.\n');
  expect(emails.quoteReviewEmail({ ...hindi, quantity: 1 }, LINK).subject).toContain(' 1 नग ');
  const order = { number: 'KG-1', purchaseOrderNumber: 'PO 7' };
  const proven = { ...hindi, isEmailProven: true };
  const { text } = emails.offerAcceptedEmail(proven, offer, order, LINK);
  expect(text).toContain('\nआपका पीओ नंबर: PO 7\n');
});
