import { readShipping, type ShippingRates } from '@kargha/domain/pricing/shipping-rates';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { readGiftWrap, type GiftWrapSettings } from '@kargha/domain/settings/gift-wrap-settings';
import { recordOf } from '@kargha/domain/records/stored-record';
import { readDelivery, type DeliverySettings } from '@kargha/domain/shopping/delivery';

import type { Loaded } from '../reading/resource.ts';
import { usePublicSettings, type PublicSettings } from './public-settings.ts';

export interface SaleTerms {
  tax: TaxTable;
  shipping: ShippingRates;
  delivery: DeliverySettings;
  giftWrap: GiftWrapSettings;
}

/** Missing settings use the defaults. */
export function saleTermsIn({ tax, shipping, delivery, giftWrap }: PublicSettings): SaleTerms {
  return {
    tax: readTaxTable(tax),
    shipping: readShipping(shipping),
    delivery: readDelivery(recordOf(delivery)),
    giftWrap: readGiftWrap(giftWrap),
  };
}

/** Defaults until the settings have loaded. */
export function useSaleTerms(): { status: Loaded<unknown>['status']; terms: SaleTerms } {
  const settings = usePublicSettings();
  return {
    status: settings.status,
    terms: saleTermsIn(settings.status === 'ready' ? settings.data : {}),
  };
}
