import type { DeskOrder, DeskRefund, OrderPaper } from './desk-order.ts';

/** The tax invoice of an order; none before there is one. */
export function invoiceOf({ invoiceNumber }: Pick<DeskOrder, 'invoiceNumber'>): OrderPaper[] {
  return invoiceNumber === '' ? [] : [{ kind: 'invoice', number: invoiceNumber }];
}

/** All papers of an order, as the money went: advances, the invoice, and what went back. */
export function papersOfOrder(
  order: Pick<DeskOrder, 'invoiceNumber' | 'instalments'>,
  refunds: readonly Pick<DeskRefund, 'papers'>[],
): OrderPaper[] {
  const receipts = order.instalments.flatMap(({ receiptNumber }): OrderPaper[] =>
    receiptNumber === undefined ? [] : [{ kind: 'receipt', number: receiptNumber }],
  );
  const back = refunds.flatMap(({ papers }) => papers);
  return [...receipts, ...invoiceOf(order), ...back];
}
