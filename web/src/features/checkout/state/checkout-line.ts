import type { CartLine } from '@kargha/domain/shopping/cart';
import type { PricedLine } from '@kargha/domain/pricing/price-order';

export type CheckoutLine = CartLine &
  PricedLine & {
    /** working days until a made-to-order line ships; undefined for all other lines */
    weavingDays?: number | undefined;
  };
