import { textSearch } from '../orders/order-listing.ts';
import type { SupplierRow } from './purchase-order.ts';

/** The texts by which staff find a supplier, as `search` of its document holds them. */
export function supplierSearch({ name, state }: Pick<SupplierRow, 'name' | 'state'>): string[] {
  return textSearch(name, state);
}
