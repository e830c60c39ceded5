import { paise } from '@kargha/domain/money/paise';
import type { GiftCardSale } from '@kargha/domain/pricing/gift-card-sale-schema';
import { expect, test } from 'vitest';

import { giftCardReceiptEmail, lateGiftCardEmail, soldGiftCardEmail } from './gift-card-emails.ts';

const SALE = {
  number: 'GS-8X2M',
  cardNumber: 'GC-1001',
  amount: paise(100_000),
  buyer: { name: 'Asha <b>Verma</b>', email: 'asha@mail.example', phone: '9876543210' },
  recipient: { name: 'Meera', email: 'meera@mail.example' },
  message: 'Happy birthday!\nBuy a saree, or call 98765 43210',
  deliverOn: '2026-12-06',
  paidAt: new Date('2026-11-27T06:30:00Z'),
} as GiftCardSale;
const CODE = { code: '8X2M-Q7WZ-0000-N4PD', expiresAt: new Date('2027-12-06T18:29:59Z') };

test('gives the recipient the code, the value, the last day, the sender and the message', () => {
  const { to, subject, text, html } = soldGiftCardEmail(SALE, CODE);
  expect(to).toBe('meera@mail.example');
  expect(subject).toBe('A Kargha gift card of ₹1,000 for you');
  for (const part of ['8X2M-Q7WZ-0000-N4PD', '6 December 2027', 'Asha', 'Happy birthday!']) {
    expect(text).toContain(part);
  }
  expect(html).not.toContain('<b>Verma');
  expect(text).toContain('Choose something: https://shop.example/products');
});

test('repeats no phone number or link of the buyer, and names no contact of theirs', () => {
  const { text } = soldGiftCardEmail({ ...SALE, message: 'Visit evil.example/x' }, CODE);
  expect(text).not.toMatch(/evil\.example|asha@mail|98765/);
  expect(soldGiftCardEmail(SALE, CODE).text).not.toContain('98765');
});

test('gives the buyer a receipt with amount and number, and without the code', () => {
  const { to, subject, text } = giftCardReceiptEmail(SALE);
  expect(to).toBe('asha@mail.example');
  expect(subject).toBe('Receipt for your gift card GS-8X2M');
  for (const part of ['₹1,000', 'GC-1001', '6 December 2026', 'No GST']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('8X2M-Q7WZ');
  const today = { ...SALE, deliverOn: '2026-11-27' };
  expect(giftCardReceiptEmail(today).text).toContain('We are emailing the card');
});

test('writes in Hindi to a buyer who chose Hindi', () => {
  const hindi = { ...SALE, language: 'hi' } as GiftCardSale;
  expect(giftCardReceiptEmail(hindi).text).toContain('6 दिसंबर 2026');
  const { subject, text } = soldGiftCardEmail(hindi, CODE);
  expect(subject).toContain('गिफ़्ट कार्ड');
  expect(text).toContain('https://shop.example/hi/products');
});

test('tells the buyer of a late payment that it goes back in full', () => {
  const { text } = lateGiftCardEmail(SALE);
  expect(text).toContain('came too late, so no card was issued');
  expect(text).toContain('We are refunding ₹1,000');
});
