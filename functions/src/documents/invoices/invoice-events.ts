import { HttpError } from '../../http/errors.ts';
import type { DocumentSnapshot } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import { readRefund, refunds } from '../../records/payment-record.ts';
import { issueFinalCreditNote, mayNeedFinalCreditNote } from './issue-final-credit-note.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoiceFile } from './stored-pdf.ts';

/**
 * On an order write: issues the invoice at dispatch (CGST Act s. 31(1): before or at the removal of the goods),
 * credit notes for earlier refunds, and the final credit note when the order ends. The platform may deliver an
 * event several times; each document is issued once.
 */
export async function invoiceAtDispatch(
  orderId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const order = after && readOrderOrSkip(after);
  if (!order) return;
  if (mayNeedFinalCreditNote(order)) await issueFinalCreditNote(orderId, new Date());
  if (order.invoiceNumber && wentBack(order)) await creditEarlierRefunds(orderId);
  if (order.stateTimes.shipped && !order.invoiceNumber) await issueAtDispatch(orderId);
}

async function issueAtDispatch(orderId: string): Promise<void> {
  try {
    await invoiceFile(await issueInvoice(orderId, new Date()));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    log.warn('No invoice was issued at dispatch.', { order: orderId, code: error.code });
  }
}

function wentBack({ payment, instalments = [] }: OrderRecord): boolean {
  const isLowered = instalments.some(({ credited, reduced }) => credited ?? reduced);
  return payment.refunded > 0 || isLowered;
}

async function creditEarlierRefunds(orderId: string): Promise<void> {
  const { docs } = await refunds().where('orderId', '==', orderId).get();
  for (const refund of docs) await creditRefund(refund.id, refund);
}

/** On a refund write: issues the credit note once the refund is processed. */
export async function creditRefund(
  refundId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const refund = after && readRefund(after);
  if (refund?.state !== 'processed' || refund.creditNoteNumber) return;
  await issueCreditNote(refundId, new Date());
}
