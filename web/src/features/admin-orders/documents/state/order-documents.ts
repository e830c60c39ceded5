import type { OrderDocument, StaffOrder } from '../../state/staff-order.ts';

export {
  saveLabel,
  saveInvoices,
  saveLabels,
  savePackingSlips,
  saveDocument,
  saveWorkSheets,
} from '../data/order-document-api.ts';

/** Empty until the order has a tax invoice. */
export function invoiceOf({ invoiceNumber }: Pick<StaffOrder, 'invoiceNumber'>): OrderDocument[] {
  return invoiceNumber === '' ? [] : [{ kind: 'invoice', number: invoiceNumber }];
}

type Documented = Record<'refunds' | 'adjustments', readonly { documents: OrderDocument[] }[]>;

/** All numbered documents: receipt vouchers of advances, the invoice, then refund vouchers and credit notes. */
export function orderDocuments(
  order: Pick<StaffOrder, 'invoiceNumber' | 'instalments'>,
  { refunds, adjustments }: Documented,
): OrderDocument[] {
  const receipts = order.instalments.flatMap(({ receiptNumber }): OrderDocument[] =>
    receiptNumber === undefined ? [] : [{ kind: 'receipt', number: receiptNumber }],
  );
  const back = [...refunds, ...adjustments].flatMap(({ documents }) => documents);
  return [...receipts, ...invoiceOf(order), ...back];
}
