import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { joinMessages, type Message } from '@kargha/domain/messages/message';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { GiftCardSale } from '@kargha/domain/pricing/gift-card-sale-schema';
import { languagePath } from '@kargha/domain/settings/language-path';

import { shopAddress } from '../platform/shop-address.ts';
import type { Mail } from '../records/email-record.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { giftCardMailMessages as say } from './gift-card-messages.ts';
import { gatewayRefundSentence } from './refund-sentences.ts';
import type { EmailLanguage } from './say.ts';

/** To the recipient, with the code: the only email that has it. `code` as it is typed at checkout. */
export function soldGiftCardEmail(
  { amount, recipient, buyer, message, language }: GiftCardSale,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Mail {
  const words: EmailPart[] = [
    say.gift_card_lead({ amount }),
    ...typed(say.gift_card_from(), buyer.email === '' ? '' : buyer.name),
    ...typed(say.gift_card_message(), message),
    ...codeParts({ code, expiresAt }, language),
  ];
  const to = { email: recipient.email, ...of(language) };
  return { ...composeEmail(to, say.gift_card_subject({ amount }), words), about: buyer.email };
}

/** The code, how to spend it, and the way to what it buys. */
export function codeParts(
  { code, expiresAt }: { code: string; expiresAt: Date },
  language: EmailLanguage = 'en',
): EmailPart[] {
  return [
    { label: say.gift_card_code(), text: code },
    say.gift_card_use({ day: formatLongDate(expiresAt) }),
    { text: say.gift_card_shop(), address: shopAddress() + languagePath(language, '/products') },
    say.gift_card_secret(),
  ];
}

/** To the buyer when the card is paid: amount and number, without the code. */
export function giftCardReceiptEmail(sale: GiftCardSale): Mail {
  const { amount, number, cardNumber, recipient } = sale;
  const receipt = composeEmail(buyerOf(sale), say.gift_receipt_subject({ number }), [
    joinMessages([say.gift_receipt_paid({ amount }), sentSentence(sale)]),
    { label: say.gift_receipt_number(), text: `${number} (${cardNumber})` },
    ...typed(say.gift_receipt_recipient(), recipient.name),
    {
      amounts: [
        { label: say.gift_receipt_card(), amount: formatPaise(amount) },
        { label: say.gift_receipt_total(), amount: formatPaise(amount), isTotal: true },
      ],
    },
    say.gift_receipt_tax(),
    say.gift_receipt_code(),
  ]);
  return { ...receipt, about: recipient.email };
}

/** To the buyer, whose payment was begun after the sale had ended. */
export function lateGiftCardEmail(sale: GiftCardSale): Mail {
  const { amount, number } = sale;
  return composeEmail(buyerOf(sale), say.gift_late_subject({ number }), [
    say.gift_late({ amount, number }),
    gatewayRefundSentence(amount),
  ]);
}

/** To the buyer, when money has gone back. `isOff`: the card was taken back. */
export function giftCardRefundEmail(
  sale: GiftCardSale,
  { amount, isOff }: { amount: Paise; isOff: boolean },
): Mail {
  const { number } = sale;
  const refunded = say.gift_card_refunded({ amount, number });
  return composeEmail(buyerOf(sale), say.gift_card_refund_subject({ number }), [
    isOff ? joinMessages([refunded, say.gift_card_off()]) : refunded,
  ]);
}

/** The words of a person who has paid for this email; nothing where they are blank or erased. */
function typed(label: Message, words: string): EmailPart[] {
  return words === '' ? [] : [{ label, typed: words, isPaidFor: true }];
}

function sentSentence({ deliverOn, paidAt }: GiftCardSale): Message {
  const isDue = paidAt === null || deliverOn <= indianDay(paidAt);
  return isDue
    ? say.gift_receipt_sent()
    : say.gift_receipt_due({ day: formatLongDate(startOfIndianDay(deliverOn)) });
}

function buyerOf({ buyer: { name, email }, language }: GiftCardSale) {
  return { name, email, ...of(language) };
}

function of(language: GiftCardSale['language']) {
  return language === undefined ? {} : { language };
}
