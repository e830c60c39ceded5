import type { Condition } from '@kargha/domain/catalogue/collection-rule';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

interface CuratedCollection {
  slug: string;
  title: string;
  description: string;
  titleHindi: string;
  descriptionHindi: string;
  condition: Condition;
}

const CURATED: readonly CuratedCollection[] = [
  {
    slug: 'wedding-trunk',
    title: 'The wedding trunk',
    description: 'Silks and metal thread that are worn once a year and handed on.',
    titleHindi: 'शादी का संदूक',
    descriptionHindi: 'रेशम और ज़री, जो साल में एक बार पहने और आगे सौंपे जाते हैं।',
    condition: { field: 'tag', value: 'bridal' },
  },
  {
    slug: 'natural-dyes',
    title: 'From root, leaf and rind',
    description: 'Madder, indigo, pomegranate and iron. Each page says which.',
    titleHindi: 'जड़, पत्ती और छिलके से',
    descriptionHindi: 'मजीठ, नील, अनार और लोहा। किसमें क्या है, उत्पाद के पेज पर लिखा है।',
    condition: { field: 'tag', value: 'natural dye' },
  },
  {
    slug: 'one-of-a-kind',
    title: 'One of a kind',
    description: 'Drawn, stitched or woven once.',
    titleHindi: 'इकलौते नग',
    descriptionHindi: 'एक ही बार बनाए, काढ़े या बुने गए।',
    condition: { field: 'tag', value: 'one of a kind' },
  },
  {
    slug: 'small-presents',
    title: 'Gifts under ₹1,000',
    description: 'Things that fit into an envelope, a hand or a potli.',
    titleHindi: '₹1,000 से कम के उपहार',
    descriptionHindi: 'जो लिफ़ाफ़े, हथेली या पोटली में समा जाएँ।',
    condition: { field: 'price-below', value: '1000' },
  },
];

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
