import {
  financialYear,
  INVOICE_SERIES,
  invoiceNumber,
  type CreditNote,
  type Invoice,
} from '@kargha/domain/invoices/invoice';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import type { ReceiptVoucher } from '@kargha/domain/invoices/receipt-voucher';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { buyerOf, supplier } from './invoice-parties.ts';
import { advancesOf, receiptsOf } from './receipts.ts';
import { serialWithinYear } from './serials.ts';

interface Numbered {
  order: StoredOrder;
  issuedAt: Date;
  serial: number;
}

/** Issued at dispatch, numbered in the order of dispatch, so that the series of each year has no gaps. */
export function invoicesOf(orders: readonly StoredOrder[]): Invoice[] {
  const receipts = receiptsOf(orders);
  return inOrderOf(orders, ({ stateTimes }) => stateTimes.shipped).map((numbered) => ({
    ...invoice(numbered),
    ...termsOf(numbered.order, receipts),
  }));
}

/** Goods that came back take their invoice back. */
export function creditNotesOf(orders: readonly StoredOrder[]): CreditNote[] {
  const invoices = invoicesOf(orders);
  return inOrderOf(orders, ({ stateTimes }) => stateTimes.returned).flatMap((numbered) => {
    const taken = invoices.find(({ orderId }) => orderId === numbered.order.id);
    return taken ? creditNote(numbered, taken) : [];
  });
}

/** invoices/{number} and creditNotes/{number}; a slash cannot stand in an id. */
export function invoiceDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  const path = (collection: string, number: string) =>
    `${collection}/${number.replaceAll('/', '-')}`;
  return [
    ...invoicesOf(orders).map((one) => seedDocument(path('invoices', one.number), one)),
    ...creditNotesOf(orders).map((one) => seedDocument(path('creditNotes', one.number), one)),
  ];
}

function inOrderOf(
  orders: readonly StoredOrder[],
  time: (order: StoredOrder) => Date | undefined,
): Numbered[] {
  return orders
    .flatMap((order) => {
      const issuedAt = time(order);
      return issuedAt ? { order, issuedAt } : [];
    })
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map(serialWithinYear);
}

function invoice({ order, issuedAt, serial }: Numbered): Invoice {
  const year = financialYear(issuedAt);
  const buyer = buyerOf(order);
  const lines = invoiceLines(order.lines, buyer.stateCode === LEGAL_IDENTITY.stateCode);
  return {
    number: invoiceNumber(INVOICE_SERIES.invoice, year, serial),
    financialYear: year,
    serial,
    uid: order.uid,
    orderId: order.id,
    orderNumber: order.number,
    supplier: supplier(),
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

/** What an order from a quotation adds to its invoice. */
function termsOf(order: StoredOrder, receipts: readonly ReceiptVoucher[]) {
  const { paymentTerms, purchaseOrderNumber, instalments = [] } = order;
  if (!paymentTerms || !purchaseOrderNumber) return {};
  const dueOn = instalments.find(({ due, state }) => due === 'on_date' && state === 'due')?.dueOn;
  const advances = advancesOf(order, receipts);
  return { paymentTerms, purchaseOrderNumber, advances, ...(dueOn && { dueOn }) };
}

function creditNote({ order, issuedAt, serial }: Numbered, taken: Invoice): CreditNote {
  const year = financialYear(issuedAt);
  return {
    number: invoiceNumber(INVOICE_SERIES.creditNote, year, serial),
    financialYear: year,
    serial,
    uid: order.uid,
    invoiceNumber: taken.number,
    orderId: order.id,
    reason: 'Goods returned within 15 days',
    lines: taken.lines,
    totals: taken.totals,
    issuedAt,
  };
}
