import { financialYear, INVOICE_SERIES } from '@kargha/domain/invoices/invoice';
import type { Instalment } from '@kargha/domain/payments/instalment';
import { isOnTerms } from '@kargha/domain/payments/added-balance';
import { receiptVoucher } from '@kargha/domain/invoices/receipt-voucher';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { buyerOf } from '../invoices/invoice-parties.ts';
import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
import { documentName } from '../../pdf/document-sections.ts';
import { inTransaction, afterCommit, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { nextSerialNumber, receiptRef, type SerialNumber } from '../../records/invoice-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { paymentEmailId } from '../../records/order-email-id.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { supplierIdentity, type Supplier } from '../../records/settings-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';

/**
 * Issues the receipt voucher of every advance of an order (CGST Act s. 31(3)(d)), each once. The number is
 * assigned in the same transaction, so the series has no gaps. A payment after the tax invoice is not an advance.
 * Without the shop's legal identity nothing is issued yet.
 */
export async function issueReceipts(orderId: string, at: Date): Promise<void> {
  const first = readOrder(await orderRef(orderId).get());
  if (!first || !instalmentWithoutReceipt(first)) return;
  const supplier = await supplierIdentity();
  if (!supplier) {
    log.warn('No receipt voucher was issued: the shop has no legal identity.', { order: orderId });
    return;
  }
  while (await issueNext(orderId, supplier, at));
}

/** An order from the cart is paid with its order, without a voucher, also when it was edited since. */
export function instalmentWithoutReceipt({
  instalments,
  invoiceNumber,
}: OrderRecord): Instalment | undefined {
  if (invoiceNumber || !isOnTerms({ instalments })) return undefined;
  return instalments?.find(({ state, receiptNumber }) => state === 'paid' && !receiptNumber);
}

function issueNext(orderId: string, supplierOn: Supplier, at: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    const instalment = order && instalmentWithoutReceipt(order);
    if (!instalment) return false;
    const { uid } = order;
    const profile = uid === null ? null : readUser(await transaction.get(userRef(uid)));
    const serialNumber = await nextSerialNumber(
      transaction,
      INVOICE_SERIES.receipt,
      financialYear(at),
    );
    const buyer = buyerOf(order, profile);
    const supplier = supplierOn(order.createdAt);
    const { serial } = serialNumber;
    const receipt = receiptVoucher({ order, instalment, supplier, buyer, serial, issuedAt: at });
    write(transaction, order, receipt, serialNumber);
    return true;
  });
}

function write(
  transaction: Transaction,
  order: OrderRecord,
  receipt: ReceiptVoucher,
  serialNumber: SerialNumber,
): void {
  const { number, partId, amount, goods: lines } = receipt;
  serialNumber.take();
  transaction.create(receiptRef(number), receipt);
  const instalments = order.instalments?.map((instalment) =>
    instalment.id === partId ? { ...instalment, receiptNumber: number } : instalment,
  );
  transaction.update(orderRef(order.id), { instalments });
  queueEmail(
    transaction,
    paymentEmailId(order, `receipt_${partId}`),
    composeEmail(
      order.customer,
      mailMessages.receipt_subject({ receipt: number, number: order.number }),
      [
        mailMessages.receipt({ receipt: number, amount, number: order.number }),
        mailMessages.receipt_next({ document: documentName({ ...receipt, lines }).toLowerCase() }),
      ],
    ),
  );
  afterCommit(transaction, () =>
    log.info('A receipt voucher was issued.', { order: order.id, receipt: number }),
  );
}
