import type { InvoiceAdvance } from '@kargha/domain/invoices/invoice';
import { receiptVoucher, type ReceiptVoucher } from '@kargha/domain/invoices/receipt-voucher';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { advanceTime } from '../orders/order-money.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { buyerOf, supplier } from './paper-parties.ts';

/** The receipt vouchers of all advances, numbered as the advances came in, so that the series has no gaps. */
export function receiptsOf(orders: readonly StoredOrder[]): ReceiptVoucher[] {
  return orders
    .filter(({ instalments = [] }) => instalments.some(({ state }) => state === 'paid'))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap((order, index) => receipt(order, index + 1));
}

/** The advances of one order, as its invoice adjusts them. */
export function advancesOf(
  { id }: StoredOrder,
  receipts: readonly ReceiptVoucher[],
): InvoiceAdvance[] {
  return receipts
    .filter(({ orderId }) => orderId === id)
    .map(({ number, amount }) => ({ number, amount }));
}

/** receiptVouchers/{number}. */
export function receiptDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return receiptsOf(orders).map((one) =>
    seedDocument(`receiptVouchers/${one.number.replaceAll('/', '-')}`, one),
  );
}

function receipt(order: StoredOrder, serial: number): ReceiptVoucher[] {
  const part = order.instalments?.find(({ state }) => state === 'paid');
  if (!part) return [];
  const issuedAt = advanceTime(order.createdAt);
  const parties = { supplier: supplier(), buyer: buyerOf(order) };
  return [receiptVoucher({ order, part, ...parties, serial, issuedAt })];
}
