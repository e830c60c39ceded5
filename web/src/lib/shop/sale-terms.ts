import { readShipping, type ShippingRates } from '@kargha/domain/pricing/shipping-rates';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { recordOf } from '@kargha/domain/records/stored-record';
import { readDelivery, type DeliverySettings } from '@kargha/domain/shopping/delivery';

import type { Loaded } from '../reading/resource.ts';
import { usePublicSettings, type PublicSettings } from './public-settings.ts';

export interface SaleTerms {
  tax: TaxTable;
  shipping: ShippingRates;
  delivery: DeliverySettings;
}

/** Missing settings use the defaults. */
export function saleTermsIn({ tax, shipping, delivery }: PublicSettings): SaleTerms {
  return {
    tax: readTaxTable(tax),
    shipping: readShipping(shipping),
    delivery: readDelivery(recordOf(delivery)),
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
