import { maxPurchasable, type Product } from './product.ts';

/** How a product stands on the shelf: its badge, whether it can go into the cart, and the note under the button. */
export interface Availability {
  badge: 'Available' | 'Out of Stock';
  buyable: boolean;
  note: 'Sold out' | 'Made to order' | null;
}

type Shelved = Pick<Product, 'status' | 'quantity' | 'trackQuantity' | 'continueSelling'>;

/** The badge follows the status, the button the stock. */
export function availability(product: Shelved): Availability {
  if (product.status !== 'active') return { badge: 'Out of Stock', buyable: false, note: null };
  if (maxPurchasable(product) === 0)
    return { badge: 'Available', buyable: false, note: 'Sold out' };
  const note = product.quantity > 0 ? null : 'Made to order';
  return { badge: 'Available', buyable: true, note };
}

/** The values of `Standing`, the easiest to have first. */
export const STOCK_STATUSES = ['in-stock', 'to-order', 'sold-out'] as const;
/** How a piece can be had: from the shelf, woven when it is asked for, or not now. */
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** How a piece can be had now. */
export function stockStatus(product: Shelved): StockStatus {
  const { buyable, note } = availability(product);
  if (!buyable) return 'sold-out';
  return note === null ? 'in-stock' : 'to-order';
}
