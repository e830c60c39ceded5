import type { GstInPrices } from '@kargha/domain/pricing/price-mode';
import { gstInPrices } from '@kargha/domain/pricing/included-tax';
import { readCashOnDelivery } from '@kargha/domain/payments/cash-on-delivery-settings';
import { runningDiscounts, type RunningDiscounts } from '@kargha/domain/pricing/running-discounts';
import { readTaxTable } from '@kargha/domain/pricing/tax-table';
import { recordOf, textOf, type StoredPart } from '@kargha/domain/records/stored-record';
import { readClaims, type Claim } from '@kargha/domain/settings/claims';
import { readShopFront, type ShopFront } from '@kargha/domain/settings/shop-front';

import { withDates } from '../platform/firestore.ts';

/** Public settings that every page shows. */
export interface ShopFrontAnswer {
  shopFront: ShopFront;
  /** null when staff have never set claims */
  claims: Claim[] | null;
  email: string;
  /** as staff wrote it; '' while it is missing, as is the address */
  phone: string;
  address: string;
  emi: boolean;
  gst: GstInPrices;
  cashOnDelivery: boolean;
  /** what cards and lists name; null when none is running */
  discounts: RunningDiscounts | null;
}

export function shopFrontFrom(document: unknown, at: Date): ShopFrontAnswer {
  const stored = recordOf(withDates(document));
  const legal = recordOf(stored.legal);
  return {
    shopFront: readShopFront(stored.shopFront),
    claims: stored.claims === undefined ? null : readClaims(stored.claims),
    email: textOf(legal.email),
    phone: textOf(legal.phone),
    address: addressLine(recordOf(legal.address)),
    emi: recordOf(stored.payments).emi === true,
    gst: gstInPrices(readTaxTable(stored.tax), at),
    cashOnDelivery: readCashOnDelivery(stored.cashOnDelivery).isOn,
    discounts: runningDiscounts(stored, at),
  };
}

function addressLine({ line1, line2, city, pincode, state }: StoredPart): string {
  const town = `${textOf(city)} ${textOf(pincode)}`.trim();
  return [textOf(line1), textOf(line2), town, textOf(state)]
    .filter((part) => part !== '')
    .join(', ');
}
