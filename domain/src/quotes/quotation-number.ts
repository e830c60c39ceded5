/** The short number of a quotation; the version is its last part, and is left out before the first offer. */
export function quotationNumber(quoteId: string, version = 0): string {
  const number = `Q-${quoteId.slice(0, 8).toUpperCase()}`;
  return version === 0 ? number : `${number}-${version}`;
}
