import type { Catalogue } from '#lib/language/language.ts';

const en = {
  loading: 'Loading the page…',
  failed: 'Failed to load this page',
  missing: 'We could not find this page',
  missingHint: 'Its products may have been sold. Others may still be available.',
  allProducts: 'See all products',
  otherLists: 'Browse by',
  leads: {
    artisan: 'The people and workshops who make what we sell.',
    cluster: 'Villages and towns, each known for its craft.',
    weave: 'How the cloth is made, with what is made that way.',
  },
  kinds: { artisan: 'Maker', cluster: 'Place', weave: 'Weave' },
  related: { artisan: 'Makers', cluster: 'Places', weave: 'Weaves' },
  descriptions: {
    artisan: (name: string) => `Handmade products by ${name}.`,
    cluster: (name: string) => `Handmade products from ${name}, with their makers.`,
    weave: (name: string) => `${name}: handmade products, with their makers and places.`,
  },
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
};

export const originsTexts: Catalogue<typeof en> = { en };
export type OriginsTexts = typeof en;
