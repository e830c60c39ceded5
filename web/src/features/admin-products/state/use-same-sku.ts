import type { Product } from '@kargha/domain/catalogue/product';
import { useFound } from '#lib/reading/use-found.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { productsWithSku } from '../data/same-sku.ts';
import type { OpenedProduct, TypedProduct } from './typed-product.ts';

/**
 * Another product that has the SKU which was typed; undefined for none, and where nobody could say. The SKU that the
 * product has anyway is not asked for.
 */
export function useSameSku(product: OpenedProduct | undefined): Product | undefined {
  const { values } = useFormValues<TypedProduct>();
  const isNew = values.sku.trim() !== product?.sku;
  const { found = [] } = useFound(isNew ? values.sku : '', productsWithSku);
  return found.find(({ _id }) => _id !== product?._id);
}
