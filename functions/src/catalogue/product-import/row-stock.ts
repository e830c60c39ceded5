import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductUpdate } from '@kargha/domain/catalogue/product-input';
import { variantWith } from '@kargha/domain/catalogue/variants';

/** Sheets change no stock: variants that exist keep theirs, and their picture. */
export function withKnownStock(product: Product, update: ProductUpdate): ProductUpdate {
  if (!update.combinations) return update;
  const combinations = update.combinations.map((sent) => {
    const known = variantWith(product.combinations, sent.options);
    if (!known) return sent;
    const { id, quantity, picture } = known;
    return { ...sent, id, quantity, seenQuantity: quantity, picture };
  });
  return { ...update, combinations };
}

export function variantNotes(product: Product, { combinations = [] }: ProductUpdate): string[] {
  return combinations.flatMap(({ options, quantity }) => {
    const known = variantWith(product.combinations, options);
    return known && known.quantity !== quantity ? [stockNote(known, quantity)] : [];
  });
}

export function stockNote(
  { quantity: stored }: Pick<Product, 'quantity'>,
  sheetQuantity: unknown,
): string {
  return `Quantity: the sheet says ${String(sheetQuantity)}, the stock is ${stored}. The stock was not changed. Adjust it under Inventory.`;
}
