import type { Claim } from '@kargha/domain/settings/claims';
import {
  DEFAULT_SHOP_FRONT,
  readShopFront,
  type ShopFront,
} from '@kargha/domain/settings/shop-front';

import { callApi } from '../server/api-client.ts';
import { createResource, useResource } from '../reading/resource.ts';
import { storedFields, type StoredFields } from '../documents/stored-fields.ts';

/** What staff want shown around the goods, and what every page may tell of the shop. */
export interface ShownShop extends ShopFront {
  /** what the shop advertises; undefined until it is known, and where staff have never said it */
  claims?: readonly Claim[] | undefined;
  /** where shoppers write to; '' until it is known */
  email: string;
}

const PLAIN: ShownShop = { ...DEFAULT_SHOP_FRONT, email: '' };

// Without an answer the shop is as it is without staff's words; nobody has to hear of that.
const front = createResource<ShownShop>(async () => {
  const answer = storedFields(await callApi('/settings/shop-front'));
  return {
    ...readShopFront(answer.record('shopFront')),
    claims: answer.has('claims') ? answer.parts('claims').map(claimFrom) : undefined,
    email: answer.text('email'),
  };
}, '');

/** What staff want shown around the goods; plain until it is known. Read once per visit. */
export function useShopFront(): ShownShop {
  const loaded = useResource(front, 'front');
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}

function claimFrom({ text, time }: StoredFields): Claim {
  return { id: text('id'), value: text('value'), label: text('label'), asOf: time('asOf') };
}
