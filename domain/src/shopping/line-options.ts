import { optional, record, string } from 'valibot';

export const lineOptions = optional(record(string(), string()));

/** Chosen options by name, such as { Size: '40' }. */
export type LineOptions = Readonly<Record<string, string>>;

/** The product ID and its options, sorted by name. Without options, the product ID alone. */
export function lineKey(productId: string, options: LineOptions = {}): string {
  const chosen = Object.entries(options).sort();
  return chosen.length === 0 ? productId : productId + JSON.stringify(chosen);
}
