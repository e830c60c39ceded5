import { financialYear, INVOICE_SERIES, invoiceNumber, type InvoiceParty } from './invoice.ts';
import type { Instalment } from '../payments/instalment.ts';
import { taxPercentOf } from './invoice-tax.ts';
import type { Order } from '../orders/order.ts';
import type { Paise } from '../money/paise.ts';
import { placeOfSupply } from './place-of-supply.ts';
import { orderWorth } from '../pricing/price-order.ts';

/**
 * receiptVouchers/{id}: confirms an advance (CGST Rule 50). Tax is due with the tax invoice, since an advance for
 * goods bears none (Notification 66/2017). Never changed once issued.
 */
export interface ReceiptVoucher {
  number: string;
  financialYear: string;
  serial: number;
  uid: string | null;
  orderId: string;
  orderNumber: string;
  partId: string;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  placeOfSupply: { name: string; stateCode: string };
  goods: { description: string; hsnCode: string; quantity: number; taxPercent: number }[];
  amount: Paise;
  orderTotal: Paise;
  /** the gateway's payment id, or the UTR of a bank transfer */
  reference: string;
  /** value date of a bank transfer, as 2026-11-21; absent for other payments */
  receivedOn?: string;
  purchaseOrderNumber: string;
  issuedAt: Date;
}

interface TakenAdvance {
  order: Pick<Order, 'uid' | 'id' | 'number' | 'lines' | 'totals' | 'purchaseOrderNumber'>;
  instalment: Pick<Instalment, 'id' | 'amount' | 'paymentId' | 'valueDate'>;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  serial: number;
  issuedAt: Date;
}

/** The fields of CGST Rule 50. */
export function receiptVoucher(advance: TakenAdvance): ReceiptVoucher {
  const { order, instalment, supplier, buyer, serial, issuedAt } = advance;
  const year = financialYear(issuedAt);
  return {
    number: invoiceNumber(INVOICE_SERIES.receipt, year, serial),
    financialYear: year,
    serial,
    uid: order.uid,
    orderId: order.id,
    orderNumber: order.number,
    partId: instalment.id,
    supplier,
    buyer,
    placeOfSupply: placeOfSupply(buyer),
    goods: order.lines.map((line) => ({
      description: line.title,
      hsnCode: line.hsnCode,
      quantity: line.quantity,
      taxPercent: taxPercentOf(line),
    })),
    amount: instalment.amount,
    orderTotal: orderWorth(order.totals),
    reference: instalment.paymentId ?? '',
    ...(instalment.valueDate !== undefined && { receivedOn: instalment.valueDate }),
    purchaseOrderNumber: order.purchaseOrderNumber ?? '',
    issuedAt,
  };
}
