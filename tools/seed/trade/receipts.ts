import {
  financialYear,
  INVOICE_SERIES,
  invoiceNumber,
  type InvoiceAdvance,
} from '@kargha/domain/invoice';
import { taxPercentOf } from '@kargha/domain/invoice-tax';
import { orderWorth } from '@kargha/domain/pricing';
import type { ReceiptVoucher } from '@kargha/domain/receipt-voucher';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { advanceTime } from '../orders/order-money.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { buyerOf, placeOfSupply, supplier } from './paper-parties.ts';

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
  const issuedAt = advanceTime(order.createdAt);
  const year = financialYear(issuedAt);
  const buyer = buyerOf(order);
  const paid = order.instalments?.find(({ state }) => state === 'paid');
  if (!paid) return [];
  return [
    {
      number: invoiceNumber(INVOICE_SERIES.receipt, year, serial),
      financialYear: year,
      serial,
      uid: order.uid,
      orderId: order.id,
      orderNumber: order.number,
      partId: paid.id,
      supplier: supplier(),
      buyer,
      placeOfSupply: placeOfSupply(buyer),
      goods: order.lines.map((line) => ({
        description: line.title,
        hsnCode: line.hsnCode,
        quantity: line.quantity,
        taxPercent: taxPercentOf(line),
      })),
      amount: paid.amount,
      orderTotal: orderWorth(order.totals),
      reference: paid.paymentId ?? '',
      purchaseOrderNumber: order.purchaseOrderNumber ?? '',
      issuedAt,
    },
  ];
}
