import type { PurchaseOrder } from '@kargha/domain/stock/purchase-order';
import {
  supplierInvoice,
  supplierInvoiceRefusal,
  type SupplierInvoice,
} from '@kargha/domain/stock/supplier-invoice';
import type { SupplierInvoiceRequest } from '@kargha/domain/stock/supplier-invoice-request';
import { indianDay } from '@kargha/domain/india/indian-day';

import { conflict, HttpError, invalid, invalidField, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import {
  changePurchaseOrder,
  findPurchaseOrder,
  refuseStale,
  type PurchaseOrderAction,
} from '../../records/purchase-order-record.ts';
import { supplierWithId } from './suppliers.ts';

/**
 * Records a supplier's invoice for goods that were received. Each invoice ID counts once. Throws 400 invalid, 404,
 * 409 stale, not_allowed, already_saved and legal_identity_missing.
 */
export async function addSupplierInvoice(
  staffAction: PurchaseOrderAction,
  request: SupplierInvoiceRequest,
): Promise<PurchaseOrder> {
  const { by, at } = staffAction;
  const shop = (await supplierIdentity())?.(at);
  if (!shop) throw new HttpError(409, 'legal_identity_missing', NO_IDENTITY);
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    const supplier = await supplierWithId(order.supplierId, transaction);
    const place = { supplierState: supplier?.state ?? '', shopStateCode: shop.stateCode };
    const invoice = supplierInvoice(request, { order, ...place, by, at });
    const { invoices } = order;
    const known = invoices.find(({ id }) => id === invoice.id);
    if (known) {
      const knownHash = requestHash(contentOf(known));
      refuseOtherContent({ id: order.id, requestHash: knownHash }, contentOf(invoice), RECORDED);
      return order;
    }
    refuseStale(order, staffAction);
    refuseInvoice(order, request, at);
    const changes = withInvoices([...invoices, invoice]);
    const orderChange = { action: 'purchaseOrder.addInvoice', changes };
    return changePurchaseOrder(transaction, order, orderChange, staffAction);
  });
}

/** Throws 404 and 409 stale. */
export function removeSupplierInvoice(
  staffAction: PurchaseOrderAction,
  { invoiceId, reason }: { invoiceId: string; reason: string },
): Promise<PurchaseOrder> {
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    refuseStale(order, staffAction);
    const { invoices } = order;
    const rest = invoices.filter(({ id }) => id !== invoiceId);
    if (rest.length === invoices.length) throw notFound('We could not find this invoice.');
    const orderChange = {
      action: 'purchaseOrder.removeInvoice',
      changes: withInvoices(rest),
      reason,
    };
    return changePurchaseOrder(transaction, order, orderChange, staffAction);
  });
}

const NO_IDENTITY =
  'Tax needs the legal name, GST number and address of the shop. Please add them in Settings.';
const RECORDED =
  'This invoice was already recorded without your last change. Reload the page to see it.';

function refuseInvoice(
  { receipts, invoices }: PurchaseOrder,
  request: SupplierInvoiceRequest,
  at: Date,
): void {
  const { gstin, number, date } = request;
  if (receipts.length === 0) {
    throw conflict('not_allowed', 'Record the delivery first: input tax needs received goods.');
  }
  if (date > indianDay(at)) {
    throw invalid('The invoice date is in the future.', { date: 'This date is in the future.' });
  }
  if (invoices.some((one) => one.gstin === gstin && one.number === number)) {
    throw invalid('This invoice is already recorded.', { number: 'Already recorded.' });
  }
  const refusal = supplierInvoiceRefusal(request);
  if (refusal !== null) throw invalidField('lines', refusal);
}

function withInvoices(invoices: SupplierInvoice[]) {
  return { invoices, invoiceMonths: [...new Set(invoices.map(({ month }) => month))] };
}

function contentOf({ number, date, gstin, lines, isEligible }: SupplierInvoice) {
  return { number, date, gstin, lines, isEligible };
}
