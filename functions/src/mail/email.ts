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

/** A link: `text` in HTML, the address itself in plain text. The first one of an email is its button. */
interface EmailLink {
  text: string;
  address: string;
}

/** What a person typed. It is repeated only at a proven address, and without links, email addresses or phone numbers. */
interface TypedPart {
  label: string;
  typed: string;
  /** shown instead at an address that is not proven; left out for nothing */
  otherwise?: string | Fact;
}

/** What the shop knows, under a label. */
interface Fact {
  label: string;
  text: string;
}

export type EmailPart =
  | string
  | EmailLink
  | TypedPart
  | Fact
  | { items: readonly EmailItem[] }
  | { amounts: readonly EmailAmount[] };

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
  subject: string,
  parts: readonly EmailPart[],
): Mail {
  const { language = 'en', email: to } = recipient;
  const { hello, contact, contactLink } = FRAMES[language];
  const name = recipient.isEmailProven ? redactContacts(recipient.name ?? '') : '';
  const greeting = name === '' ? `${hello},` : `${hello} ${name},`;
  const allowed = parts.flatMap((part) => allowedPart(part, recipient));
  const [preview = subject] = allowed.filter((part) => typeof part === 'string');
  const shop = { shop: shopAddress(), shopName: SHOP_NAME };
  return {
    to,
    subject,
    text: [greeting, ...allowed.map(asText), SHOP_NAME].join('\n\n'),
    html: page(
      { language, title: subject, preview, contact, contactLink, ...shop },
      [greeting, ...allowed].map(asHtml).join(''),
    ),
  };
}

export type EmailLanguage = 'en' | 'hi';

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
  if (isEmailProven) return [{ label: part.label, text: redactContacts(part.typed) }];
  return part.otherwise === undefined ? [] : [part.otherwise];
}

function asText(part: AllowedPart): string {
  if (typeof part === 'string') return part;
  if ('address' in part) return `${part.text}: ${part.address}`;
  if ('label' in part) return `${part.label}: ${part.text}`;
  if ('amounts' in part)
    return part.amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  return part.items.map(itemText).join('\n');
}

function itemText({ title, details = '', amount = '' }: EmailItem): string {
  return [title, details, amount].filter((text) => text !== '').join(', ');
}

function asHtml(part: AllowedPart, place: number, all: readonly AllowedPart[]): string {
  if (typeof part === 'string') return block('paragraph', { text: part });
  if ('label' in part) return block('fact', { ...part });
  if ('amounts' in part) return amountTable(part.amounts);
  if ('items' in part) return itemTable(part.items);
  const isFirst = !all.slice(0, place).some((one) => typeof one === 'object' && 'address' in one);
  return block(isFirst ? 'button' : 'link', { ...part });
}
