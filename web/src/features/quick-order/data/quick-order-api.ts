import type { Product } from '@kargha/domain/catalogue/product';
import { callApi } from '#lib/server/api-client.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** What the shop answers about one SKU: its product, or that it is no longer sold. */
export type SkuResult = readonly [sku: string, find: Product | 'not-sold'];

/** What the shop knows of these SKUs, by their `skuKey`; those that it has not got are missing. @throws ApiError */
export async function lookUpSkus(skus: readonly string[]): Promise<SkuResult[]> {
  const token = await idToken();
  const answer = await callApi('/quick-order', { method: 'POST', body: { skus }, token });
  return storedFields(answer)
    .parts('found')
    .map((found): SkuResult => {
      const product = found.record('product');
      const id = storedFields(product).text('_id');
      return [found.text('sku'), id === '' ? 'not-sold' : productFrom(id, product)];
    });
}
