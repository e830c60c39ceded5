import { recordOf, textOf } from '@kargha/domain/records/stored-record';
import { GST_IN_PRICES, type GstInPrices } from '@kargha/domain/pricing/price-mode';
import { readClaim, type Claim } from '@kargha/domain/settings/claims';
import {
  DEFAULT_SHOP_FRONT,
  readShopFront,
  type ShopFront,
} from '@kargha/domain/settings/shop-front';

import { callApi } from '../server/api-client.ts';
import { createResource, useResource } from '../reading/resource.ts';

export interface ShownShop extends ShopFront {
  claims?: readonly Claim[] | undefined;
  email: string;
  /** undefined: not known yet */
  gst?: GstInPrices | undefined;
  /** '' until it is known, as is the address */
  phone?: string;
  address?: string;
  emi?: boolean;
  cashOnDelivery?: boolean;
}

const PLAIN: ShownShop = { ...DEFAULT_SHOP_FRONT, email: '' };

const FRONT = 'front';

// On failure the defaults are shown, without an error.
const front = createResource<ShownShop>(
  async () => readAnswer(await callApi('/settings/shop-front')),
  '',
);

/** Every first view reads it, so this does without a schema library. A wrong value counts as missing. */
function readAnswer(answer: unknown): ShownShop {
  const { shopFront, claims, email, phone, address, gst, emi, cashOnDelivery } = recordOf(answer);
  return {
    ...readShopFront(shopFront),
    claims: Array.isArray(claims) ? claims.map(readClaim) : undefined,
    email: textOf(email),
    phone: textOf(phone),
    address: textOf(address),
    emi: emi === true,
    gst: GST_IN_PRICES.find((mode) => mode === gst),
    cashOnDelivery: cashOnDelivery === true,
  };
}

export function useShopFront(): ShownShop {
  const loaded = useResource(front, FRONT);
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}

/** Reads it ahead. @throws ApiError */
export function preloadShopFront(): Promise<ShownShop> {
  return front.preload(FRONT);
}
