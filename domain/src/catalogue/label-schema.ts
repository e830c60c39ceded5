import { optional, picklist } from 'valibot';

import { amount, storedObject, text } from '../records/stored-fields.ts';
import { MAKER_KINDS } from './label-fields.ts';

/**
 * Declarations on the package of a product (Legal Metrology (Packaged Commodities) Rules 2011, rule 6(1)). An empty
 * field has the shop's default.
 */
export const productLabel = storedObject({
  /** maximum retail price in rupees with all taxes; 0: the higher of price and original price, with GST */
  mrp: amount,
  /** such as '1 piece' or '5.5 m' */
  netQuantity: text,
  makerKind: optional(picklist(['', ...MAKER_KINDS]), ''),
  makerName: text,
  makerAddress: text,
  countryOfOrigin: text,
  /** '2026-11' */
  monthOfManufacture: text,
});
