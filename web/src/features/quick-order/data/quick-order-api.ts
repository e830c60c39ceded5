import type { Product } from '@kargha/domain/catalogue/product';
import { callApi } from '#lib/server/api-client.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type SkuResult = readonly [sku: string, find: Product | 'not-sold'];

/** Keyed by `skuKey`; unknown SKUs are missing. @throws ApiError */
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
