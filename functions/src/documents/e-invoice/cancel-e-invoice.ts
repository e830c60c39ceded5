import { cancellableUntil, type CancelReason } from '@kargha/domain/invoices/e-invoice-rules';
import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';
import type { Invoice } from '@kargha/domain/invoices/invoice';

import { conflict, HttpError } from '../../http/errors.ts';
import { FieldValue, inTransaction, type Transaction } from '../../platform/firestore.ts';
import { PORTAL_CODES, TaxPortalError, type CancelCode } from '../../platform/tax-portal.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { eWayBillsOf } from '../../records/e-way-bill-record.ts';
import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import { countInvoiced } from '../../records/sales/count-breakdown.ts';
import { creditNotesOf } from '../invoices/write-credit-note.ts';
import { documentNotFound } from '../invoices/document-access.ts';
import type { Registrar } from './portal-document.ts';
import { isRefusal } from './register-document.ts';
import { noTaxPortal } from './retry-registration.ts';

/** E-invoices: 1 duplicate, 2 data entry, 3 order cancelled, 4 others (e-invoice API 1.03, `CnlRsn`). */
const CODES: Record<CancelReason, CancelCode> = {
  duplicate: '1',
  data_entry: '2',
  order_cancelled: '3',
  other: '4',
};

export interface Cancellation {
  number: string;
  reason: CancelReason;
  remark: string;
  by: string;
}

/**
 * Cancels an invoice before dispatch: on the portal within 24 hours of its registration, or only here when the portal
 * has refused it. The order can then be corrected and get another invoice. The number stays used. Goods on their way
 * need their invoice: after dispatch, and after 24 hours, a credit note is the only way.
 */
export async function cancelEInvoice(
  { taxPortal, now: clock }: Registrar,
  cancellation: Cancellation,
): Promise<EInvoice> {
  const { number, reason, remark } = cancellation;
  const begun = await begin(cancellation, clock());
  if (begun.eInvoice.state === 'cancelled') return begun.eInvoice;
  if (!taxPortal) throw noTaxPortal();
  const portalCall = { irn: begun.eInvoice.irn, code: CODES[reason], remark };
  try {
    await taxPortal.cancelDocument(begun.gstin, portalCall);
  } catch (error) {
    if (!isRefusal(error, PORTAL_CODES.notActive)) throw await undo(number, error);
  }
  return inTransaction((transaction) => markCancelled(transaction, cancellation, clock()));
}

interface Begun {
  eInvoice: EInvoice;
  gstin: string;
}

/** Marks the invoice, so that nothing is dispatched with it while the portal is asked. */
function begin(cancellation: Cancellation, now: Date): Promise<Begun> {
  const { number } = cancellation;
  return inTransaction(async (transaction) => {
    const invoice = readInvoice(await transaction.get(invoiceRef(number)));
    if (!invoice) throw documentNotFound();
    const { eInvoice, supplier } = invoice;
    const state = cancellableState(eInvoice, now);
    if (eInvoice && state === 'cancelled') return { eInvoice, gstin: supplier.gstin };
    await refuseUsed(transaction, invoice);
    if (state === 'failed') {
      return { eInvoice: await markCancelled(transaction, cancellation, now), gstin: '' };
    }
    const marked = { ...eInvoice, state: 'cancelling' } as EInvoice;
    transaction.update(invoiceRef(number), { eInvoice: marked });
    return { eInvoice: marked, gstin: supplier.gstin };
  });
}

/** Throws 409 unless it can be cancelled or is cancelled. */
function cancellableState(eInvoice: EInvoice | undefined, now: Date): EInvoice['state'] {
  if (!eInvoice) throw conflict('no_e_invoice', 'This document is not registered.');
  const until = cancellableUntil(eInvoice);
  if (eInvoice.state === 'pending') {
    throw conflict('e_invoice_pending', 'The tax portal has not answered yet. Try again later.');
  }
  if (eInvoice.state === 'registered' && until && now > until) {
    throw conflict('too_late_to_cancel', TOO_LATE);
  }
  return eInvoice.state;
}

const TOO_LATE =
  'The tax portal cancels an invoice only within 24 hours of its registration. Now only a credit note ' +
  'corrects it: cancel the order or make a refund.';

/** Throws 409 when goods or documents already depend on the invoice. */
async function refuseUsed(transaction: Transaction, { orderId, number }: Invoice): Promise<void> {
  const bills = await eWayBillsOf(orderId, transaction);
  if (bills.some((one) => one.invoiceNumber === number && one.state !== 'cancelled')) {
    throw conflict('e_way_bill_active', 'Cancel the e-way bill of this invoice first.');
  }
  const order = readOrder(await transaction.get(orderRef(orderId)));
  if (order && order.shipments.length > 0) {
    throw conflict(
      'already_dispatched',
      'The goods have left with this invoice. Only a credit note corrects it now.',
    );
  }
  const notes = await creditNotesOf(transaction, orderId);
  if (notes.length > 0) {
    throw conflict('has_credit_note', 'This invoice has a credit note and cannot be cancelled.');
  }
}

/** After a definite no the invoice is as it was; otherwise it stays marked, and the next call asks again. */
async function undo(number: string, error: unknown): Promise<unknown> {
  if (!(error instanceof TaxPortalError)) return error;
  const { failure, message } = error;
  const problem = failure === 'unknown' ? message : '';
  await inTransaction(async (transaction) => {
    const invoice = readInvoice(await transaction.get(invoiceRef(number)));
    if (invoice?.eInvoice?.state !== 'cancelling') return;
    const state = failure === 'unknown' ? 'cancelling' : 'registered';
    transaction.update(invoiceRef(number), { eInvoice: { ...invoice.eInvoice, state, problem } });
  });
  return failure === 'refused'
    ? conflict('tax_portal_refused', `The tax portal refused: ${message}`)
    : new HttpError(502, 'tax_portal_unavailable', `${message} Please try again.`);
}

async function markCancelled(
  transaction: Transaction,
  { number, reason, remark, by }: Cancellation,
  now: Date,
): Promise<EInvoice> {
  const invoice = readInvoice(await transaction.get(invoiceRef(number)));
  if (!invoice?.eInvoice) throw documentNotFound();
  const before = invoice.eInvoice;
  if (before.state === 'cancelled') return before;
  const eInvoice: EInvoice = { ...before, state: 'cancelled', problem: '', cancelledAt: now };
  transaction.update(invoiceRef(number), { eInvoice });
  transaction.update(orderRef(invoice.orderId), {
    invoiceNumber: null,
    cancelledInvoices: FieldValue.arrayUnion(number),
  });
  countInvoiced(transaction, invoice, -1);
  const row = { action: 'invoice.cancel', target: invoiceRef(number).path, actor: by };
  const change = { before: { state: before.state }, after: { state: eInvoice.state } };
  writeAudit(transaction, { ...row, ...change, reason: `${reason}: ${remark}`, at: now });
  return eInvoice;
}
