/**
 * The key under which letters to one mailbox are counted: anything after a '+' and the size of letters make another
 * address, but the same mailbox. The letter itself goes to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
