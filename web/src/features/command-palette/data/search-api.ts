import { findCollection } from '@kargha/domain/catalogue/categories';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { adminEditProductPath, adminOrderPath } from '#lib/addresses/paths.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export interface SearchResult {
  kind: 'page' | 'order' | 'product' | 'customer';
  path: string;
  label: string;
  hint: string;
}

const MAX_PER_KIND = 5;

export async function searchEverything(text: string): Promise<SearchResult[]> {
  const searches = [findOrders(text), findProducts(text), findCustomers(text)];
  return (await Promise.all(searches)).flat();
}

async function findOrders(search: string): Promise<SearchResult[]> {
  const answer = storedFields(await callStaffApi(`/orders?${buildQuery({ search })}`));
  return answer
    .parts('rows')
    .slice(0, MAX_PER_KIND)
    .map((order) => ({
      kind: 'order',
      path: adminOrderPath(order.text('id')),
      label: order.text('number'),
      hint: `${order.text('name')}, ${formatPaise(paise(order.number('worth')))}`,
    }));
}

async function findProducts(search: string): Promise<SearchResult[]> {
  const query = buildQuery({ search, limit: String(MAX_PER_KIND) });
  const answer = storedFields(await callStaffApi(`/products?${query}`));
  return answer.parts('products').map((product) => ({
    kind: 'product',
    path: adminEditProductPath(product.text('_id')),
    label: product.text('title'),
    hint: collectionLabel(product.text('category'), product.text('productCollection')),
  }));
}

/** By the start of a name, email or phone number, as on the list of customers. */
async function findCustomers(search: string): Promise<SearchResult[]> {
  const query = buildQuery({ search, size: String(MAX_PER_KIND) });
  const answer = storedFields(await callStaffApi(`/customers?${query}`));
  return answer.parts('rows').map((customer) => ({
    kind: 'customer',
    path: adminRowPath(adminPaths.customers, customer.text('id')),
    label: customer.text('name') || customer.text('email'),
    hint: customer.text('email') || customer.text('phone'),
  }));
}

function collectionLabel(category: string, collection: string): string {
  return findCollection(category, collection)?.label ?? collection;
}
