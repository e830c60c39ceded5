import { isDeepStrictEqual } from 'node:util';

import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductUpdate } from '@kargha/domain/catalogue/product-input';
import {
  rowToProduct,
  type SheetCells,
  type StaffProduct,
} from '@kargha/domain/catalogue/product-sheet';
import { withExistingIds } from '@kargha/domain/catalogue/sheet-rows';

import { invalid, joinDistinct } from '../../http/errors.ts';

/** Provenance and label fields without a cell are kept. Throws 400 with all messages about unreadable cells. */
export function fieldsOf(cells: SheetCells, product?: Product): Record<string, unknown> {
  const { fields, problems } = rowToProduct(cells);
  if (problems.length > 0) throw invalid(joinDistinct(problems));
  const { label, provenance } = fields;
  return {
    ...fields,
    ...(label && { label: { ...product?.label, ...label } }),
    ...(provenance && { provenance: { ...product?.provenance, ...provenance } }),
  };
}

/** The fields of an update that the product does not have yet. */
export function differing(product: StaffProduct, update: ProductUpdate): ProductUpdate {
  const { variants, ...others } = update;
  const next = {
    ...others,
    ...(variants && { variants: withExistingIds(variants, product.variants) }),
  };
  const stored = new Map(Object.entries(product));
  const entries = Object.entries(next).filter(
    ([name, value]) => !isDeepStrictEqual(value, stored.get(name)),
  );
  return Object.fromEntries(entries);
}
