import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import type { Mail } from '../records/email-record.ts';
import { escapeHtml } from '../http/markup.ts';

/** A link: `text` in HTML, the address itself in plain text. */
interface EmailLink {
  text: string;
  address: string;
}

/** What a person typed. It is repeated only at a proven address, and without links, email addresses or phone numbers. */
interface TypedPart {
  label: string;
  typed: string;
  /** shown instead at an address that is not proven; left out for nothing */
  otherwise?: string;
}

export type EmailPart = string | EmailLink | TypedPart;

export interface Recipient {
  /** as the person typed it; used in the greeting only at a proven address */
  name?: string;
  email: string;
  /** true when the address is the verified one of the account in which all this was typed */
  isEmailProven?: boolean;
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
  const name = recipient.isEmailProven ? redactContacts(recipient.name ?? '') : '';
  const greeting = name === '' ? 'Namaste,' : `Namaste ${name},`;
  const allowed = parts.flatMap((part) => allowedPart(part, recipient));
  const paragraphs: (string | EmailLink)[] = [greeting, ...allowed, SHOP_NAME];
  return {
    to: recipient.email,
    subject,
    text: paragraphs.map(asText).join('\n\n'),
    html: paragraphs.map(asHtml).join('\n'),
  };
}

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

function allowedPart(part: EmailPart, { isEmailProven }: Recipient): (string | EmailLink)[] {
  if (typeof part === 'string' || 'address' in part) return [part];
  if (isEmailProven) return [`${part.label}: ${redactContacts(part.typed)}`];
  return part.otherwise === undefined ? [] : [part.otherwise];
}

function asText(part: string | EmailLink): string {
  return typeof part === 'string' ? part : `${part.text}: ${part.address}`;
}

function asHtml(part: string | EmailLink): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.text)}</a></p>`;
}
