import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { asSold, optionsProblem, withOnlyValues } from '@kargha/domain/catalogue/product-options';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';

export type Obstacle = 'not-for-sale' | 'option-gone' | 'sold-out';

/** What a shopper gets of an item now. */
export interface Wish {
  /** as they would be bought */
  options: LineOptions;
  /** an option is still to be chosen */
  isOpen: boolean;
  /** why it cannot be bought; missing when it can, and until the product is read */
  obstacle?: Obstacle;
}

/** `product` is null when it is no longer sold, and undefined when it is not read yet. */
export function wishOf(item: WishlistItem, product: Product | null | undefined): Wish {
  if (product?.status === 'active') return wishFrom(item, product);
  const unread: Wish = { options: item.options ?? {}, isOpen: false };
  return product === undefined ? unread : { ...unread, obstacle: 'not-for-sale' };
}

function wishFrom({ options: kept }: WishlistItem, product: Product): Wish {
  const options = withOnlyValues(product, kept);
  const problem = optionsProblem(product, options);
  if (problem && problem.kind !== 'missing')
    return { options, isOpen: true, obstacle: 'option-gone' };
  const isSoldOut = maxPurchasable(asSold(product, options)) === 0;
  return { options, isOpen: problem !== null, ...(isSoldOut && { obstacle: 'sold-out' }) };
}
