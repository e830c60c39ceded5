import type { Response, Router } from 'express';

import { orderDocumentEndpoints } from '@kargha/domain/invoices/document-endpoints';
import { isValidDocument } from '@kargha/domain/invoices/e-invoice-rules';
import { numberedParcels, type NumberedParcel } from '@kargha/domain/orders/planned-parcels';
import { isRecordId } from '@kargha/domain/records/record-id';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { conflict, invalid } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { firestore } from '../../platform/firestore.ts';
import { unknownOrder } from '../../records/change-order.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { invoicesPdf } from './invoices-pdf.ts';
import { barcodesOf } from './line-barcodes.ts';
import type { Sender } from './packing-page.ts';
import { packingSlips } from './packing-slip-pdf.ts';
import { labelsOf, parcelLabels } from './parcel-label-pdf.ts';
import { sewnLines, workSheets } from './work-sheet-pdf.ts';

const MOST = 50;

export function orderDocumentRoutes(): Router {
  return serveEndpoints(orderDocumentEndpoints, {
    packingSlips: async ({ response, query: { orders, number } }) => {
      const found = await ordersOf(orders.split(','));
      for (const order of found) plannedParcel(order, number);
      const slips = await packingSlips(found, await sender(), await barcodesOf(found), number);
      sendPdf(response, 'packing-slips', slips);
    },
    invoices: async ({ response, query: { orders } }) => {
      const found = await ordersOf(orders.split(','));
      sendPdf(response, 'invoices', await invoicesOf(found));
    },
    workSheets: async ({ response, query }) => {
      const [order] = await ordersOf([query.order]);
      if (!order) throw unknownOrder();
      if (sewnLines(order).length === 0)
        throw conflict('nothing_to_make', 'This order has no piece that is made for its buyer.');
      sendPdf(response, `work-sheets-${order.number}`, await workSheets(order, await sender()));
    },
    label: async ({ response, query }) => {
      const [order] = await ordersOf([query.order]);
      if (!order) throw unknownOrder();
      const parcel = order.shipments.find(({ id }) => id === query.parcel) ?? null;
      if (query.parcel && !parcel) throw invalid(NO_PARCEL);
      const planned = plannedParcel(order, query.number);
      const file = await parcelLabels([{ order, parcel, planned }], await sender());
      sendPdf(response, `label-${order.number}`, file);
    },
    labels: async ({ response, query: { orders } }) => {
      const labels = (await ordersOf(orders.split(','))).flatMap(labelsOf);
      if (labels.length === 0) {
        throw conflict('no_labels', 'The parcels of these orders are on the way already.');
      }
      sendPdf(response, 'labels', await parcelLabels(labels, await sender()));
    },
  });
}

/** Throws 400 invalid when the parcel has left, or the order has none with this number. */
function plannedParcel(order: OrderRecord, wanted?: number): NumberedParcel | undefined {
  const found = numberedParcels(order).find(({ number }) => number === wanted);
  if (wanted !== undefined && !found) throw invalid(NO_PARCEL);
  return found;
}

const NO_PARCEL = 'This parcel does not belong to the order.';

/** Throws 409 no_invoices. */
async function invoicesOf(found: readonly OrderRecord[]): Promise<Buffer> {
  const numbers = found.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  const stored = numbers.length > 0 ? await firestore().getAll(...numbers.map(invoiceRef)) : [];
  const invoices = stored.flatMap((one) => readInvoice(one) ?? []).filter(isValidDocument);
  if (invoices.length === 0) {
    throw conflict('no_invoices', 'None of these orders has an invoice yet.');
  }
  const missing = found.filter(({ id }) => invoices.every(({ orderId }) => orderId !== id));
  return invoicesPdf(
    invoices,
    missing.map(({ number }) => number),
  );
}

async function ordersOf(ids: readonly string[]): Promise<OrderRecord[]> {
  if (ids.length > MOST) throw invalid(`Choose at most ${MOST} orders at a time.`);
  if (!ids.every(isRecordId)) throw unknownOrder();
  const found = await firestore().getAll(...ids.map(orderRef));
  return found.map((snapshot) => {
    const order = readOrder(snapshot);
    if (!order) throw unknownOrder();
    return order;
  });
}

/** Slips and labels can be printed before the legal identity is set. */
async function sender(): Promise<Sender> {
  const identity = await supplierIdentity();
  if (!identity) return { name: SHOP_NAME, lines: [] };
  const { name, address } = identity(new Date());
  const { line1, line2, city, state, pincode } = address;
  const lines = [line1, line2, `${city}, ${state} ${pincode}`].filter((line) => line !== '');
  return { name, lines };
}

function sendPdf(response: Response, name: string, file: Buffer): void {
  response.type('application/pdf');
  response.set('Content-Disposition', `inline; filename="${name}.pdf"`);
  response.send(file);
}
