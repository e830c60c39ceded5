/** A link, a host, or an email address: mail programs turn each of them into something to press. */
const LINKS =
  /[\p{L}\p{N}+.-]*:\/\/\S+|[^\s@]+@[^\s@]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?/gu;
/** Seven digits or more in any script, however they are spaced out. */
const PHONES = /\+?\(?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){6,}/gu;

/** The text with an ellipsis wherever it named a link, an email address or a phone number. */
export function redactContacts(typed: string): string {
  // Full-width letters and dots are links to a mail program, too.
  return typed.normalize('NFKC').replaceAll(LINKS, '…').replaceAll(PHONES, '…').trim();
}
