/** An address as it may become a link: only those of the web, all others are ''. */
export function webAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : '';
}
