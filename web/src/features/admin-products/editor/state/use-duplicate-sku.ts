import type { Product } from '@kargha/domain/catalogue/product';
import { searchQuery, useSearch } from '#lib/reading/use-search.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { findProductsBySku } from '../data/find-products-by-sku.ts';
import type { EditableProduct, ProductFormValues } from './product-form-values.ts';

const search = searchQuery('sku', findProductsBySku);

/**
 * Returns another product with the typed SKU, or undefined when there is none or the lookup failed. Does not look
 * up the product's own SKU.
 */
export function useDuplicateSku(product: EditableProduct | undefined): Product | undefined {
  const { values } = useFormValues<ProductFormValues>();
  const isNew = values.sku.trim() !== product?.sku;
  const { found = [] } = useSearch(isNew ? values.sku : '', search);
  return found.find(({ _id }) => _id !== product?._id);
}
