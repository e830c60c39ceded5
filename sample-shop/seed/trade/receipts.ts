import type { InvoiceAdvance } from '@kargha/domain/invoices/invoice';
import { receiptVoucher } from '@kargha/domain/invoices/receipt-voucher';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { advanceTime } from '../orders/order-money.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { buyerParty, supplierParty } from './invoice-parties.ts';
import { assignSerial } from './serials.ts';

/** The receipt vouchers of all advances, numbered in the order of payment, so that each year's series has no gaps. */
export function receiptsOf(orders: readonly StoredOrder[]): ReceiptVoucher[] {
  return orders
    .flatMap((order) => {
      const instalment = order.instalments?.find(({ state }) => state === 'paid');
      return instalment ? [{ order, instalment, issuedAt: advanceTime(order.createdAt) }] : [];
    })
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map(assignSerial)
    .map((advance) =>
      receiptVoucher({ ...advance, supplier: supplierParty(), buyer: buyerParty(advance.order) }),
    );
}

/** The advances of one order, as its invoice deducts them. */
export function advancesOf(
  { id }: StoredOrder,
  receipts: readonly ReceiptVoucher[],
): InvoiceAdvance[] {
  return receipts
    .filter(({ orderId }) => orderId === id)
    .map(({ number, amount }) => ({ number, amount }));
}

export function receiptDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return receiptsOf(orders).map((one) =>
    seedDocument(`receiptVouchers/${one.number.replaceAll('/', '-')}`, one),
  );
}
