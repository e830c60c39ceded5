import type { Product } from '../catalogue/product.ts';
import type { QuoteLine } from './quote.ts';

type Stocked = Pick<Product, 'trackQuantity' | 'continueSelling' | 'quantity'>;
type Wanted = Pick<QuoteLine, 'productId' | 'quantity'>;

/**
 * How many pieces of each line come from stock: all of them, or none. One lot has one shade, so a line is never split
 * between what is there and what is made to order. Earlier lines of the same product come first.
 * @param stockOf undefined for a product that is gone
 */
export function quantityFromStock(
  lines: readonly Wanted[],
  stockOf: (productId: string) => Stocked | undefined,
): number[] {
  const reserved = new Map<string, number>();
  return lines.map(({ productId, quantity }) => {
    const stock = productId === null ? undefined : stockOf(productId);
    if (productId === null || !stock?.trackQuantity) return 0;
    const before = reserved.get(productId) ?? 0;
    if (stock.quantity - before < quantity) return 0;
    reserved.set(productId, before + quantity);
    return quantity;
  });
}

/** A line of an offer whose product has fewer pieces than it promises, so that it has to be made to order. */
export interface ShortLine {
  /** its place in the offer, counted from 0 */
  place: number;
  /** pieces that can be sold now */
  available: number;
}

/** The lines that are more than the stock; a product that is always made to order, or not counted, is never short. */
export function shortLines(
  lines: readonly Wanted[],
  stockOf: (productId: string) => Stocked | undefined,
): ShortLine[] {
  const fromStock = quantityFromStock(lines, stockOf);
  return lines.flatMap(({ productId, quantity }, place) => {
    const stock = productId === null ? undefined : stockOf(productId);
    if (!stock?.trackQuantity || stock.continueSelling || fromStock[place] === quantity) return [];
    return { place, available: Math.max(0, stock.quantity) };
  });
}
