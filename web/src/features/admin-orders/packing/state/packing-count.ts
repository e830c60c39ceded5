import type { PackingLine } from '@kargha/domain/orders/packing-endpoints';

/** Units that were counted, by the key of their line. */
export type Counts = Readonly<Record<string, number>>;

type Scan =
  | { outcome: 'counted'; line: PackingLine; counts: Counts }
  | { outcome: 'enough'; line: PackingLine }
  | { outcome: 'wrong' };

export function countedOf({ key }: Pick<PackingLine, 'key'>, counts: Counts): number {
  return counts[key] ?? 0;
}

export function missingUnits(lines: readonly PackingLine[], counts: Counts): number {
  return lines.reduce((sum, line) => sum + line.quantity - countedOf(line, counts), 0);
}

/** A code that two lines have, such as the same kurta with and without stitching, counts the first open one. */
export function scanPiece(lines: readonly PackingLine[], counts: Counts, code: string): Scan {
  const scanned = plainCode(code);
  const found = lines.filter(({ sku, barcode }) =>
    [sku, barcode].some((one) => one !== '' && plainCode(one) === scanned),
  );
  const open = found.find((line) => countedOf(line, counts) < line.quantity);
  if (open) return { outcome: 'counted', line: open, counts: countOne(counts, open) };
  const [first] = found;
  return first ? { outcome: 'enough', line: first } : { outcome: 'wrong' };
}

export function countOne(counts: Counts, line: PackingLine): Counts {
  const counted = Math.min(line.quantity, countedOf(line, counts) + 1);
  return { ...counts, [line.key]: counted };
}

/** Scanners read an EAN that starts with 0 with or without it. */
function plainCode(code: string): string {
  return code
    .trim()
    .toUpperCase()
    .replace(/^0(?=\d{12}$)/, '');
}
