import { creditNotesOf, invoicesOf } from './invoices.ts';
import { receiptsOf } from './receipts.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** The orders and refunds among the documents, told which papers they have: none is issued twice. */
export function withPapers(
  documents: readonly SeedDocument[],
  orders: readonly StoredOrder[],
): SeedDocument[] {
  const papers = new Map(orders.map((order) => [`orders/${order.id}`, papersOf(order, orders)]));
  const notes = new Map(creditNotesOf(orders).map(({ orderId, number }) => [orderId, number]));
  return documents.map((document) => {
    const { path, data } = document;
    const own = papers.get(path);
    if (own) return { path, data: { ...data, ...own } };
    const note = path.startsWith('refunds/') ? notes.get(orderIdIn(data)) : undefined;
    return note ? { path, data: { ...data, creditNoteNumber: note } } : document;
  });
}

/** The papers that an order names, and its parts with theirs. */
export function papersOf({ id, instalments }: StoredOrder, orders: readonly StoredOrder[]) {
  const invoice = invoicesOf(orders).find(({ orderId }) => orderId === id);
  const receipts = receiptsOf(orders).filter(({ orderId }) => orderId === id);
  const parts = instalments?.map((part) => {
    const receipt = receipts.find(({ partId }) => partId === part.id);
    return receipt ? { ...part, receiptNumber: receipt.number } : part;
  });
  return {
    ...(invoice && { invoiceNumber: invoice.number }),
    ...(parts && { instalments: parts }),
  };
}

function orderIdIn(data: object): string {
  return 'orderId' in data && typeof data.orderId === 'string' ? data.orderId : '';
}
