import { isRecord } from '../records/stored-record.ts';

/** Chosen options by name, such as { Size: '40' }. */
export type LineOptions = Readonly<Record<string, string>>;

export function readLineOptions(stored: unknown): LineOptions | undefined {
  if (!isRecord(stored)) return undefined;
  const chosen = Object.entries(stored).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(chosen) as LineOptions;
}

/** Names chosen options in maps, in whichever order they were chosen. */
export function optionsKey(options: LineOptions = {}): string {
  return lineKey('', options);
}

/** The product ID, its options sorted by name, and its tailoring. Without them, the product ID alone. */
export function lineKey(productId: string, options: LineOptions = {}, tailoringId = ''): string {
  const chosen = Object.entries(options).sort();
  return productId + (chosen.length === 0 ? '' : JSON.stringify(chosen)) + tailoringId;
}
