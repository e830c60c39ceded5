import type { GstInPrices } from '@kargha/domain/pricing/price-mode';
import { gstInPrices } from '@kargha/domain/pricing/included-tax';
import { readCashOnDelivery } from '@kargha/domain/payments/cash-on-delivery-settings';
import { readTaxTable } from '@kargha/domain/pricing/tax-table';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';
import { readClaims, type Claim } from '@kargha/domain/settings/claims';
import { readShopFront, type ShopFront } from '@kargha/domain/settings/shop-front';

import { withDates } from '../platform/firestore.ts';

/** Public settings that every page shows. */
export interface ShopFrontAnswer {
  shopFront: ShopFront;
  /** null when staff have never set claims */
  claims: Claim[] | null;
  email: string;
  gst: GstInPrices;
  cashOnDelivery: boolean;
}

export function shopFrontFrom(document: unknown, at: Date): ShopFrontAnswer {
  const stored = recordOf(withDates(document));
  return {
    shopFront: readShopFront(stored.shopFront),
    claims: stored.claims === undefined ? null : readClaims(stored.claims),
    email: textOf(recordOf(stored.legal).email),
    gst: gstInPrices(readTaxTable(stored.tax), at),
    cashOnDelivery: readCashOnDelivery(stored.cashOnDelivery).isOn,
  };
}
