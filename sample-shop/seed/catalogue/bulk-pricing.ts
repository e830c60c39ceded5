import type { BulkRules, BulkTier } from '@kargha/domain/catalogue/bulk-price';

import type { CatalogueEntry } from './catalogue-entry.ts';

type BulkTerms = BulkRules & { tiers: BulkTier[] };

const tiers = (...tiers: [from: number, percentOff: number][]): BulkTier[] =>
  tiers.map(([from, percentOff]) => ({ from, percentOff }));

const TERMS: Readonly<Record<string, BulkTerms>> = {
  kurtas: {
    minimum: 20,
    multiple: 5,
    leadTimeDays: 21,
    tiers: tiers([20, 10], [50, 18], [100, 25]),
  },
  shirts: {
    minimum: 20,
    multiple: 5,
    leadTimeDays: 21,
    tiers: tiers([20, 10], [50, 18], [100, 25]),
  },
  dupattas: { minimum: 25, multiple: 5, leadTimeDays: 28, tiers: tiers([25, 10], [50, 20]) },
  accessories: { minimum: 25, multiple: 5, leadTimeDays: 28, tiers: tiers([25, 10], [50, 20]) },
  bags: { minimum: 25, multiple: 5, leadTimeDays: 14, tiers: tiers([25, 12], [50, 20], [100, 30]) },
  handkies: { minimum: 50, multiple: 10, leadTimeDays: 10, tiers: tiers([50, 15], [100, 30]) },
  doormats: { minimum: 20, multiple: 10, leadTimeDays: 14, tiers: tiers([20, 10], [50, 20]) },
  bedsheets: { minimum: 10, multiple: 2, leadTimeDays: 35, tiers: tiers([10, 8], [30, 15]) },
};

export function bulkRulesOf(entry: CatalogueEntry): BulkRules | null {
  const terms = termsOf(entry);
  if (!terms) return null;
  const { minimum, multiple, leadTimeDays } = terms;
  return { minimum, multiple, leadTimeDays };
}

export function bulkTiersOf(entry: CatalogueEntry): BulkTier[] {
  return termsOf(entry)?.tiers ?? [];
}

function termsOf({ collection, restrictedTo, status }: CatalogueEntry): BulkTerms | undefined {
  return restrictedTo || status ? undefined : TERMS[collection];
}
