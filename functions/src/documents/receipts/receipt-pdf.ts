import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';
import type { RefundVoucher } from '@kargha/domain/invoices/invoice-fields';

import { rupeeAmount } from '../../pdf/document-sections.ts';
import { advanceVoucherPdf } from './advance-voucher-pdf.ts';

const NO_TAX_YET =
  'Advance for goods: no tax is due on it (Notification 66/2017 – Central Tax). The tax is charged on the tax ' +
  'invoice at dispatch, where this advance is adjusted.';
const NO_TAX_PAID =
  'Refund of an advance for goods, for which no tax invoice was issued. Tax paid on the advance: nil ' +
  '(Notification 66/2017 – Central Tax).';
const NEVER_CAME =
  'The receipt voucher was issued for a payment that was recorded by mistake and never received. This voucher ' +
  'reverses it. No money has moved, and no tax was due on it (Notification 66/2017 – Central Tax).';

/** The fields of CGST Rule 50. */
export function receiptPdf(receipt: ReceiptVoucher): Promise<Buffer> {
  const { orderNumber, purchaseOrderNumber, reference, receivedOn } = receipt;
  return advanceVoucherPdf(receipt, {
    title: 'Receipt Voucher',
    parties: ['Received by', 'Received from'],
    about: [
      ...orderFacts({ orderNumber, purchaseOrderNumber }),
      `Payment ${reference}`,
      receivedOn === undefined ? '' : `Received on ${formatLongDate(startOfIndianDay(receivedOn))}`,
    ],
    sums: [
      ['Order total with tax', rupeeAmount(receipt.orderTotal)],
      ['Tax on the advance', '₹0.00'],
      ['Advance received', rupeeAmount(receipt.amount)],
    ],
    amount: receipt.amount,
    ending: NO_TAX_YET,
  });
}

/** The fields of CGST Rule 51. */
export function refundVoucherPdf(voucher: RefundVoucher): Promise<Buffer> {
  const { receiptNumber, receiptIssuedAt, receiptAmount, reference, recordedByMistake } = voucher;
  const isMistake = recordedByMistake !== undefined;
  return advanceVoucherPdf(voucher, {
    title: 'Refund Voucher',
    parties: isMistake ? ['Issued by', 'Issued to'] : ['Refunded by', 'Refunded to'],
    about: [
      `Against receipt voucher ${receiptNumber} of ${formatLongDate(receiptIssuedAt)}`,
      ...orderFacts(voucher),
      isMistake ? `Recorded as ${reference}` : `Refund ${reference}`,
    ],
    sums: [
      [isMistake ? 'Advance recorded' : 'Advance received', rupeeAmount(receiptAmount)],
      ['Tax on the advance', '₹0.00'],
      [isMistake ? 'Reversed' : 'Refunded', rupeeAmount(voucher.amount)],
    ],
    amount: voucher.amount,
    ending: isMistake ? NEVER_CAME : NO_TAX_PAID,
  });
}

function orderFacts({
  orderNumber,
  purchaseOrderNumber,
}: Pick<ReceiptVoucher, 'orderNumber' | 'purchaseOrderNumber'>): string[] {
  return [
    `Order ${orderNumber}`,
    purchaseOrderNumber === '' ? '' : `Your PO number ${purchaseOrderNumber}`,
  ];
}
