/**
 * The number that a quotation is known by, on screen and in documents: short, and the same for all its versions but for
 * the last part. A request without an offer has no such part.
 */
export function quotationNumber(quoteId: string, version = 0): string {
  const number = `Q-${quoteId.slice(0, 8).toUpperCase()}`;
  return version === 0 ? number : `${number}-${version}`;
}
