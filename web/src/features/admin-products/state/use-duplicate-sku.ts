import type { Product } from '@kargha/domain/catalogue/product';
import { useSearch } from '#lib/reading/use-search.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { productsWithSku } from '../data/find-products-by-sku.ts';
import type { OpenedProduct, TypedProduct } from './product-form-values.ts';

/**
 * Another product that has the SKU which was typed; undefined for none, and where nobody could say. The SKU that the
 * product has anyway is not asked for.
 */
export function useSameSku(product: OpenedProduct | undefined): Product | undefined {
  const { values } = useFormValues<TypedProduct>();
  const isNew = values.sku.trim() !== product?.sku;
  const { found = [] } = useSearch(isNew ? values.sku : '', productsWithSku);
  return found.find(({ _id }) => _id !== product?._id);
}
