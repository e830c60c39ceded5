import type { Condition } from '@kargha/domain/collection-rule';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

interface CuratedCollection {
  slug: string;
  title: string;
  description: string;
  condition: Condition;
}

const CURATED: readonly CuratedCollection[] = [
  {
    slug: 'wedding-trunk',
    title: 'The wedding trunk',
    description: 'Silks and metal thread that are worn once a year and handed on.',
    condition: { field: 'tag', value: 'bridal' },
  },
  {
    slug: 'natural-dyes',
    title: 'From root, leaf and rind',
    description: 'Madder, indigo, pomegranate and iron. Each page says which.',
    condition: { field: 'tag', value: 'natural dye' },
  },
  {
    slug: 'one-of-a-kind',
    title: 'One of a kind',
    description: 'Drawn, stitched or woven once.',
    condition: { field: 'tag', value: 'one of a kind' },
  },
  {
    slug: 'small-presents',
    title: 'Presents under ₹1,000',
    description: 'Things that fit into an envelope, a hand or a stocking.',
    condition: { field: 'price-below', value: '1000' },
  },
];

/** collections/{slug}: what the shop groups across its shelves. */
export function collectionDocuments(): SeedDocument[] {
  return CURATED.map(({ condition, ...collection }) =>
    seedDocument(`collections/${collection.slug}`, {
      ...collection,
      kind: 'rule',
      match: 'all',
      conditions: [condition],
      productIds: [],
      coverProductId: '',
      published: true,
      createdAt: daysAgo(30),
      updatedAt: daysAgo(4),
      revision: 0,
    }),
  );
}
