import type { Product } from '../catalogue/product.ts';
import { asChosen, findVariant, hasVariants } from '../catalogue/variants.ts';
import { unitKey } from '../stock/stock.ts';
import type { QuoteLine } from './quote-schema.ts';

type Stocked = Pick<Product, 'trackQuantity' | 'continueSelling' | 'quantity'> &
  Partial<Pick<Product, 'combinations'>>;
type Wanted = Pick<QuoteLine, 'productId' | 'options' | 'quantity'>;

/**
 * Units of each line from stock: all or none. Dye lots differ in shade, so a line is never split between stock and
 * made to order. Earlier lines of the same product, or of the same
 * combination of its options, go first. `stockOf` returns undefined for a deleted product.
 */
export function quantityFromStock(
  lines: readonly Wanted[],
  stockOf: (productId: string) => Stocked | undefined,
): number[] {
  const reserved = new Map<string, number>();
  return lines.map((line) => {
    const { productId, quantity } = line;
    const stock = stockOfLine(line, stockOf);
    if (productId === null || !stock?.trackQuantity) return 0;
    const unit = unitKey({ productId, variantId: stock.variantId });
    const before = reserved.get(unit) ?? 0;
    if (stock.quantity - before < quantity) return 0;
    reserved.set(unit, before + quantity);
    return quantity;
  });
}

/** A line with more units than are in stock, which must be made to order. */
export interface ShortLine {
  place: number;
  available: number;
}

/**
 * Products that are always made to order, or whose stock is not tracked, are never short. A line that is still to be
 * divided among sizes is not short either: what is in stock depends on the sizes.
 */
export function shortLines(
  lines: readonly Wanted[],
  stockOf: (productId: string) => Stocked | undefined,
): ShortLine[] {
  const fromStock = quantityFromStock(lines, stockOf);
  return lines.flatMap((line, place) => {
    const { quantity } = line;
    const stock = stockOfLine(line, stockOf);
    if (!stock?.trackQuantity || stock.continueSelling || fromStock[place] === quantity) return [];
    if (isUndivided(line, stockOf)) return [];
    return { place, available: Math.max(0, stock.quantity) };
  });
}

function isUndivided(
  { productId, options }: Wanted,
  stockOf: (productId: string) => Stocked | undefined,
): boolean {
  const { combinations = {} } = stockOf(productId ?? '') ?? {};
  return hasVariants({ combinations }) && !findVariant({ combinations }, options);
}

function stockOfLine(
  { productId, options }: Wanted,
  stockOf: (productId: string) => Stocked | undefined,
) {
  const product = productId === null ? undefined : stockOf(productId);
  return product && asChosen(product, options);
}
