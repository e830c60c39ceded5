import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';

export interface ProductOption {
  id: string;
  label: string;
}

const MAX_RESULTS = 8;

export async function searchProducts(search: string): Promise<ProductOption[]> {
  const query = { search, limit: MAX_RESULTS };
  const { products } = await callEndpoint(productEndpoints.list, { query });
  return products.map(({ _id, title }) => ({ id: _id, label: title }));
}

/** Returns titles by product id, for products visible in the shop. @throws FirebaseError */
export async function readProductTitles(ids: readonly string[]): Promise<Map<string, string>> {
  const { readProducts } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  const products = await readProducts(ids);
  return new Map(products.map(({ _id, title }) => [_id, title]));
}
