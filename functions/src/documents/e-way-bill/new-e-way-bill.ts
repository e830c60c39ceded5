import {
  consignmentValue,
  excludesAnotherBill,
  hasLeftWith,
} from '@kargha/domain/invoices/e-way-bill-rules';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import { isValidDocument } from '@kargha/domain/invoices/e-invoice-rules';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { chargesTax } from '@kargha/domain/invoices/sale-document';
import { canAct, parcelActions } from '@kargha/domain/orders/order-action';
import { nextParcel } from '@kargha/domain/orders/planned-parcels';
import {
  nextParcelId,
  unshippedLines,
  type Shipment,
  type ShipmentLine,
} from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import { conflict, invalid } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { notAllowed, requireOrder } from '../../records/change-order.ts';
import { eWayBillsOf } from '../../records/e-way-bill-record.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { registerDocument } from '../e-invoice/register-document.ts';
import type { Registrar } from '../e-invoice/portal-document.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

export interface ParcelRequest {
  orderId: string;
  /** all unshipped items without it */
  lines?: readonly ShipmentLine[] | undefined;
  /** a parcel that came back and leaves again */
  shipmentId?: string | undefined;
}

export interface PreparedBill {
  bill: EWayBill;
  invoice: Invoice;
  /** an earlier request for this parcel whose answer is not known */
  earlier: EWayBill | null;
}

/** Goods move with their invoice: issues it, and registers it if it has to be. Throws as issueInvoice does. */
export async function ensureInvoice(registrar: Registrar, orderId: string): Promise<void> {
  const { number, eInvoice } = await issueInvoice(orderId, registrar.now());
  if (eInvoice?.state === 'pending') await registerDocument(registrar, { kind: 'invoice', number });
}

/**
 * The bill of a parcel that leaves next, not written yet. Throws 404, 400 for items that are not left to ship, and 409
 * `not_allowed`, `e_invoice_pending` or `e_way_bill_exists`.
 */
export async function prepareBill(
  transaction: Transaction,
  request: ParcelRequest,
  transport: Pick<EWayBill, 'distanceKm'> & Partial<EWayBill>,
  at: Date,
): Promise<PreparedBill> {
  const order = await requireOrder(transaction, request.orderId);
  const parcel = leavingParcel(order, request);
  const invoice = await validInvoice(transaction, order);
  const bills = await eWayBillsOf(order.id, transaction);
  const earlier = earlierRequest(order, bills, parcel, at);
  const bill: EWayBill = {
    id: earlier?.id ?? `${order.id}_${bills.length + 1}`,
    orderId: order.id,
    orderNumber: order.number,
    parcelId: parcel.id,
    lines: parcel.lines,
    value: consignmentValue(invoice, parcel.lines),
    invoiceNumber: invoice.number,
    ...documentOf(invoice, bills, earlier),
    ...EMPTY,
    ...transport,
    requestedAt: at,
  };
  return { bill, invoice, earlier };
}

const EMPTY = {
  state: 'requested',
  number: '',
  generatedAt: null,
  validUntil: null,
  mode: 'road',
  transporterId: '',
  vehicleNumber: '',
  transportDocument: '',
  vehicles: [],
  note: '',
  problem: '',
  cancelledAt: null,
} as const satisfies Partial<EWayBill>;

/** Throws 409 `e_way_bill_exists` when the parcel has a bill for its next movement. */
function earlierRequest(
  { shipments }: OrderRecord,
  bills: readonly EWayBill[],
  { id, lines }: Pick<Shipment, 'id' | 'lines'>,
  at: Date,
): EWayBill | null {
  const ofParcel = bills.filter((one) => one.parcelId === id && !hasLeftWith(one, shipments));
  if (ofParcel.some((one) => excludesAnotherBill(one, lines, at))) {
    throw conflict('e_way_bill_exists', 'This parcel has an e-way bill. Cancel it first.');
  }
  return ofParcel.find(({ state }) => state === 'requested') ?? null;
}

/** The next parcel of an order, or one that came back. */
function leavingParcel(
  order: OrderRecord,
  { lines, shipmentId }: ParcelRequest,
): Pick<Shipment, 'id' | 'lines'> {
  if (shipmentId === undefined) {
    if (!canAct(order, 'ship')) throw notAllowed(order);
    return { id: nextParcelId(order), lines: linesIn(order, lines) };
  }
  const parcel = order.shipments.find(({ id }) => id === shipmentId);
  if (parcel && parcelActions(order, parcel).includes('reship')) return parcel;
  throw notAllowed(order, 'This parcel is not returning to sender.');
}

async function validInvoice(transaction: Transaction, order: OrderRecord): Promise<Invoice> {
  const invoice = await invoiceOf(transaction, order);
  if (invoice && isValidDocument(invoice) && invoice.eInvoice?.state !== 'cancelling')
    return invoice;
  throw conflict(
    'e_invoice_pending',
    'The e-way bill needs the invoice, which the tax portal has not registered yet. Try again later.',
  );
}

function linesIn(order: OrderRecord, requested: ParcelRequest['lines']): EWayBill['lines'] {
  if (!requested || requested.length === 0) return nextParcel(order);
  const left = unshippedLines(order);
  for (const line of requested) {
    const most = left.find((one) => isSameLine(one, line))?.quantity ?? 0;
    if (line.quantity > most) {
      throw invalid(`Only ${most} pieces are left to ship.`, { [line.productId]: most });
    }
  }
  return [...requested];
}

/** The portal accepts one bill for each document. Challans of later lots are numbered after the invoice. */
function documentOf(
  invoice: Invoice,
  bills: readonly EWayBill[],
  earlier: EWayBill | null,
): Pick<EWayBill, 'documentType' | 'documentNumber'> {
  if (earlier) {
    const { documentType, documentNumber } = earlier;
    return { documentType, documentNumber };
  }
  const { number } = invoice;
  const taken = bills.filter(
    ({ invoiceNumber, state }) => invoiceNumber === number && state !== 'exempt',
  );
  const isFree = taken.every(
    ({ documentType, state }) => documentType === 'CHL' || state === 'cancelled',
  );
  if (isFree) return { documentType: chargesTax(invoice) ? 'INV' : 'BIL', documentNumber: number };
  const challans = taken.filter(({ documentType }) => documentType === 'CHL').length;
  return { documentType: 'CHL', documentNumber: `${number}-${(challans + 2).toString(36)}` };
}
