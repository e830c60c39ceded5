import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { loadModule } from '#lib/server/load-module.ts';

export interface ProductOption {
  id: string;
  label: string;
}

const MAX_RESULTS = '8';

export async function searchProducts(search: string): Promise<ProductOption[]> {
  const query = new URLSearchParams({ search, limit: MAX_RESULTS });
  const fields = storedFields(await callApi(`/products?${query.toString()}`));
  return fields.parts('products').map((one) => ({ id: one.text('_id'), label: one.text('title') }));
}

/** Returns titles by product id, for products visible in the shop. @throws FirebaseError */
export async function readProductTitles(ids: readonly string[]): Promise<Map<string, string>> {
  const { readProducts } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  const products = await readProducts(ids);
  return new Map(products.map(({ _id, title }) => [_id, title]));
}
