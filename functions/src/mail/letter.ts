import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import type { Mail } from '../records/mail-record.ts';
import { escapeHtml } from '../shop-pages/markup.ts';

/** A link of a letter: the words in HTML, the address itself in plain text. */
interface LetterLink {
  words: string;
  address: string;
}

/** A paragraph of a letter. */
export type LetterPart = string | LetterLink;

interface Recipient {
  /** left out where anybody can enter anybody's address: the shop does not carry their words there */
  name?: string;
  email: string;
}

/** A letter of the shop in both its forms. Everything that people typed is escaped; lines stay lines. */
export function letter(to: Recipient, subject: string, parts: readonly LetterPart[]): Mail {
  const greeting = to.name ? `Namaste ${to.name},` : 'Namaste,';
  const all: LetterPart[] = [greeting, ...parts, SHOP_NAME];
  return {
    to: to.email,
    subject,
    text: all.map(asText).join('\n\n'),
    html: all.map(asHtml).join('\n'),
  };
}

function asText(part: LetterPart): string {
  return typeof part === 'string' ? part : `${part.words}: ${part.address}`;
}

function asHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.words)}</a></p>`;
}
