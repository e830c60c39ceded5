import type { StaffOrder, StaffRefund, OrderDocument } from './staff-order.ts';

/** The tax invoice of an order; none before there is one. */
export function invoiceOf({ invoiceNumber }: Pick<StaffOrder, 'invoiceNumber'>): OrderDocument[] {
  return invoiceNumber === '' ? [] : [{ kind: 'invoice', number: invoiceNumber }];
}

/** All papers of an order, as the money went: advances, the invoice, and what went back. */
export function documentsOfOrder(
  order: Pick<StaffOrder, 'invoiceNumber' | 'instalments'>,
  refunds: readonly Pick<StaffRefund, 'documents'>[],
): OrderDocument[] {
  const receipts = order.instalments.flatMap(({ receiptNumber }): OrderDocument[] =>
    receiptNumber === undefined ? [] : [{ kind: 'receipt', number: receiptNumber }],
  );
  const back = refunds.flatMap(({ documents }) => documents);
  return [...receipts, ...invoiceOf(order), ...back];
}
