import { parse } from 'valibot';

import { productSchema, type Product } from '@kargha/domain/catalogue/product-schema';

/** A product with the stored fields, and defaults for the others. */
export function storedProduct(id: string, fields: object): Product {
  return parse(productSchema, { _id: id, ...fields });
}

export function sampleProduct(fields: Partial<Product> = {}): Product {
  return {
    ...storedProduct('banarasi', {
      title: 'Banarasi Katan Silk Saree',
      description: 'Woven on a pit loom.',
      category: 'women',
      productCollection: 'saree',
      price: 18_500,
      costPerItem: 23_000,
      quantity: 3,
      sku: 'KG-1001',
      status: 'active',
    }),
    ...fields,
  };
}

/** A product as the server sends it. */
export function sentProduct(fields: object = {}): object {
  return { ...JSON.parse(JSON.stringify(sampleProduct())), ...fields } as object;
}
