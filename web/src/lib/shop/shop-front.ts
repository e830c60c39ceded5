import { array, nullish, object, optional, picklist, pipe, transform, unknown } from 'valibot';

import { text } from '@kargha/domain/records/stored-fields';
import { GST_IN_PRICES, type GstInPrices } from '@kargha/domain/pricing/price-mode';
import { claimSchema, type Claim } from '@kargha/domain/settings/claims';
import {
  DEFAULT_SHOP_FRONT,
  readShopFront,
  type ShopFront,
} from '@kargha/domain/settings/shop-front';

import { callApi } from '../server/api-client.ts';
import { createResource, useResource } from '../reading/resource.ts';
import { storedReader } from '../documents/stored-reader.ts';

export interface ShownShop extends ShopFront {
  claims?: readonly Claim[] | undefined;
  email: string;
  /** undefined: not known yet */
  gst?: GstInPrices | undefined;
}

const PLAIN: ShownShop = { ...DEFAULT_SHOP_FRONT, email: '' };

const readAnswer = storedReader(
  '/api/settings/shop-front',
  object({
    shopFront: pipe(unknown(), transform(readShopFront)),
    claims: nullish(array(claimSchema)),
    email: text,
    gst: optional(picklist(GST_IN_PRICES)),
  }),
);

// On failure the defaults are shown, without an error.
const FRONT = 'front';

const front = createResource<ShownShop>(async () => {
  const answer = readAnswer(await callApi('/settings/shop-front'));
  if (!answer) return PLAIN;
  const { shopFront, claims, email, gst } = answer;
  return { ...shopFront, claims: claims ?? undefined, email, gst };
}, '');

export function useShopFront(): ShownShop {
  const loaded = useResource(front, FRONT);
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}

/** Reads it ahead. @throws ApiError */
export function preloadShopFront(): Promise<void> {
  return front.preload(FRONT);
}
