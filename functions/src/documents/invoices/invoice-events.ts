import { mayNeedFinalCreditNote } from '@kargha/domain/invoices/final-credit-note';
import { isValidDocument } from '@kargha/domain/invoices/e-invoice-rules';

import { HttpError } from '../../http/errors.ts';
import { log } from '../../platform/log.ts';
import { balanceAdjustmentsOf } from '../../records/balance-adjustment-record.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import { refunds } from '../../records/payment-record.ts';
import { issueFinalCreditNote } from './issue-final-credit-note.ts';
import { taxPortalSettings } from '../../records/settings-record.ts';
import { orderNeedsEInvoice } from '../e-invoice/order-needs-e-invoice.ts';
import { issueCreditNote, readCreditable } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoiceFile } from './stored-pdf.ts';

/**
 * On an order write: issues the invoice at dispatch (CGST Act s. 31(1): before or at the removal of the goods) or an
 * e-invoice at packing, credit notes for earlier refunds, and the final credit note when the order ends. The platform
 * may deliver an event several times; each document is issued once.
 */
export async function invoiceAtDispatch({ id, before, after }: DocumentWrite): Promise<void> {
  const order = after && readOrderOrSkip(after);
  if (!order) return;
  if (mayNeedFinalCreditNote(order)) await issueFinalCreditNote(id, new Date());
  if (order.invoiceNumber && wentBack(order)) await creditEarlierRefunds(id);
  if (!order.invoiceNumber) await issueWhenDue(id, order, before);
}

/** Later writes try again, for example once the seller's details are set; only the first try warns. */
async function issueWhenDue(id: string, order: OrderRecord, before: DocumentWrite['before']) {
  if (!(await isInvoiceDue(order))) return;
  await issueAtDispatch(id, before?.get('state') !== order.state);
}

/**
 * A packed order whose invoice must be registered gets it before its goods leave. After a cancelled invoice staff issue
 * the next one, when the order is corrected.
 */
async function isInvoiceDue(order: OrderRecord): Promise<boolean> {
  if (order.stateTimes.shipped) return true;
  if (order.state !== 'packed' || order.cancelledInvoices) return false;
  return orderNeedsEInvoice(order, await taxPortalSettings(), new Date());
}

async function issueAtDispatch(orderId: string, isFirstTry: boolean): Promise<void> {
  try {
    const invoice = await issueInvoice(orderId, new Date());
    if (isValidDocument(invoice)) await invoiceFile(invoice);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (isFirstTry)
      log.warn('No invoice was issued at dispatch.', { order: orderId, code: error.code });
  }
}

function wentBack({ payment, instalments = [] }: OrderRecord): boolean {
  const isLowered = instalments.some(({ credited, reduced }) => credited ?? reduced);
  return payment.refunded > 0 || isLowered;
}

async function creditEarlierRefunds(orderId: string): Promise<void> {
  const past = await refunds().where('orderId', '==', orderId).get();
  const adjustments = await balanceAdjustmentsOf(orderId).get();
  for (const one of [...past.docs, ...adjustments.docs]) await creditWrittenRefund({ after: one });
}

/** On the write of a refund or a balance adjustment: issues the credit note, for a refund once it is processed. */
export async function creditWrittenRefund({ after }: Pick<DocumentWrite, 'after'>): Promise<void> {
  const refund = after?.exists ? readCreditable(after) : null;
  if (!after || !refund || refund.creditNoteNumber) return;
  await issueCreditNote(after.ref, new Date());
}
