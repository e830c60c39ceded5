/** Returns http(s) addresses only, '' for all others. */
export function webAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : '';
}
