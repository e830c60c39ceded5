import { financialYear, INVOICE_SERIES, invoiceNumber } from './invoice.ts';
import type { InvoiceParty, ReceiptVoucher } from './invoice-fields.ts';
import type { Instalment } from '../payments/instalment.ts';
import { taxPercentOf } from '../orders/line-worth.ts';
import type { Order } from '../orders/order.ts';
import { placeOfSupply } from './place-of-supply.ts';
import { orderWorth } from '../pricing/price-order.ts';

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
