import type { EndpointAnswer } from '@kargha/domain/api/endpoint';
import { variantsOf } from '@kargha/domain/catalogue/variants';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { skuKey, skuSpellings } from '@kargha/domain/shopping/quick-order';
import type { quickOrderEndpoints } from '@kargha/domain/shopping/quick-order-endpoints';

import { firestore } from '../../platform/firestore.ts';
import { filterParts } from '../../platform/query-pages.ts';
import { readProducts } from '../../records/product-record.ts';
import { accessCodesOf } from '../../records/user-record.ts';

type FoundSku = EndpointAnswer<typeof quickOrderEndpoints.find>['found'][number];

/** The products of these SKUs that the person may see; restricted and never published ones are left out. */
export async function findSkus(skus: readonly string[], uid: string): Promise<FoundSku[]> {
  const uniqueSkus = [...new Set(skus.map(skuKey))];
  const products = await productsOf([...new Set(skus.flatMap(skuSpellings))]);
  const codes = products.some(({ restricted }) => restricted) ? await accessCodesOf(uid) : [];
  const seen = products.filter((product) => isUnlockedFor(product, codes));
  return uniqueSkus.flatMap((sku): FoundSku[] => {
    const named = seen.flatMap((product) => naming(product, sku));
    const sold = named.find(({ product: { status, price } }) => status === 'active' && price > 0);
    if (sold) return [{ sku, product: toQuickProduct(sold.product), options: sold.options }];
    const isArchived = named.some(({ product: { status } }) => status === 'archived');
    return isArchived ? [{ sku, product: null, options: undefined }] : [];
  });
}

/** The product, when the SKU is its own or that of one of its variants, with the options of that variant. */
function naming(product: Product, sku: string): { product: Product; options?: LineOptions }[] {
  if (skuKey(product.sku) === sku) return [{ product }];
  const variant = variantsOf(product).find((one) => skuKey(one.sku) === sku);
  return variant ? [{ product, options: variant.options }] : [];
}

async function productsOf(spellings: readonly string[]): Promise<Product[]> {
  const products = firestore().collection(COLLECTIONS.products);
  const found = await Promise.all(
    filterParts(spellings).flatMap((part) => [
      products.where('sku', 'in', part).get(),
      // Products from before variants have no such field.
      products.where('skus', 'array-contains-any', part).get(),
    ]),
  );
  const all = found.flatMap(({ docs }) => readProducts(docs));
  return [...new Map(all.map((product) => [product._id, product])).values()];
}

function toQuickProduct(product: Product): NonNullable<FoundSku['product']> {
  const { _id, sku, price, costPerItem, quantity, trackQuantity, continueSelling } = product;
  const { bulk = null, variants, combinations, status, pictures, images, provenance } = product;
  return {
    _id,
    ...titlesOf(product),
    sku,
    price,
    costPerItem,
    quantity,
    trackQuantity,
    continueSelling,
    bulk,
    variants,
    combinations,
    status,
    pictures: pictures.slice(0, 1),
    images: images.slice(0, 1),
    provenance,
  };
}
