const WITHOUT_DOT = /^[^@\s]+@[^@.\s]+$/;

/** False for a domain without a dot. Other mistakes are caught by other rules. */
export function hasDottedDomain(email: string | undefined): boolean {
  return email === undefined || !WITHOUT_DOT.test(email);
}
