import {
  maxPurchasable,
  sellableQuantity,
  type Product,
  type WithCombinations,
} from './product.ts';

/** What a product card shows: the badge, whether the product can be bought, and the note under the button. */
export interface Availability {
  badge: 'Available' | 'Out of Stock';
  buyable: boolean;
  note: 'Sold out' | 'Made to order' | null;
}

type Shelved = Pick<Product, 'status' | 'quantity' | 'trackQuantity' | 'continueSelling'> &
  WithCombinations;

/** The badge follows the product status, the button follows the stock. */
export function availability(product: Shelved): Availability {
  if (product.status !== 'active') return { badge: 'Out of Stock', buyable: false, note: null };
  if (maxPurchasable(product) === 0)
    return { badge: 'Available', buyable: false, note: 'Sold out' };
  const note = sellableQuantity(product) > 0 ? null : 'Made to order';
  return { badge: 'Available', buyable: true, note };
}

/** In the order of availability, best first. */
export const STOCK_STATUSES = ['in-stock', 'to-order', 'sold-out'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export function stockStatus(product: Shelved): StockStatus {
  const { buyable, note } = availability(product);
  if (!buyable) return 'sold-out';
  return note === null ? 'in-stock' : 'to-order';
}
