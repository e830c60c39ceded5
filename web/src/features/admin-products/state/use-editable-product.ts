import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { findProduct } from '../data/products-api.ts';
import type { EditableProduct } from './product-form-values.ts';

export function useEditableProduct(id: string): ReadState<EditableProduct> {
  return useRead(findProduct, id);
}
