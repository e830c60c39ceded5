import type { Instalment } from '@kargha/domain/payments/instalment';
import { financialYear, INVOICE_SERIES } from '@kargha/domain/invoices/invoice';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';
import type { RefundVoucher } from '@kargha/domain/invoices/invoice-fields';

import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
import { inTransaction, afterCommit, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  nextSerialNumber,
  readReceipt,
  receiptRef,
  refundVoucherRef,
  type SerialNumber,
} from '../../records/invoice-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { refundRef, refundWithId, type RefundRecord } from '../../records/payment-record.ts';
import { issueReceipts } from './issue-receipts.ts';

/**
 * Issues the refund voucher for a refund of an advance before the tax invoice (CGST Act s. 31(3)(e)), once. An
 * advance without a receipt voucher gets one first. Returns the voucher's number, or null when none is due.
 */
export async function issueRefundVoucher(refundId: string, at: Date): Promise<string | null> {
  const first = await refundWithId(refundId);
  if (first?.state !== 'processed' || first.orderId === null) return null;
  const { orderId } = first;
  await issueReceipts(orderId, at);
  return inTransaction(async (transaction) => {
    const refund = await refundWithId(refundId, transaction);
    if (refund?.state !== 'processed' || refund.creditNoteNumber) return null;
    if (refund.refundVoucherNumber) return refund.refundVoucherNumber;
    const order = readOrder(await transaction.get(orderRef(orderId)));
    const receipt = order && (await receiptOf(transaction, order, refund));
    if (!receipt) return null;
    const serialNumber = await nextSerialNumber(
      transaction,
      INVOICE_SERIES.refundVoucher,
      financialYear(at),
    );
    const voucher = voucherOf(refund, receipt, serialNumber, at);
    write(transaction, order, voucher, serialNumber);
    return voucher.number;
  });
}

async function receiptOf(
  transaction: Transaction,
  { instalments = [], invoiceNumber }: OrderRecord,
  { paymentId }: RefundRecord,
): Promise<ReceiptVoucher | null> {
  const paid = instalments.find((instalment) => instalment.paymentId === paymentId);
  if (invoiceNumber || !paid?.receiptNumber) return null;
  return readReceipt(await transaction.get(receiptRef(paid.receiptNumber)));
}

/** The fields of CGST Rule 51. */
export function voucherOf(
  { id, amount, gatewayRefundId }: Pick<RefundRecord, 'id' | 'amount' | 'gatewayRefundId'>,
  receipt: ReceiptVoucher,
  { number, serial }: SerialNumber,
  at: Date,
): RefundVoucher {
  const { orderTotal: _total, reference: _payment, ...same } = receipt;
  return {
    ...same,
    number,
    serial,
    financialYear: financialYear(at),
    receiptNumber: receipt.number,
    receiptIssuedAt: receipt.issuedAt,
    receiptAmount: receipt.amount,
    amount,
    refundId: id,
    reference: gatewayRefundId ?? id,
    issuedAt: at,
  };
}

function write(
  transaction: Transaction,
  order: OrderRecord,
  voucher: RefundVoucher,
  serialNumber: SerialNumber,
): void {
  const { number, partId, amount, refundId, receiptNumber } = voucher;
  serialNumber.take();
  transaction.create(refundVoucherRef(number), voucher);
  transaction.update(refundRef(refundId), { refundVoucherNumber: number });
  const instalments = order.instalments?.map((instalment) =>
    instalment.id === partId ? withVoucher(instalment, { number, amount }) : instalment,
  );
  transaction.update(orderRef(order.id), { instalments });
  queueEmail(
    transaction,
    `refund_${refundId}_voucher`,
    composeEmail(
      order.customer,
      mailMessages.refund_voucher_subject({ voucher: number, number: order.number }),
      [
        mailMessages.advance_refunded({ amount, number: order.number }),
        mailMessages.refund_voucher({ voucher: number, receipt: receiptNumber }),
      ],
    ),
  );
  afterCommit(transaction, () =>
    log.info('A refund voucher was issued.', { refund: refundId, voucher: number }),
  );
}

function withVoucher(
  instalment: Instalment,
  voucher: { number: string; amount: RefundVoucher['amount'] },
): Instalment {
  return { ...instalment, refundVouchers: [...(instalment.refundVouchers ?? []), voucher] };
}
