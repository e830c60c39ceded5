const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The key of one mailbox, under which its emails and whatever it may do once are counted: capitals and what follows a
 * '+' change nothing, and Gmail reads dots as nothing and googlemail.com as gmail.com. The email itself goes to the
 * address as it was typed.
 */
export function mailboxKey(email: string): string {
  const plain = email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const at = plain.lastIndexOf('@');
  const [name, host] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : plain;
}
