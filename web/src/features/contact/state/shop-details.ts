import type { Loaded } from '#lib/reading/resource.ts';
import { ensurePublicSettings, usePublicSettings } from '#lib/shop/public-settings.ts';

import { contactTexts } from '../contact-texts.ts';
import { shopDetailsIn, type ShopDetails } from '../data/shop-details.ts';

export type { ShopDetails } from '../data/shop-details.ts';

const FAILED = {
  status: 'failed',
  message: contactTexts.en.detailsFailed,
} as const;

export function useShopDetails(): Loaded<ShopDetails> {
  const settings = usePublicSettings();
  if (settings.status === 'loading') return settings;
  const details = settings.status === 'ready' ? shopDetailsIn(settings.data) : undefined;
  return details ? { status: 'ready', data: details } : FAILED;
}

export const reloadShopDetails = ensurePublicSettings;
