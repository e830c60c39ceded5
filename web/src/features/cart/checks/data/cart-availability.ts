import type { Product } from '@kargha/domain/catalogue/product';
import {
  automaticDiscountsAt,
  readAutomaticWindows,
} from '@kargha/domain/pricing/automatic-discount';
import { readProducts } from '#lib/firebase/firebase-products.ts';
import { refreshPublicSettings } from '#lib/shop/public-settings.ts';
import { saleTermsIn, type SaleTerms } from '#lib/shop/sale-terms.ts';

export interface CartAvailability {
  products: Product[];
  /** undefined when nothing was read */
  terms: SaleTerms | undefined;
  /** An automatic discount is running. Only the server knows what it takes off. */
  hasAutomatic: boolean;
}

/** Throws without a connection. */
export async function readAvailability(ids: readonly string[]): Promise<CartAvailability> {
  const [products, settings] = await Promise.all([readProducts(ids), refreshPublicSettings()]);
  const windows = readAutomaticWindows(settings.automaticDiscounts);
  const hasAutomatic = automaticDiscountsAt(windows, new Date()).length > 0;
  return { products, terms: saleTermsIn(settings), hasAutomatic };
}
