import {
  financialYear,
  INVOICE_SERIES,
  invoiceNumber,
  type CreditNote,
  type Invoice,
} from '@kargha/domain/invoices/invoice';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { buyerParty, supplierParty } from './invoice-parties.ts';
import { advancesOf, receiptsOf } from './receipts.ts';
import { assignSerial } from './serials.ts';

interface NumberedOrder {
  order: StoredOrder;
  issuedAt: Date;
  serial: number;
}

/** Issued at dispatch and numbered in that order, so that each year's series has no gaps. */
export function invoicesOf(orders: readonly StoredOrder[]): Invoice[] {
  const receipts = receiptsOf(orders);
  return numberByTime(orders, ({ stateTimes }) => stateTimes.shipped).map((numbered) => ({
    ...invoice(numbered),
    ...quotationFields(numbered.order, receipts),
  }));
}

export function creditNotesOf(orders: readonly StoredOrder[]): CreditNote[] {
  const invoices = invoicesOf(orders);
  return numberByTime(orders, ({ stateTimes }) => stateTimes.returned).flatMap((numbered) => {
    const returnedInvoice = invoices.find(({ orderId }) => orderId === numbered.order.id);
    return returnedInvoice ? creditNote(numbered, returnedInvoice) : [];
  });
}

/** invoices/{number} and creditNotes/{number}, with - for / because an id cannot contain a slash. */
export function invoiceDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  const path = (collection: string, number: string) =>
    `${collection}/${number.replaceAll('/', '-')}`;
  return [
    ...invoicesOf(orders).map((one) => seedDocument(path('invoices', one.number), one)),
    ...creditNotesOf(orders).map((one) => seedDocument(path('creditNotes', one.number), one)),
  ];
}

function numberByTime(
  orders: readonly StoredOrder[],
  time: (order: StoredOrder) => Date | undefined,
): NumberedOrder[] {
  return orders
    .flatMap((order) => {
      const issuedAt = time(order);
      return issuedAt ? { order, issuedAt } : [];
    })
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map(assignSerial);
}

function invoice({ order, issuedAt, serial }: NumberedOrder): Invoice {
  const year = financialYear(issuedAt);
  const buyer = buyerParty(order);
  const lines = invoiceLines(order.lines, buyer.stateCode === LEGAL_IDENTITY.stateCode);
  return {
    number: invoiceNumber(INVOICE_SERIES.invoice, year, serial),
    financialYear: year,
    serial,
    uid: order.uid,
    orderId: order.id,
    orderNumber: order.number,
    supplier: supplierParty(),
    buyer,
    deliverTo: order.customer.address,
    contact: { name: order.customer.name, phone: order.customer.phone },
    placeOfSupply: placeOfSupply(buyer),
    reverseCharge: false,
    lines,
    totals: invoiceTotals(lines, order.totals),
    issuedAt,
  };
}

function quotationFields(order: StoredOrder, receipts: readonly ReceiptVoucher[]) {
  const { paymentTerms, purchaseOrderNumber, instalments = [] } = order;
  if (!paymentTerms || !purchaseOrderNumber) return {};
  const dueOn = instalments.find(({ due, state }) => due === 'on_date' && state === 'due')?.dueOn;
  const advances = advancesOf(order, receipts);
  return { paymentTerms, purchaseOrderNumber, advances, ...(dueOn && { dueOn }) };
}

function creditNote(
  { order, issuedAt, serial }: NumberedOrder,
  returnedInvoice: Invoice,
): CreditNote {
  const year = financialYear(issuedAt);
  return {
    number: invoiceNumber(INVOICE_SERIES.creditNote, year, serial),
    financialYear: year,
    serial,
    uid: order.uid,
    invoiceNumber: returnedInvoice.number,
    orderId: order.id,
    reason: 'Goods returned within 15 days',
    lines: returnedInvoice.lines,
    totals: returnedInvoice.totals,
    issuedAt,
  };
}
