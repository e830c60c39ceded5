import { PLAIN_SHOP_FRONT, readShopFront, type ShopFront } from '@kargha/domain/shop-front';

import { callApi } from './api-client.ts';
import { createResource, useResource } from './resource.ts';

// Without an answer the shop is as it is without staff's words; nobody has to hear of that.
const front = createResource<ShopFront>(
  async () => readShopFront((await callApi('/settings/shop-front')).shopFront),
  '',
);

/** What staff want shown around the goods; plain until it is known. Read once per visit. */
export function useShopFront(): ShopFront {
  const loaded = useResource(front, 'front');
  return loaded.status === 'ready' ? loaded.data : PLAIN_SHOP_FRONT;
}
