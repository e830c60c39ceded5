import {
  quickOrderEndpoints,
  type QuickProduct,
} from '@kargha/domain/shopping/quick-order-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type { QuickProduct };

export type SkuResult = readonly [sku: string, find: QuickProduct | 'not-sold'];

/** Keyed by `skuKey`; unknown SKUs are missing. @throws ApiError */
export async function lookUpSkus(skus: readonly string[]): Promise<SkuResult[]> {
  const request = { body: { skus }, token: await idToken() };
  const { found } = await callEndpoint(quickOrderEndpoints.find, request);
  return found.map(({ sku, product }): SkuResult => [sku, product ?? 'not-sold']);
}
