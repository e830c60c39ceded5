import type { QuickProduct } from '@kargha/domain/shopping/quick-order-endpoints';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type { QuickProduct };

/** What a SKU names: a product, with the options of the variant when it names one. */
export interface FoundProduct {
  product: QuickProduct;
  options?: LineOptions | undefined;
}

export type SkuResult = readonly [sku: string, find: FoundProduct | 'not-sold'];

/** Keyed by `skuKey`; unknown SKUs are missing. @throws ApiError */
export async function lookUpSkus(skus: readonly string[]): Promise<SkuResult[]> {
  const { quickOrderEndpoints } = await loadModule(
    import('@kargha/domain/shopping/quick-order-endpoints'),
  );
  const request = { body: { skus }, token: await idToken() };
  const { found } = await callEndpoint(quickOrderEndpoints.find, request);
  return found.map(({ sku, product, options }): SkuResult => [
    sku,
    product ? { product, options } : 'not-sold',
  ]);
}
