import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import type { Mail } from '../records/mail-record.ts';
import { escapeHtml } from '../shop-pages/markup.ts';
import { redactContacts } from './redact-contacts.ts';

/** A link of a letter: the words in HTML, the address itself in plain text. */
interface EmailLink {
  words: string;
  address: string;
}

/** What a shopper typed: it reaches nobody but a shopper who has proven the address, and never with a way to reach anyone. */
interface TypedPart {
  label: string;
  typed: string;
  /** what everybody else reads in its place; left out for nothing */
  otherwise?: string;
}

/** A paragraph of a letter. */
export type EmailPart = string | EmailLink | TypedPart;

/** Who gets a letter. */
export interface Recipient {
  /** as the person typed it; greeted by it at a proven address alone */
  name?: string;
  email: string;
  /** true when the address is the verified one of the account in which all this was typed */
  isEmailProven?: boolean;
}

/**
 * A letter of the shop in both its forms. Everything that people typed is escaped; lines stay lines. Anybody can enter
 * anybody's address: only at a proven one does the letter repeat what was typed, the name included.
 */
export function composeEmail(to: Recipient, subject: string, parts: readonly EmailPart[]): Mail {
  const name = to.isEmailProven ? redactContacts(to.name ?? '') : '';
  const greeting = name === '' ? 'Namaste,' : `Namaste ${name},`;
  const kept = parts.flatMap((part) => allowedPart(part, to));
  const all: (string | EmailLink)[] = [greeting, ...kept, SHOP_NAME];
  return {
    to: to.email,
    subject,
    text: all.map(asText).join('\n\n'),
    html: all.map(asHtml).join('\n'),
  };
}

function allowedPart(part: EmailPart, { isEmailProven }: Recipient): (string | EmailLink)[] {
  if (typeof part === 'string' || 'address' in part) return [part];
  if (isEmailProven) return [`${part.label}: ${redactContacts(part.typed)}`];
  return part.otherwise === undefined ? [] : [part.otherwise];
}

function asText(part: string | EmailLink): string {
  return typeof part === 'string' ? part : `${part.words}: ${part.address}`;
}

function asHtml(part: string | EmailLink): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.words)}</a></p>`;
}
