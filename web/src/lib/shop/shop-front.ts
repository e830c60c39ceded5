import { array, boolean, nullish, object, pipe, transform, unknown } from 'valibot';

import { text } from '@kargha/domain/records/stored-fields';
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
  /** checkout adds GST to the prices of cards; null: not known yet */
  addsTax?: boolean | null;
}

const PLAIN: ShownShop = { ...DEFAULT_SHOP_FRONT, email: '' };

const readAnswer = storedReader(
  '/api/settings/shop-front',
  object({
    shopFront: pipe(unknown(), transform(readShopFront)),
    claims: nullish(array(claimSchema)),
    email: text,
    addsTax: nullish(boolean(), null),
  }),
);

// On failure the defaults are shown, without an error.
const front = createResource<ShownShop>(async () => {
  const answer = readAnswer(await callApi('/settings/shop-front'));
  if (!answer) return PLAIN;
  const { shopFront, claims, email, addsTax } = answer;
  return { ...shopFront, claims: claims ?? undefined, email, addsTax };
}, '');

export function useShopFront(): ShownShop {
  const loaded = useResource(front, 'front');
  return loaded.status === 'ready' ? loaded.data : PLAIN;
}
