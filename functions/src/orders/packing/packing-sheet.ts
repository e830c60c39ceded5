import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import type { PackingSheet } from '@kargha/domain/orders/packing-endpoints';
import type { NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { barcodesOf } from '../../documents/order-documents/line-barcodes.ts';
import { packedLines } from '../../documents/order-documents/packing-slip-pdf.ts';
import { revisionOf } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** What the packing slip of the parcel says, for the screen. */
export async function packingSheet(
  order: OrderRecord,
  parcel: NumberedParcel,
): Promise<PackingSheet> {
  const barcodeOf = await barcodesOf([order]);
  const { id, number, createdAt, customer, reviewReasons, cancelRequest } = order;
  const { city, state } = customer.address;
  return {
    ...{ id, number, revision: revisionOf(order), orderedAt: createdAt, customer: customer.name },
    place: `${city}, ${state}`,
    toCollect: amountToCollect(order),
    needsReview: reviewReasons.length > 0 || Boolean(cancelRequest),
    ...{ parcel: parcel.number, parcels: parcel.of },
    lines: packedLines(order, parcel.lines).map(({ line, quantity }) => ({
      key: keyOf(line),
      title: lineTitle(line),
      measurements: line.tailoring ? measurementsText(line.tailoring) : '',
      giftNote: line.tailoring?.giftNote ?? '',
      ...{ image: line.image, sku: line.sku, barcode: barcodeOf(line), quantity },
    })),
  };
}
