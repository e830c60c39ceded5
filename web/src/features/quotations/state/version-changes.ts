import type { Paise } from '@kargha/domain/paise';
import type { QuoteLine } from '@kargha/domain/quote';

import type { ShownVersion } from './shown-quote.ts';

/** One thing in which an offer differs from the one before it; prices are per piece. */
export type VersionChange =
  | { what: 'added' | 'removed'; line: string }
  | { what: 'quantity'; line: string; from: number; to: number }
  | { what: 'price'; line: string; from: Paise; to: Paise }
  | { what: 'total'; from: Paise; to: Paise };

type Offer = Pick<ShownVersion, 'lines' | 'totals'>;

/** What the shop has changed from one offer to the next, line by line, and the total at the end. */
export function changesBetween(before: Offer, after: Offer): VersionChange[] {
  const kept = after.lines.flatMap((line) => lineChanges(sameLine(before.lines, line), line));
  const gone = before.lines
    .filter((line) => !sameLine(after.lines, line))
    .map(({ description }) => ({ what: 'removed' as const, line: description }));
  const [from, to] = [before.totals.total, after.totals.total];
  return [...kept, ...gone, ...(from === to ? [] : [{ what: 'total' as const, from, to }])];
}

function lineChanges(before: QuoteLine | undefined, after: QuoteLine): VersionChange[] {
  const line = after.description;
  if (!before) return [{ what: 'added', line }];
  const changes: VersionChange[] = [];
  if (before.quantity !== after.quantity) {
    changes.push({ what: 'quantity', line, from: before.quantity, to: after.quantity });
  }
  if (before.unitPrice !== after.unitPrice) {
    changes.push({ what: 'price', line, from: before.unitPrice, to: after.unitPrice });
  }
  return changes;
}

/** A product is known by its id, what is made for this buyer alone by its words. */
function sameLine(lines: readonly QuoteLine[], wanted: QuoteLine): QuoteLine | undefined {
  return lines.find(({ productId, description }) =>
    wanted.productId === null
      ? productId === null && description === wanted.description
      : productId === wanted.productId,
  );
}
