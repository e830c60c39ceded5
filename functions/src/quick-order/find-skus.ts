import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { skuKey, skuSpellings } from '@kargha/domain/shopping/quick-order';

import { firestore } from '../platform/firestore.ts';
import { readProduct } from '../records/product-record.ts';
import { accessCodesOf } from '../records/user-record.ts';

/** The most values that one `in` of Firestore takes. */
const MOST_AT_ONCE = 30;

/** What a business buyer sees of a product in a quick order. */
type QuickProduct = Pick<
  Product,
  | '_id'
  | 'title'
  | 'sku'
  | 'price'
  | 'costPerItem'
  | 'quantity'
  | 'trackQuantity'
  | 'continueSelling'
  | 'bulk'
  | 'variants'
  | 'status'
  | 'pictures'
  | 'images'
  | 'provenance'
>;

/** One SKU that the shop knows, as it was asked for. */
export interface FoundSku {
  sku: string;
  /** null: it was sold once, and is no longer */
  product: QuickProduct | null;
}

/**
 * The products of these SKUs, as far as this person may see them: one that needs a code that they do not hold, and one
 * that was never for sale, is as if there were none.
 */
export async function findSkus(skus: readonly string[], uid: string): Promise<FoundSku[]> {
  const asked = [...new Set(skus.map(skuKey))];
  const products = await productsOf([...new Set(skus.flatMap(skuSpellings))]);
  const codes = products.some(({ restricted }) => restricted) ? await accessCodesOf(uid) : [];
  const seen = products.filter((product) => isUnlockedFor(product, codes));
  return asked.flatMap((sku) => {
    const named = seen.filter((product) => skuKey(product.sku) === sku);
    const sold = named.find(({ status, price }) => status === 'active' && price > 0);
    if (sold) return { sku, product: toQuickProduct(sold) };
    return named.some(({ status }) => status === 'archived') ? { sku, product: null } : [];
  });
}

async function productsOf(spellings: readonly string[]): Promise<Product[]> {
  const parts = Array.from({ length: Math.ceil(spellings.length / MOST_AT_ONCE) }, (_, place) =>
    spellings.slice(place * MOST_AT_ONCE, (place + 1) * MOST_AT_ONCE),
  );
  const products = firestore().collection(COLLECTIONS.products);
  const found = await Promise.all(parts.map((part) => products.where('sku', 'in', part).get()));
  return found.flatMap(({ docs }) => docs.flatMap((one) => readProduct(one) ?? []));
}

function toQuickProduct(product: Product): QuickProduct {
  const { _id, title, sku, price, costPerItem, quantity, trackQuantity, continueSelling } = product;
  const { bulk = null, variants, status, pictures, images, provenance } = product;
  return {
    _id,
    title,
    sku,
    price,
    costPerItem,
    quantity,
    trackQuantity,
    continueSelling,
    bulk,
    variants,
    status,
    pictures: pictures.slice(0, 1),
    images: images.slice(0, 1),
    provenance,
  };
}
