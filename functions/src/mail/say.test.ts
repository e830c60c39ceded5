import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import { HINDI_ACCOUNT_MAIL } from './account-mail-messages.hi.ts';
import { accountMailMessages } from './account-mail-messages.ts';
import { HINDI_CASH_MAIL } from './cash-messages.hi.ts';
import { cashMessages } from './cash-messages.ts';
import { HINDI_CONTACT_MAIL } from './contact-mail-messages.hi.ts';
import { contactMailMessages } from './contact-mail-messages.ts';
import { HINDI_GIFT_CARD_MAIL } from './gift-card-messages.hi.ts';
import { giftCardMailMessages } from './gift-card-messages.ts';
import { refundEmail } from './order-emails.ts';
import { HINDI_MAIL } from './mail-messages.hi.ts';
import { mailMessages } from './mail-messages.ts';
import { HINDI_PICKUP } from './pickup-messages.hi.ts';
import { pickupMessages } from './pickup-messages.ts';
import { HINDI_PIECE_MAIL } from './piece-messages.hi.ts';
import { pieceMessages } from './piece-messages.ts';
import { HINDI_QUOTE_MAIL } from './quote-messages.hi.ts';
import { quoteMailMessages } from './quote-messages.ts';
import { say } from './say.ts';

const HINDI = {
  ...HINDI_MAIL,
  ...HINDI_ACCOUNT_MAIL,
  ...HINDI_CASH_MAIL,
  ...HINDI_CONTACT_MAIL,
  ...HINDI_GIFT_CARD_MAIL,
  ...HINDI_PICKUP,
  ...HINDI_PIECE_MAIL,
  ...HINDI_QUOTE_MAIL,
};

const placesIn = (text: string) =>
  [...text.matchAll(/\{\w+(?::\w+)?\}/g)].map(([place]) => place).sort();

test('each sentence is in Hindi, with the same values', () => {
  const sentences = {
    ...mailMessages,
    ...accountMailMessages,
    ...cashMessages,
    ...contactMailMessages,
    ...giftCardMailMessages,
    ...pickupMessages,
    ...pieceMessages,
    ...quoteMailMessages,
  };
  for (const [key, make] of Object.entries(sentences)) {
    const hindi = HINDI[key as keyof typeof sentences];
    const { text } = (make as (values: object) => { text: string })(markedValues);
    expect(hindi, key).toMatch(/[\u0900-\u097F]|GST/);
    expect(placesIn(hindi).map(nameIn), key).toEqual(namesMarkedIn(text));
  }
});

/** Every value is its own name, so that a sentence shows which values it has. */
const markedValues: object = new Proxy(
  {},
  { get: (_target, name) => `«${String(name)}»`, has: () => true },
);

function namesMarkedIn(text: string): string[] {
  return [...text.matchAll(/«(\w+)»/g)].map(([, name = '']) => name).sort();
}

function nameIn(place: string): string {
  return place.replaceAll(/[{}]|:\w+/g, '');
}

test('names months in Hindi', () => {
  expect(say(mailMessages.card_until({ day: '6 December 2026' }), 'hi')).toContain('6 दिसंबर 2026');
});

test('writes to a customer who chose Hindi in Hindi, and keeps text without a translation', () => {
  const customer = { email: 'asha@mail.example', language: 'hi' } as never;
  const { subject, text } = refundEmail({ number: 'KG-1', customer, lines: [] }, paise(50_000));
  expect(subject).toBe('हमने आपके ऑर्डर KG-1 के ₹500 लौटा दिए हैं');
  expect(text).toContain('बैंक में रक़म दिखने में');
  expect(say('As staff wrote it', 'hi')).toBe('As staff wrote it');
});

test('names a document in the language of the email', () => {
  const subject = mailMessages.invoice_subject({
    ...{ name: 'Bill of supply', document: 'KG/2627/000007', number: 'KG-ABCD1234' },
  });
  expect(say(subject, 'hi')).toContain('बिल ऑफ़ सप्लाई KG/2627/000007');
  expect(say(subject, 'en')).toContain('Bill of supply KG/2627/000007');
});
