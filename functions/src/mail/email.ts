import { isMessage } from '@kargha/domain/messages/message';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import type { Mail } from '../records/email-record.ts';
import { shopAddress } from '../platform/shop-address.ts';
import {
  amountTable,
  block,
  itemTable,
  page,
  type EmailAmount,
  type EmailItem,
} from './email-html.ts';
import { say, type EmailLanguage, type Words } from './say.ts';

/** A link: `text` in HTML, the address itself in plain text. The first one of an email is its button. */
interface EmailLink {
  text: Words;
  address: string;
}

/**
 * What a person typed. It is repeated only at a proven address, or when the email was paid for, and without links, email
 * addresses or phone numbers.
 */
interface TypedPart {
  label: Words;
  typed: string;
  /** a purchase of at least ₹500 sends this email: it is no way to send many people one's own words */
  isPaidFor?: true;
  /** shown instead at an address that is not proven; left out for nothing */
  otherwise?: Words | Fact;
}

/** A piece in an email; `amount` with its currency. */
export interface SaidItem extends Omit<EmailItem, 'language' | 'details'> {
  /** instead of `title` in an email in Hindi; absent where there is none */
  titleHindi?: string;
  details?: Words;
}

export interface SaidAmount extends Omit<EmailAmount, 'label' | 'amount'> {
  label: Words;
  amount: Words;
}

/** What the shop knows, under a label. */
interface Fact {
  label: Words;
  text: string;
}

export type EmailPart =
  | Words
  | EmailLink
  | TypedPart
  | Fact
  | { items: readonly SaidItem[] }
  | { amounts: readonly SaidAmount[] };

export interface Recipient {
  /** as the person typed it; used in the greeting only at a proven address */
  name?: string;
  email: string;
  /** true when the address is the verified one of the account in which all this was typed */
  isEmailProven?: boolean;
  /** of the greeting and the signature; English unless it is chosen */
  language?: EmailLanguage;
}

/**
 * Composes an email as text and as HTML, with greeting and signature. All text is escaped; line breaks stay. Anybody can
 * enter anybody's address, so what people typed, their name included, is repeated only at a proven address.
 */
export function composeEmail(
  recipient: Recipient,
  subject: Words,
  parts: readonly EmailPart[],
): Mail {
  const { language = 'en', email: to } = recipient;
  const { hello, contact, contactLink } = FRAMES[language];
  const name = recipient.isEmailProven ? redactContacts(recipient.name ?? '') : '';
  const greeting = name === '' ? `${hello},` : `${hello} ${name},`;
  const said = parts
    .flatMap((part) => allowedPart(part, recipient))
    .map((part) => sayPart(part, language));
  const title = say(subject, language);
  const [preview = title] = said.filter((part) => typeof part === 'string');
  const shop = { shop: shopAddress(), shopName: SHOP_NAME };
  return {
    to,
    subject: title,
    text: [greeting, ...said.map(asText), SHOP_NAME].join('\n\n'),
    html: page(
      { language, title, preview, contact, contactLink, ...shop },
      [greeting, ...said].map(asHtml).join(''),
    ),
  };
}

const FRAMES = {
  en: {
    hello: 'Namaste',
    contact: 'Is anything unclear? Reply to this email, or',
    contactLink: 'write to us here.',
  },
  hi: {
    hello: 'नमस्ते',
    contact: 'कुछ पूछना है? इस ई-मेल का जवाब दीजिए, या',
    contactLink: 'हमें यहाँ लिखिए।',
  },
} satisfies Record<EmailLanguage, object>;

/** A link, a host or an email address: mail programs make each of them clickable. */
const LINKS =
  /[\p{L}\p{N}+.-]*:\/\/\S+|[^\s@]+@[^\s@]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?/gu;
/** Seven digits or more in any script, with or without spaces, dots and brackets between them. */
const PHONES = /\+?\(?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){6,}/gu;

/** Replaces links, email addresses and phone numbers with an ellipsis. */
function redactContacts(typed: string): string {
  // Mail programs also link full-width letters and dots.
  return typed.normalize('NFKC').replaceAll(LINKS, '…').replaceAll(PHONES, '…').trim();
}

type AllowedPart = Exclude<EmailPart, TypedPart>;

function allowedPart(part: EmailPart, { isEmailProven }: Recipient): AllowedPart[] {
  if (typeof part === 'string' || !('typed' in part)) return [part];
  if (isEmailProven || part.isPaidFor)
    return [{ label: part.label, text: redactContacts(part.typed) }];
  return part.otherwise === undefined ? [] : [part.otherwise];
}

/** A part in the language of the email. */
type SaidPart =
  | string
  | { text: string; address: string }
  | { label: string; text: string }
  | { items: readonly EmailItem[] }
  | { amounts: readonly EmailAmount[] };

function sayPart(part: AllowedPart, language: EmailLanguage): SaidPart {
  const said = (words: Words) => say(words, language);
  if (typeof part === 'string' || isMessage(part)) return said(part);
  if ('address' in part) return { ...part, text: said(part.text) };
  if ('label' in part) return { ...part, label: said(part.label) };
  if ('items' in part) {
    return { items: part.items.map((item) => sayItem(item, language)) };
  }
  const amounts = part.amounts.map((row) => ({
    ...row,
    label: said(row.label),
    amount: said(row.amount),
  }));
  return { amounts };
}

function sayItem(
  { title, titleHindi, details = '', ...item }: SaidItem,
  language: EmailLanguage,
): EmailItem {
  const isHindi = language === 'hi' && titleHindi !== undefined;
  return {
    ...item,
    ...(isHindi ? { title: titleHindi, language: 'hi' } : { title, language: 'en' }),
    details: say(details, language),
  };
}

function asText(part: SaidPart): string {
  if (typeof part === 'string') return part;
  if ('address' in part) return `${part.text}: ${part.address}`;
  if ('label' in part) return `${part.label}: ${part.text}`;
  if ('items' in part) return part.items.map(itemText).join('\n');
  return part.amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
}

function itemText({ title, details = '', amount = '' }: EmailItem): string {
  return [title, details, amount].filter((text) => text !== '').join(', ');
}

function asHtml(part: SaidPart, place: number, all: readonly SaidPart[]): string {
  if (typeof part === 'string') return block('paragraph', { text: part });
  if ('label' in part) return block('fact', part);
  if ('amounts' in part) return amountTable(part.amounts);
  if ('items' in part) return itemTable(part.items);
  const isFirst = !all.slice(0, place).some((one) => typeof one === 'object' && 'address' in one);
  return block(isFirst ? 'button' : 'link', part);
}
