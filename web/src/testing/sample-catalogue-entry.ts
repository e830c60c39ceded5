import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';

export function sampleEntry(fields: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    id: 'saree',
    slug: 'saree',
    title: 'Banarasi katan silk saree, midnight',
    words: 'banarasi kadhua zari Varanasi Mulberry silk SAR-1',
    category: 'women',
    collection: 'saree',
    fabrics: ['Silk'],
    weave: 'Brocade',
    region: 'Uttar Pradesh',
    colours: ['Blue'],
    price: 18_500,
    available: 'in-stock',
    soldScore: 1,
    createdAt: new Date('2026-11-01'),
    picture: null,
    ...fields,
  };
}
