import type { Product } from '@kargha/domain/catalogue/product';
import { productFrom } from '#lib/documents/product-document.ts';

export function sampleProduct(fields: Partial<Product> = {}): Product {
  return {
    ...productFrom('banarasi', {
      title: 'Banarasi Katan Silk Saree',
      description: 'Woven on a pit loom.',
      category: 'women',
      productCollection: 'saree',
      price: 18_500,
      costPerItem: 23_000,
      quantity: 3,
      sku: 'KG-1001',
      status: 'active',
      images: [],
      pictures: [],
    }),
    status: 'active',
    ...fields,
  };
}

/** A product as the server sends it. */
export function sentProduct(fields: object = {}): object {
  return { ...JSON.parse(JSON.stringify(sampleProduct())), ...fields } as object;
}
