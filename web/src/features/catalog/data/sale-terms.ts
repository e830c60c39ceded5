import { readShipping, type ShippingFigures } from '@kargha/domain/pricing/shipping-figures';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { recordOf } from '@kargha/domain/records/stored-part';
import { readDelivery, type DeliverySettings } from '@kargha/domain/shopping/delivery';
import { readOpenDocument } from '#lib/firebase/open-firestore.ts';

/** What comes on top of a price, and how parcels are sent. */
export interface SaleTerms {
  tax: TaxTable;
  shipping: ShippingFigures;
  delivery: DeliverySettings;
}

let reading: Promise<SaleTerms> | undefined;

/** The shop's terms as they are now: read once per visit, and again after a failure. @throws when they cannot be read */
export function readSaleTerms(): Promise<SaleTerms> {
  reading ??= readTerms().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function readTerms(): Promise<SaleTerms> {
  const settings = await readOpenDocument(COLLECTIONS.settings, PUBLIC_SETTINGS_ID);
  return {
    tax: readTaxTable(settings?.tax),
    shipping: readShipping(settings?.shipping),
    delivery: readDelivery(recordOf(settings?.delivery)),
  };
}
