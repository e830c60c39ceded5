import { creditNotesOf, invoicesOf } from './invoices.ts';
import { receiptsOf } from './receipts.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** Adds the numbers of their documents to orders and refunds, so that the server issues none twice. */
export function linkDocuments(
  documents: readonly SeedDocument[],
  orders: readonly StoredOrder[],
): SeedDocument[] {
  const links = new Map(
    orders.map((order) => [`orders/${order.id}`, documentLinksOf(order, orders)]),
  );
  const creditNoteNumbers = new Map(
    creditNotesOf(orders).map(({ orderId, number }) => [orderId, number]),
  );
  return documents.map((document) => {
    const { path, data } = document;
    const orderLinks = links.get(path);
    if (orderLinks) return { path, data: { ...data, ...orderLinks } };
    const creditNoteNumber = path.startsWith('refunds/')
      ? creditNoteNumbers.get(orderIdFrom(data))
      : undefined;
    return creditNoteNumber
      ? { path, data: { ...data, creditNoteNumber: creditNoteNumber } }
      : document;
  });
}

export function documentLinksOf({ id, instalments }: StoredOrder, orders: readonly StoredOrder[]) {
  const invoice = invoicesOf(orders).find(({ orderId }) => orderId === id);
  const receipts = receiptsOf(orders).filter(({ orderId }) => orderId === id);
  const linkedInstalments = instalments?.map((instalment) => {
    const receipt = receipts.find(({ partId }) => partId === instalment.id);
    return receipt ? { ...instalment, receiptNumber: receipt.number } : instalment;
  });
  return {
    ...(invoice && { invoiceNumber: invoice.number }),
    ...(linkedInstalments && { instalments: linkedInstalments }),
  };
}

function orderIdFrom(data: object): string {
  return 'orderId' in data && typeof data.orderId === 'string' ? data.orderId : '';
}
