import { optional, record, string } from 'valibot';

export const lineOptions = optional(record(string(), string()));

/** Chosen options by name, such as { Size: '40' }. */
export type LineOptions = Readonly<Record<string, string>>;

/** Names chosen options in maps, in whichever order they were chosen. */
export function optionsKey(options: LineOptions = {}): string {
  return lineKey('', options);
}

/** The product ID, its options sorted by name, and its tailoring. Without them, the product ID alone. */
export function lineKey(productId: string, options: LineOptions = {}, tailoringId = ''): string {
  const chosen = Object.entries(options).sort();
  return productId + (chosen.length === 0 ? '' : JSON.stringify(chosen)) + tailoringId;
}
