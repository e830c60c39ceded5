import type { BankAccount } from '@kargha/domain/money/bank-account';
import {
  financialYear,
  INVOICE_SERIES,
  type Invoice,
  type InvoiceParty,
} from '@kargha/domain/invoices/invoice';
import { eInvoiceProblem } from '@kargha/domain/invoices/e-invoice-payload';
import { needsEInvoice } from '@kargha/domain/invoices/e-invoice-rules';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import {
  remainingAdvances,
  withCreditDueDates,
  unpaidInstalments,
} from '@kargha/domain/payments/instalment';
import { balanceDue } from '@kargha/domain/payments/order-balance';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict, HttpError } from '../../http/errors.ts';
import { unknownOrder } from '../../records/change-order.ts';
import { inTransaction, afterCommit, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  nextSerialNumber,
  invoiceOf,
  invoiceRef,
  type SerialNumber,
} from '../../records/invoice-record.ts';
import { shopBankAccount } from '../../records/bank-account-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { documentSettings, supplierIdentity } from '../../records/settings-record.ts';
import { countInvoiced } from '../../records/sales/count-breakdown.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { pendingEInvoice } from '../e-invoice/irn.ts';
import { writeInvoiceEmail } from './invoice-email.ts';
import { buyerOf } from './invoice-parties.ts';
import { refuseChangedRates } from './refuse-changed-rates.ts';
import { refuseUninvoiceable } from './refuse-uninvoiceable.ts';

/**
 * Issues the tax invoice of a paid order, once. The number and the invoice are written in one transaction, so the
 * series has no gaps. Throws 404, 409 `not_paid`, `order_ended`, `legal_identity_missing`, `e_invoice_incomplete` or
 * `tax_rates_changed`.
 * @param atOrderRates staff have seen that the rates have changed since the order
 */
export async function issueInvoice(
  orderId: string,
  at: Date,
  { atOrderRates = false } = {},
): Promise<Invoice> {
  await issueReceipts(orderId, at);
  const supplier = await supplierIdentity();
  if (!supplier) throw new HttpError(409, 'legal_identity_missing', NO_IDENTITY);
  const { portal, store } = await documentSettings();
  return inTransaction(async (transaction) => {
    const stored = readOrder(await transaction.get(orderRef(orderId)));
    if (!stored) throw unknownOrder();
    const known = await invoiceOf(transaction, stored);
    if (known) return known;
    const order = withDueDay(stored, at);
    refuseUninvoiceable(order);
    if (!atOrderRates) refuseChangedRates(order, store, at);
    const profile = await buyersProfile(transaction, order);
    const isOwed = unpaidInstalments(order).length > 0 && !isCollected(order);
    const account = isOwed ? await shopBankAccount() : null;
    const year = financialYear(at);
    const serialNumber = await nextSerialNumber(transaction, INVOICE_SERIES.invoice, year);
    const seller = supplier(order.createdAt);
    const issued = newInvoice({ order, profile, seller, account, drawn: serialNumber, at });
    const invoice = needsEInvoice(issued, portal, at) ? forPortal(issued) : issued;
    writeInvoice(transaction, order, invoice, serialNumber);
    return invoice;
  });
}

/** Throws 409 `e_invoice_incomplete` before a number is used: the portal would refuse such an invoice. */
function forPortal(invoice: Invoice): Invoice {
  const problem = eInvoiceProblem(invoice);
  if (problem !== null) throw conflict('e_invoice_incomplete', problem);
  return { ...invoice, eInvoice: pendingEInvoice(invoice.supplier, 'INV', invoice) };
}

/** Credit is due 30 days after this invoice, whatever an older order says. */
function withDueDay(order: OrderRecord, at: Date): OrderRecord {
  const { instalments } = order;
  return instalments ? { ...order, instalments: withCreditDueDates(instalments, at) } : order;
}

const NO_IDENTITY =
  'Invoices need the legal name, GST number and address of the shop. Please add them in Settings.';

interface Issue {
  order: OrderRecord;
  profile: UserProfile | null;
  seller: InvoiceParty;
  account: BankAccount | null;
  drawn: SerialNumber;
  at: Date;
}

async function buyersProfile(
  transaction: Transaction,
  { uid }: OrderRecord,
): Promise<UserProfile | null> {
  return uid === null ? null : readUser(await transaction.get(userRef(uid)));
}

function newInvoice({
  order,
  profile,
  seller: supplier,
  account,
  drawn: serialNumber,
  at,
}: Issue): Invoice {
  const buyer = buyerOf(order, profile);
  const lines = invoiceLines(order.lines, buyer.stateCode === supplier.stateCode, order.totals);
  return {
    number: serialNumber.number,
    financialYear: financialYear(at),
    serial: serialNumber.serial,
    uid: order.uid,
    orderId: order.id,
    orderNumber: order.number,
    supplier,
    buyer,
    deliverTo: order.customer.address,
    contact: { name: order.customer.name, phone: order.customer.phone },
    placeOfSupply: placeOfSupply(buyer),
    reverseCharge: false,
    lines,
    ...(order.totals.taxIncluded && { taxIncluded: true }),
    totals: invoiceTotals(lines, order.totals),
    ...termsOf(order),
    ...(account && { payTo: account }),
    issuedAt: at,
  };
}

function termsOf(order: OrderRecord) {
  const { paymentTerms, instalments, purchaseOrderNumber } = order;
  const balance = balanceDue(order);
  const advances = remainingAdvances(instalments ?? []);
  const dueOn = instalments?.find(({ due, state }) => due === 'on_date' && state === 'due')?.dueOn;
  return {
    ...(paymentTerms && { paymentTerms, advances, balance }),
    ...(isCollected(order) && { isCollected: true as const, advances, balance }),
    ...feeOf(order),
    ...(dueOn && { dueOn }),
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
  };
}

function isCollected({ cashOnDelivery, instalments }: OrderRecord): boolean {
  return cashOnDelivery !== undefined && instalments !== undefined;
}

function feeOf({ totals: { cashOnDeliveryFee } }: OrderRecord) {
  return cashOnDeliveryFee === undefined ? {} : { cashOnDeliveryFee };
}

function writeInvoice(
  transaction: Transaction,
  order: OrderRecord,
  invoice: Invoice,
  serialNumber: SerialNumber,
): void {
  serialNumber.take();
  transaction.create(invoiceRef(invoice.number), invoice);
  countInvoiced(transaction, invoice, 1);
  const { instalments } = order;
  transaction.update(orderRef(order.id), {
    invoiceNumber: invoice.number,
    ...(instalments && { instalments }),
  });
  // One that must be registered is announced when it is (registerDocument).
  if (!invoice.eInvoice) writeInvoiceEmail(transaction, order, invoice);
  afterCommit(transaction, () =>
    log.info('An invoice was issued.', { order: order.id, invoice: invoice.number }),
  );
}
