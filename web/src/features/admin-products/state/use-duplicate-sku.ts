import type { Product } from '@kargha/domain/catalogue/product';
import { useSearch } from '#lib/reading/use-search.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { findProductsBySku } from '../data/find-products-by-sku.ts';
import type { EditableProduct, ProductFormValues } from './product-form-values.ts';

/**
 * Another product that has the SKU which was typed; undefined for none, and where nobody could say. The SKU that the
 * product has anyway is not asked for.
 */
export function useDuplicateSku(product: EditableProduct | undefined): Product | undefined {
  const { values } = useFormValues<ProductFormValues>();
  const isNew = values.sku.trim() !== product?.sku;
  const { found = [] } = useSearch(isNew ? values.sku : '', findProductsBySku);
  return found.find(({ _id }) => _id !== product?._id);
}
