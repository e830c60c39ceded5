/** To `a@t` no email can be sent: what stands behind the @ has a dot. */
const WITHOUT_DOT = /^[^@\s]+@[^@.\s]+$/;

/** False for an address whose domain has no dot; what is no address at all is told by another rule. */
export function hasDottedDomain(email: string | undefined): boolean {
  return email === undefined || !WITHOUT_DOT.test(email);
}
