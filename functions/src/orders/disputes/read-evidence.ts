import type { Invoice } from '@kargha/domain/invoices/invoice';
import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';

import { invoiceRef, readInvoice } from '../../records/invoice-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { paymentRef, readPayment, type PaymentRecord } from '../../records/payment-record.ts';
import { readOrderEmails } from '../order-emails.ts';

export interface SentEmail {
  subject: string;
  to: string;
  text: string;
  sentAt: Date | null;
}

/** Links in emails open the order without signing in, and the evidence goes to a bank. */
const LINKS = /https?:\/\/\S+/g;

/** What the shop knows about a disputed order. */
export interface Evidence {
  id: string;
  dispute: DisputeRecord;
  /** the disputed one: an order that is paid in parts has no single method */
  payment: PaymentRecord | null;
  order: OrderRecord;
  invoice: Invoice | null;
  emails: SentEmail[];
}

export async function readEvidence(
  id: string,
  dispute: DisputeRecord,
  order: OrderRecord,
): Promise<Evidence> {
  const { invoiceNumber } = order;
  const [payment, invoice, mails] = await Promise.all([
    paymentRef(dispute.paymentId).get(),
    invoiceNumber ? invoiceRef(invoiceNumber).get() : null,
    readOrderEmails(order.id),
  ]);
  const emails = mails.map(({ to, message, queuedAt: sentAt }) => {
    const text = message.text.replaceAll(LINKS, '(link)');
    return { subject: message.subject, to: to.join(', '), text, sentAt };
  });
  emails.sort((one, other) => timeOf(one) - timeOf(other));
  const records = { payment: readPayment(payment), invoice: invoice && readInvoice(invoice) };
  return { id, dispute, order, ...records, emails };
}

/** Old emails have no time. */
function timeOf({ sentAt }: SentEmail): number {
  return sentAt?.getTime() ?? 0;
}
