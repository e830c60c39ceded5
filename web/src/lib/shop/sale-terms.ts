import { readShipping, type ShippingRates } from '@kargha/domain/pricing/shipping-rates';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { recordOf } from '@kargha/domain/records/stored-record';
import { readDelivery, type DeliverySettings } from '@kargha/domain/shopping/delivery';

import type { Loaded } from '../reading/resource.ts';
import { usePublicSettings, type PublicSettings } from './public-settings.ts';

/** What comes on top of a price, and how parcels are sent. */
export interface SaleTerms {
  tax: TaxTable;
  shipping: ShippingRates;
  delivery: DeliverySettings;
}

/** The terms that the settings set; what they leave out is as usual. */
export function saleTermsIn({ tax, shipping, delivery }: PublicSettings): SaleTerms {
  return {
    tax: readTaxTable(tax),
    shipping: readShipping(shipping),
    delivery: readDelivery(recordOf(delivery)),
  };
}

/** The terms, and whether they are known: until then, and where they cannot be read, they are the usual ones. */
export function useSaleTerms(): { status: Loaded<unknown>['status']; terms: SaleTerms } {
  const settings = usePublicSettings();
  return {
    status: settings.status,
    terms: saleTermsIn(settings.status === 'ready' ? settings.data : {}),
  };
}
