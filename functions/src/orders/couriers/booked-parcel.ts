import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { packageOf, type PackageSize } from '@kargha/domain/couriers/parcel-package';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { paise, timesPaise, type Paise } from '@kargha/domain/money/paise';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { mobileDigits } from '@kargha/domain/india/phone-number';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import type { NewAggregatorOrder, ParcelAddress } from '../../platform/courier-aggregator.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

/** Weight and size of the lines in their packages. A product that is gone counts as one of unknown weight. */
export async function sizeOf(
  transaction: Transaction,
  lines: readonly ShipmentLine[],
  packingGrams: number,
): Promise<PackageSize> {
  const found = await transaction.getAll(...lines.map(({ productId }) => productRef(productId)));
  const items = lines.map(({ quantity, options }, place) => {
    const snapshot = found[place];
    const product = snapshot ? readProduct(snapshot) : null;
    if (!product) {
      return { quantity, weight: 0, weightUnit: 'kg', packageType: 'store-default' } as const;
    }
    const { weight, weightUnit, packageType } = asChosen(product, options);
    return { quantity, weight, weightUnit, packageType };
  });
  return packageOf(items, packingGrams);
}

/** Price of the goods as ordered. */
export function valueOf({ lines }: OrderRecord, packed: readonly ShipmentLine[]): Paise {
  const sum = packed.reduce((total, one) => {
    const line = lines.find((ordered) => isSameLine(ordered, one));
    return total + (line ? timesPaise(line.unitPrice, one.quantity) : 0);
  }, 0);
  return paise(sum);
}

type ParcelContent = Pick<
  NewAggregatorOrder,
  'reference' | 'customer' | 'items' | 'value' | 'toCollect' | 'size'
>;

/** What is in the parcel, and the customer it goes to or comes from. */
export function aggregatorOrder(
  order: OrderRecord,
  { reference, returnId, lines, size, value }: Booking,
): ParcelContent {
  const items = lines.flatMap((one) => {
    const line = order.lines.find((ordered) => isSameLine(ordered, one));
    if (!line) return [];
    const { sku, hsnCode: hsn, unitPrice: price } = line;
    return [{ name: lineTitle(line), sku, hsn, quantity: one.quantity, price }];
  });
  const customer = addressOf(order);
  const toCollect = returnId === '' ? amountToCollect(order) : paise(0);
  return { reference, customer, items, value, toCollect, size };
}

function addressOf({ customer }: OrderRecord): ParcelAddress {
  const { name, email, phone, address } = customer;
  const { line1, line2, city, state, pincode } = address;
  return { name, email, phone: mobileDigits(phone), line1, line2, city, state, pincode };
}
