import { ownQuantity, type Product } from '../catalogue/product.ts';
import { variantsOf } from '../catalogue/variants.ts';
import type { LineOptions } from '../shopping/line-options.ts';

type Counted = Pick<
  Product,
  'trackQuantity' | 'quantity' | 'lowStock' | 'variants' | 'combinations'
>;

/** What staff reorder: a variant, or a product that has none. */
interface CountedUnit {
  variantId: string | undefined;
  options: LineOptions;
  quantity: number;
  /** its stock is low at this number: its own, the product's or the shop's */
  limit: number;
}

/** Everything on sale whose stock is counted. `shopLimit` is the limit in the settings. */
function countedUnits(product: Counted, shopLimit: number): CountedUnit[] {
  const { trackQuantity, lowStock } = product;
  const limit = lowStock ?? shopLimit;
  if (!trackQuantity) return [];
  const variants = variantsOf(product);
  if (variants.length === 0)
    return [{ variantId: undefined, options: {}, quantity: ownQuantity(product), limit }];
  return variants.map((one) => ({
    variantId: one.id,
    options: one.options,
    quantity: one.quantity,
    limit: one.lowStock ?? limit,
  }));
}

/** Variants at or below their limit, sold out ones included; the product itself when it has none. */
export function lowUnits(product: Counted, shopLimit: number): CountedUnit[] {
  return countedUnits(product, shopLimit).filter(({ quantity, limit }) => quantity <= limit);
}

/** What is stored with a product, so that lists need no comparison. */
export function stockMarks(
  product: Counted,
  shopLimit: number,
): Pick<Product, 'hasLowStock' | 'hasSoldOut'> {
  return {
    hasLowStock: lowUnits(product, shopLimit).length > 0,
    hasSoldOut: countedUnits(product, shopLimit).some(({ quantity }) => quantity <= 0),
  };
}

/**
 * Units that a change took to their limit or below. A new product, and one whose limit was raised, has not fallen.
 */
export function fallenUnits(before: Counted, after: Counted, shopLimit: number): CountedUnit[] {
  const known = new Map(
    countedUnits(before, shopLimit).map(({ variantId, quantity }) => [variantId, quantity]),
  );
  return lowUnits(after, shopLimit).filter(
    ({ variantId, limit }) => (known.get(variantId) ?? limit) > limit,
  );
}
