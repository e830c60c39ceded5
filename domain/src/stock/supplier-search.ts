import { textSearch } from '../orders/order-listing.ts';
import type { SupplierRow } from './purchase-order-endpoints.ts';

export function supplierSearch({ name, state }: Pick<SupplierRow, 'name' | 'state'>): string[] {
  return textSearch(name, state);
}
