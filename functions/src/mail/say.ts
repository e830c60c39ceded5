import { fillTemplate, type Message, type MessageRef } from '@kargha/domain/messages/message';
import { PAYMENT_TERMS, PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';

import { HINDI_ACCOUNT_MAIL } from './account-mail-messages.hi.ts';
import { HINDI_CASH_MAIL } from './cash-messages.hi.ts';
import { HINDI_CONTACT_MAIL } from './contact-mail-messages.hi.ts';
import { HINDI_GIFT_CARD_MAIL } from './gift-card-messages.hi.ts';
import { HINDI_MAIL } from './mail-messages.hi.ts';
import { HINDI_PIECE_MAIL } from './piece-messages.hi.ts';
import { HINDI_PICKUP } from './pickup-messages.hi.ts';
import { HINDI_PAYMENT_TERMS, HINDI_QUOTE_MAIL } from './quote-messages.hi.ts';
import { HINDI_REMINDERS } from './reminder-messages.hi.ts';

export type EmailLanguage = 'en' | 'hi';

/** English text, or a sentence that has a translation. */
export type Words = string | Message;

/** A text in the language of the email; English where there is no translation. */
export function say(words: Words, language: EmailLanguage): string {
  if (typeof words === 'string') return words;
  const translated = language === 'hi' ? words.refs.map(inHindi) : [];
  const isWhole = translated.length > 0 && translated.every((sentence) => sentence !== '');
  return isWhole ? translated.join(' ') : words.text;
}

const HINDI: Readonly<Record<string, string>> = {
  ...HINDI_MAIL,
  ...HINDI_ACCOUNT_MAIL,
  ...HINDI_CASH_MAIL,
  ...HINDI_CONTACT_MAIL,
  ...HINDI_GIFT_CARD_MAIL,
  ...HINDI_PICKUP,
  ...HINDI_PIECE_MAIL,
  ...HINDI_QUOTE_MAIL,
  ...HINDI_REMINDERS,
};

function inHindi({ key, params = {} }: MessageRef): string {
  return fillTemplate(HINDI[key] ?? '', params, hindiText);
}

/** Names of documents and payment terms, which are values in sentences. */
const HINDI_VALUES: Readonly<Record<string, string>> = {
  invoice: 'इनवॉइस',
  'tax invoice': 'टैक्स इनवॉइस',
  'bill of supply': 'बिल ऑफ़ सप्लाई',
  'invoice-cum-bill of supply': 'इनवॉइस-सह-बिल ऑफ़ सप्लाई',
  receipt: 'रसीद',
  ...Object.fromEntries(
    PAYMENT_TERMS.map((terms) => [
      PAYMENT_TERMS_LABELS[terms].toLowerCase(),
      HINDI_PAYMENT_TERMS[terms],
    ]),
  ),
};

/** '80 pieces' as '80 नग'; also '1 piece' */
const COUNTED_PIECES = /^(\d+) pieces?$/;

function hindiText(text: string): string {
  return HINDI_VALUES[text.toLowerCase()] ?? hindiDates(text).replace(COUNTED_PIECES, '$1 नग');
}

const ENGLISH_MONTHS = Array.from({ length: 12 }, (_, month) => monthIn('en-IN', month));

/** '6 December 2026' as '6 दिसंबर 2026' */
function hindiDates(text: string): string {
  return text.replaceAll(/(?<=\d )[A-Z][a-z]+(?= \d{4})/g, (name) => {
    const month = ENGLISH_MONTHS.indexOf(name);
    return month < 0 ? name : monthIn('hi-IN', month);
  });
}

function monthIn(locale: string, month: number): string {
  const at = new Date(Date.UTC(2026, month, 15));
  return at.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
}
