import type { PurchaseOrder } from '@kargha/domain/stock/purchase-order';
import { isTooLateToClaim } from '@kargha/domain/stock/supplier-invoice';
import { purchaseTotals, type PurchaseTotals } from '@kargha/domain/tax-returns/purchase-register';
import type {
  PurchaseRegisterQuery,
  PurchaseRow,
} from '@kargha/domain/tax-returns/tax-return-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot } from '../../platform/firestore.ts';
import {
  purchaseOrderRef,
  purchaseOrders,
  readEachPurchaseOrder,
  readPurchaseOrderOrSkip,
} from '../../records/purchase-order-record.ts';

const PER_PAGE = 100;

/** Supplier invoices that count in a month, by purchase order. Throws 400 invalid for a cursor that is gone. */
export function listPurchases({
  month,
  cursor,
}: PurchaseRegisterQuery): Promise<CursorPage<PurchaseRow>> {
  return readPage({
    query: ordersWithInvoices(month),
    cursor,
    size: PER_PAGE,
    documentRef: purchaseOrderRef,
    rowOf: (snapshot) => purchaseRow(snapshot, month),
  });
}

/** Reads the purchase orders of the month: one read each. */
export async function readPurchaseTotals(
  month: string,
  shopStateCode: string,
): Promise<PurchaseTotals> {
  const { docs } = await ordersWithInvoices(month).get();
  const invoices = readEachPurchaseOrder(docs).flatMap((one) => invoicesOf(one, month));
  return purchaseTotals(invoices, shopStateCode);
}

function ordersWithInvoices(month: string) {
  return purchaseOrders()
    .where('invoiceMonths', 'array-contains', month)
    .orderBy(FieldPath.documentId());
}

function invoicesOf({ invoices }: PurchaseOrder, month: string) {
  return invoices.filter((invoice) => invoice.month === month);
}

function purchaseRow(snapshot: DocumentSnapshot, month: string): PurchaseRow | null {
  const order = readPurchaseOrderOrSkip(snapshot);
  if (!order) return null;
  const { id, number, supplierName } = order;
  const invoices = invoicesOf(order, month).map((invoice) => ({
    ...invoice,
    isTooLate: isTooLateToClaim(invoice),
  }));
  return { orderId: id, orderNumber: number, supplierName, invoices };
}
