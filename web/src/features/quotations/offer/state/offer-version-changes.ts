import type { Paise } from '@kargha/domain/money/paise';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';
import type { QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { lineKey } from '@kargha/domain/shopping/line-options';
import type { ShownVersion } from '#lib/documents/quote-document.ts';

/** Prices are per piece. */
export type OfferVersionChange =
  | { what: 'added' | 'removed'; line: string }
  | { what: 'quantity'; line: string; from: number; to: number }
  | { what: 'price'; line: string; from: Paise; to: Paise }
  | { what: 'discount'; line: string; from: number; to: number }
  | { what: 'reduction' | 'shipping' | 'total'; from: Paise; to: Paise }
  | { what: 'leadTime'; from: number; to: number }
  | { what: 'payment'; from: PaymentTerms; to: PaymentTerms };

type Offer = Pick<ShownVersion, 'lines' | 'totals' | 'leadTimeDays' | 'paymentTerms'>;

/** Line by line, with the total last. */
export function changesBetween(
  before: Offer,
  after: Offer,
  titleOf: (line: QuoteLine) => string,
): OfferVersionChange[] {
  const lines = after.lines.flatMap((line) =>
    changesInLine(findSameLine(before.lines, line), line, titleOf(line)),
  );
  const removed = before.lines
    .filter((line) => !findSameLine(after.lines, line))
    .map((line) => ({ what: 'removed' as const, line: titleOf(line) }));
  return [...lines, ...removed, ...changesInOffer(before, after)];
}

function changesInOffer(before: Offer, after: Offer): OfferVersionChange[] {
  const all: OfferVersionChange[] = [
    { what: 'reduction', from: before.totals.discount, to: after.totals.discount },
    { what: 'shipping', from: before.totals.shipping, to: after.totals.shipping },
    { what: 'leadTime', from: before.leadTimeDays, to: after.leadTimeDays },
    { what: 'payment', from: before.paymentTerms, to: after.paymentTerms },
    { what: 'total', from: before.totals.total, to: after.totals.total },
  ];
  return all.filter((change) => 'from' in change && change.from !== change.to);
}

function changesInLine(
  before: QuoteLine | undefined,
  after: QuoteLine,
  line: string,
): OfferVersionChange[] {
  if (!before) return [{ what: 'added', line }];
  const changes: OfferVersionChange[] = [];
  if (before.quantity !== after.quantity) {
    changes.push({ what: 'quantity', line, from: before.quantity, to: after.quantity });
  }
  if (before.unitPrice !== after.unitPrice) {
    changes.push({ what: 'price', line, from: before.unitPrice, to: after.unitPrice });
  }
  if (before.discountPercent !== after.discountPercent) {
    const [from, to] = [before.discountPercent, after.discountPercent];
    changes.push({ what: 'discount', line, from, to });
  }
  return changes;
}

/** A product line matches by product id and options, a made-to-order line by its description. */
function findSameLine(lines: readonly QuoteLine[], line: QuoteLine): QuoteLine | undefined {
  return lines.find(({ productId, options, description }) =>
    line.productId === null
      ? productId === null && description === line.description
      : productId !== null && lineKey(productId, options) === lineKey(line.productId, line.options),
  );
}
