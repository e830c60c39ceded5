import { findCollection } from '@kargha/domain/catalogue/categories';
import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';
import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { adminEditProductPath, adminOrderPath } from '#lib/addresses/paths.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface SearchResult {
  kind: 'page' | 'order' | 'product' | 'customer';
  path: string;
  label: string;
  hint: string;
}

type Can = (permission: Permission) => boolean;

const MAX_PER_KIND = 5;

const SEARCHES = [
  ['orders.read', findOrders],
  ['products.edit', findProducts],
  ['customers.read', findCustomers],
] as const;

/** Searches what the person may open. */
export async function searchEverything(text: string, can: Can): Promise<SearchResult[]> {
  const searches = SEARCHES.filter(([needed]) => can(needed)).map(([, find]) => find(text));
  return (await Promise.all(searches)).flat();
}

async function findOrders(search: string): Promise<SearchResult[]> {
  const { rows } = await callStaffEndpoint(staffOrderEndpoints.list, { query: { search } });
  return rows.slice(0, MAX_PER_KIND).map(({ id, number, name, worth }) => ({
    kind: 'order',
    path: adminOrderPath(id),
    label: number,
    hint: `${name}, ${formatPaise(worth)}`,
  }));
}

async function findProducts(search: string): Promise<SearchResult[]> {
  const query = { search, limit: MAX_PER_KIND };
  const { products } = await callStaffEndpoint(productEndpoints.list, { query });
  return products.map(({ _id, title, category, productCollection }) => ({
    kind: 'product',
    path: adminEditProductPath(_id),
    label: title,
    hint: findCollection(category, productCollection)?.label ?? productCollection,
  }));
}

/** By the start of a name, email or phone number, as on the list of customers. */
async function findCustomers(search: string): Promise<SearchResult[]> {
  const query = { search, size: MAX_PER_KIND };
  const { rows } = await callStaffEndpoint(customerEndpoints.list, { query });
  return rows.map(({ id, name, email, phone }) => ({
    kind: 'customer',
    path: adminRowPath(adminPaths.customers, id),
    label: name || email,
    hint: email || phone,
  }));
}
