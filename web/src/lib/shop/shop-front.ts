import { recordOf, textOf } from '@kargha/domain/records/stored-record';
import { GST_IN_PRICES, type GstInPrices } from '@kargha/domain/pricing/price-mode';
import { readClaim, type Claim } from '@kargha/domain/settings/claims';
import {
  DEFAULT_SHOP_FRONT,
  readShopFront,
  type ShopFront,
} from '@kargha/domain/settings/shop-front';

import { lastingStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
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
  /** as sent; null when none is running */
  discounts?: unknown;
}

const PLAIN: ShownShop = {
  ...DEFAULT_SHOP_FRONT,
  email: '',
  gst: readGst(lastingStorage.getItem(storageKeys.gstInPrices)),
};

const FRONT = 'front';

// On failure the defaults are shown, without an error.
const front = createResource<ShownShop>(async () => {
  const shown = readAnswer(await callApi('/settings/shop-front'));
  if (shown.gst) lastingStorage.setItem(storageKeys.gstInPrices, shown.gst);
  return shown;
}, '');

/** Every first view reads it, so this does without a schema library. A wrong value counts as missing. */
function readAnswer(answer: unknown): ShownShop {
  const { shopFront, claims, email, phone, address, gst, emi, cashOnDelivery, discounts } =
    recordOf(answer);
  return {
    ...readShopFront(shopFront),
    claims: Array.isArray(claims) ? claims.map(readClaim) : undefined,
    email: textOf(email),
    phone: textOf(phone),
    address: textOf(address),
    emi: emi === true,
    gst: readGst(gst),
    cashOnDelivery: cashOnDelivery === true,
    discounts,
  };
}

function readGst(stored: unknown): GstInPrices | undefined {
  return GST_IN_PRICES.find((mode) => mode === stored);
}

export function useShopFront(): ShownShop {
  const loaded = useResource(front, FRONT);
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}

/** Reads it ahead. @throws ApiError */
export function preloadShopFront(): Promise<ShownShop> {
  return front.preload(FRONT);
}
