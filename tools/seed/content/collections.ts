import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

interface CuratedCollection {
  id: string;
  title: string;
  description: string;
  /** the rule that staff set; the ids are what it matched when it was last saved */
  rule: { tag: string } | { maxRupees: number };
}

const CURATED: readonly CuratedCollection[] = [
  {
    id: 'wedding-trunk',
    title: 'The wedding trunk',
    description: 'Silks and metal thread that are worn once a year and handed on.',
    rule: { tag: 'bridal' },
  },
  {
    id: 'natural-dyes',
    title: 'From root, leaf and rind',
    description: 'Madder, indigo, pomegranate and iron. Each page says which.',
    rule: { tag: 'natural dye' },
  },
  {
    id: 'one-of-a-kind',
    title: 'One of a kind',
    description: 'Drawn, stitched or woven once.',
    rule: { tag: 'one of a kind' },
  },
  {
    id: 'small-presents',
    title: 'Presents under ₹1,000',
    description: 'Things that fit into an envelope, a hand or a stocking.',
    rule: { maxRupees: 1000 },
  },
];

/** collections/{id}: what the shop groups across its shelves. */
export function collectionDocuments(): SeedDocument[] {
  return CURATED.map(({ id, ...collection }, position) =>
    seedDocument(`collections/${id}`, {
      ...collection,
      slug: id,
      kind: 'rule',
      productIds: CATALOGUE.filter(isShown)
        .filter(matches(collection))
        .map((entry) => entry.id),
      position,
      published: true,
      publishedAt: daysAgo(30),
      createdAt: daysAgo(30),
      updatedAt: daysAgo(4),
    }),
  );
}

function isShown({ status, restrictedTo }: CatalogueEntry): boolean {
  return status === undefined && restrictedTo === undefined;
}

function matches({ rule }: Pick<CuratedCollection, 'rule'>) {
  return ({ tags, price }: CatalogueEntry) =>
    'tag' in rule ? tags.includes(rule.tag) : price < rule.maxRupees;
}
