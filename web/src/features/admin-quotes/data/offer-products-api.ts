import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import {
  staffQuoteEndpoints,
  type OfferProduct,
} from '@kargha/domain/quotes/staff-quote-endpoints';
import { refreshPublicSettings } from '#lib/shop/public-settings.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type { OfferProduct };

/** @param ids separated by commas; '' for none. */
export async function readOfferProducts(ids: string): Promise<OfferProduct[]> {
  if (ids === '') return [];
  return (await callStaffEndpoint(staffQuoteEndpoints.products, { query: { ids } })).products;
}

export interface ProductFacts {
  product: OfferProduct;
  tax: TaxTable;
}

/** Throws when the product no longer exists, or the server or Firestore cannot be reached. */
export async function readProductFacts(id: string): Promise<ProductFacts> {
  const [[product], { tax }] = await Promise.all([readOfferProducts(id), refreshPublicSettings()]);
  if (!product) throw new Error('This product no longer exists.');
  return { product, tax: readTaxTable(tax) };
}
