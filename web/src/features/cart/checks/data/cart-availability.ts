import type { Product } from '@kargha/domain/catalogue/product';
import {
  automaticDiscountsAt,
  readAutomaticWindows,
} from '@kargha/domain/pricing/automatic-discount';
import { readProducts } from '#lib/firebase/firebase-products.ts';
import { isNearModeStart } from '@kargha/domain/pricing/price-mode';
import { refreshPublicSettings } from '#lib/shop/public-settings.ts';
import { saleTermsIn, type SaleTerms } from '#lib/shop/sale-terms.ts';

export interface CartAvailability {
  products: Product[];
  /** undefined when nothing was read */
  terms: SaleTerms | undefined;
  /** Only the server knows the price: an automatic discount is running, or prices start to include tax. */
  hasAutomatic: boolean;
}

/** Throws without a connection. */
export async function readAvailability(ids: readonly string[]): Promise<CartAvailability> {
  const [products, settings] = await Promise.all([readProducts(ids), refreshPublicSettings()]);
  const windows = readAutomaticWindows(settings.automaticDiscounts);
  const now = new Date();
  const terms = saleTermsIn(settings);
  const hasAutomatic =
    automaticDiscountsAt(windows, now).length > 0 || isNearModeStart(terms.tax, now);
  return { products, terms, hasAutomatic };
}
