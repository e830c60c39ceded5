import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';
import type { RefundVoucher } from '@kargha/domain/invoices/invoice-fields';

import { chargesTax } from '@kargha/domain/invoices/sale-document';

import { documentName, rupeeAmount } from '../../pdf/document-sections.ts';
import { advanceVoucherPdf } from './advance-voucher-pdf.ts';

const RULE = '(Notification 66/2017 – Central Tax)';
const REFUNDED = 'Refund of an advance for goods, which had not been dispatched.';
const NEVER_CAME =
  'The receipt voucher was issued for a payment that was recorded by mistake and never received. This voucher ' +
  'reverses it. No money has moved.';
const NO_TAX_LINE = ['Tax on the advance', '₹0.00'] as const;

/** The fields of CGST Rule 50. */
export function receiptPdf(receipt: ReceiptVoucher): Promise<Buffer> {
  const { orderNumber, purchaseOrderNumber, reference, receivedOn, supplier } = receipt;
  const isTaxed = supplier.registration === undefined;
  return advanceVoucherPdf(receipt, {
    title: 'Receipt Voucher',
    parties: ['Received by', 'Received from'],
    about: [
      ...orderFacts({ orderNumber, purchaseOrderNumber }),
      `Payment ${reference}`,
      receivedOn === undefined ? '' : `Received on ${formatLongDate(startOfIndianDay(receivedOn))}`,
    ],
    sums: [
      [isTaxed ? 'Order total with tax' : 'Order total', rupeeAmount(receipt.orderTotal)],
      ...(isTaxed ? [NO_TAX_LINE] : []),
      ['Advance received', rupeeAmount(receipt.amount)],
    ],
    amount: receipt.amount,
    ending: documentToCome(receipt),
  });
}

/** The fields of CGST Rule 51. */
export function refundVoucherPdf(voucher: RefundVoucher): Promise<Buffer> {
  const { receiptNumber, receiptIssuedAt, receiptAmount, reference, recordedByMistake } = voucher;
  const isMistake = recordedByMistake !== undefined;
  const isTaxed = voucher.supplier.registration === undefined;
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
      ...(isTaxed ? [NO_TAX_LINE] : []),
      [isMistake ? 'Reversed' : 'Refunded', rupeeAmount(voucher.amount)],
    ],
    amount: voucher.amount,
    ending: refundEnding(isMistake, isTaxed),
  });
}

function documentToCome({ supplier, buyer, goods: lines }: ReceiptVoucher): string {
  const sale = { supplier, buyer, lines };
  const name = documentName(sale).toLowerCase();
  if (chargesTax(sale)) {
    return (
      `Advance for goods: no tax is due on it ${RULE}. ` +
      `The tax is charged on the ${name} at dispatch, where this advance is adjusted.`
    );
  }
  return `Advance for goods. It is adjusted in the ${name}, which comes with the goods.`;
}

function refundEnding(isMistake: boolean, isTaxed: boolean): string {
  if (isMistake) return isTaxed ? `${NEVER_CAME} No tax was due on it ${RULE}.` : NEVER_CAME;
  return isTaxed ? `${REFUNDED} Tax paid on the advance: nil ${RULE}.` : REFUNDED;
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
