import type { Claim } from '@kargha/domain/settings/claims';
import {
  DEFAULT_SHOP_FRONT,
  readShopFront,
  type ShopFront,
} from '@kargha/domain/settings/shop-front';

import { callApi } from '../server/api-client.ts';
import { createResource, useResource } from '../reading/resource.ts';
import { storedFields, type StoredFields } from '../documents/stored-fields.ts';

export interface ShownShop extends ShopFront {
  claims?: readonly Claim[] | undefined;
  email: string;
}

const PLAIN: ShownShop = { ...DEFAULT_SHOP_FRONT, email: '' };

// On failure the defaults are shown, without an error.
const front = createResource<ShownShop>(async () => {
  const answer = storedFields(await callApi('/settings/shop-front'));
  return {
    ...readShopFront(answer.record('shopFront')),
    claims: answer.has('claims') ? answer.parts('claims').map(claimFrom) : undefined,
    email: answer.text('email'),
  };
}, '');

export function useShopFront(): ShownShop {
  const loaded = useResource(front, 'front');
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}

function claimFrom({ text, time }: StoredFields): Claim {
  return { id: text('id'), value: text('value'), label: text('label'), asOf: time('asOf') };
}
