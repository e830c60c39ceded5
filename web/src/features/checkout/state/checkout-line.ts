import type { CartLine } from '@kargha/domain/shopping/cart';
import type { PricedLine } from '@kargha/domain/pricing/pricing';

/** A line that is being bought: as the cart shows it and as it is priced. */
export type CheckoutLine = CartLine &
  PricedLine & {
    /** working days until it leaves that is woven to order; undefined of all others */
    weavingDays?: number | undefined;
  };
