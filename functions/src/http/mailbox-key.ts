const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The key of a mailbox for emails and limits: ignores case and '+' suffixes; for Gmail also dots and
 * googlemail.com. Emails are sent to the address as typed.
 */
export function mailboxKey(email: string): string {
  const plain = email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const at = plain.lastIndexOf('@');
  const [name, host] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : plain;
}
