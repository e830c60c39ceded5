import { categoryPath } from '@kargha/domain/catalogue/categories';
import { DEFAULT_FAQS } from '@kargha/domain/settings/default-faqs';
import { DEFAULT_FAQS_HINDI } from '@kargha/domain/settings/default-faqs-hindi';

import { CAROUSEL_SAREES, CATALOGUE } from '../catalogue/catalogue.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { POLICIES } from './policies.ts';
import { SIZE_GUIDES } from './size-guides.ts';

const HERO_PRODUCTS = 12;
const FEATURED_PRODUCTS = 4;

const TILES = [
  { label: 'Sarees', path: categoryPath('sarees'), productId: 'chanderi-saree-ashrafi-buti-peach' },
  {
    label: 'Kurtas',
    path: categoryPath('men', 'kurtas'),
    productId: 'ajrakhpur-ajrakh-kurta-indigo',
  },
  {
    label: 'Dupattas',
    path: categoryPath('dupatta'),
    productId: 'kutch-bandhani-dupatta-gajji-silk-crimson',
  },
  {
    label: 'Bedsheets',
    path: categoryPath('living', 'bedsheets'),
    productId: 'kannur-handloom-bedsheet-sea-stripe',
  },
  { label: 'Stoles', path: categoryPath('stole'), productId: 'kullu-shawl-stole-pine' },
  { label: 'Home Decor', path: categoryPath('home-decor'), productId: 'bidar-bidri-vase-poppy' },
];

/** What only this shop knows: towns for their weaves, and what people ask for by another name. */
const SYNONYMS = [
  ['kolkata', 'calcutta', 'bengal'],
  ['hyderabadi', 'telangana'],
  ['gadwal', 'telangana silk'],
  ['kurinjipadi', 'madras check'],
  ['rakhi gift', 'bhaidooj gift', 'gift'],
].map((words) => ({ words }));

/** The sections of content/ that staff edit. */
export function contentDocuments(): SeedDocument[] {
  const updatedAt = daysAgo(3);
  return [
    seedDocument('content/home', { ...homeSections(), updatedAt }),
    seedDocument('content/faqs', { entries: faqs(), updatedAt }),
    seedDocument('content/policies', { entries: POLICIES, updatedAt }),
    seedDocument('content/size-guides', { entries: SIZE_GUIDES, updatedAt }),
    seedDocument('content/search', { synonyms: SYNONYMS, updatedAt }),
  ];
}

function faqs() {
  return DEFAULT_FAQS.map((faq, place) => {
    const { question, answer } = DEFAULT_FAQS_HINDI[place] ?? { question: '', answer: '' };
    return { ...faq, questionHindi: question, answerHindi: answer };
  });
}

function homeSections() {
  const visible = CATALOGUE.filter(({ status, restrictedTo }) => !status && !restrictedTo);
  const discounted = visible.filter(({ was }) => was !== undefined).map(({ id }) => id);
  const featured = visible.filter(({ featured: picked, available }) => picked && available > 0);
  return {
    heroProductIds: discounted.slice(0, HERO_PRODUCTS),
    tiles: TILES,
    carouselProductIds: CAROUSEL_SAREES,
    featuredProductIds: featured.slice(-FEATURED_PRODUCTS).map(({ id }) => id),
    storyIds: ['one-inch-a-day', 'the-dyer-and-the-river', 'thirty-one-birds'],
  };
}
