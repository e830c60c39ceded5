import { supplierSearch } from '@kargha/domain/stock/supplier-search';

import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Maker } from '../catalogue/maker.ts';
import { MAKERS } from '../catalogue/makers.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

export function supplierDocuments(): SeedDocument[] {
  const makers: [string, Maker][] = Object.entries(MAKERS);
  return makers.map(([id, maker]) => seedDocument(`suppliers/${id}`, supplier(id, maker)));
}

function supplier(id: string, maker: Maker) {
  const isPaidOnCollection = maker.kind === 'artisan' || maker.kind === 'self-help-group';
  return {
    ...maker,
    search: supplierSearch(maker),
    paymentTerms: isPaidOnCollection ? 'On collection' : '15 days from receipt',
    productCount: CATALOGUE.filter((entry) => entry.maker === id).length,
    active: CATALOGUE.some((entry) => entry.maker === id && entry.status !== 'archived'),
    createdAt: daysAgo(200),
    updatedAt: daysAgo(30),
  };
}
