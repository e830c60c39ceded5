import type { Product } from '@kargha/domain/catalogue/product';
import {
  automaticDiscountsAt,
  readAutomaticWindows,
} from '@kargha/domain/pricing/automatic-discount';
import { readProducts } from '#lib/firebase/firebase-products.ts';
import { refreshPublicSettings } from '#lib/shop/public-settings.ts';
import { saleTermsIn, type SaleTerms } from '#lib/shop/sale-terms.ts';

/** What a cart is held against, as it is now. */
export interface CartAvailability {
  products: Product[];
  /** undefined where nothing was asked for */
  terms: SaleTerms | undefined;
  /** an automatic discount runs now: what it does to a cart is told by the server alone */
  hasAutomatic: boolean;
}

/** The products of these ids, and the terms on which they are sold. Throws without a connection. */
export async function readAvailability(ids: readonly string[]): Promise<CartAvailability> {
  const [products, settings] = await Promise.all([readProducts(ids), refreshPublicSettings()]);
  const windows = readAutomaticWindows(settings.automaticDiscounts);
  const hasAutomatic = automaticDiscountsAt(windows, new Date()).length > 0;
  return { products, terms: saleTermsIn(settings), hasAutomatic };
}
