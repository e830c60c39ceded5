/** A link, a host or an email address: mail programs make each of them clickable. */
const LINKS =
  /[\p{L}\p{N}+.-]*:\/\/\S+|[^\s@]+@[^\s@]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?/gu;
/** Seven digits or more in any script, with or without spaces, dots and brackets between them. */
const PHONES = /\+?\(?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){6,}/gu;

/** Replaces links, email addresses and phone numbers with an ellipsis. */
export function redactContacts(typed: string): string {
  // Mail programs also link full-width letters and dots.
  return typed.normalize('NFKC').replaceAll(LINKS, '…').replaceAll(PHONES, '…').trim();
}
