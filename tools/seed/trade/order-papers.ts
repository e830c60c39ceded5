import { creditNotesOf, invoicesOf } from './invoices.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** The orders and refunds among the documents, told which invoice and credit note they have: none is issued twice. */
export function withPapers(
  documents: readonly SeedDocument[],
  orders: readonly StoredOrder[],
): SeedDocument[] {
  const invoices = new Map(invoicesOf(orders).map((one) => [`orders/${one.orderId}`, one.number]));
  const notes = new Map(creditNotesOf(orders).map(({ orderId, number }) => [orderId, number]));
  return documents.map((document) => {
    const { path, data } = document;
    const invoice = invoices.get(path);
    if (invoice) return { path, data: { ...data, invoiceNumber: invoice } };
    const note = path.startsWith('refunds/') ? notes.get(orderIdIn(data)) : undefined;
    return note ? { path, data: { ...data, creditNoteNumber: note } } : document;
  });
}

function orderIdIn(data: object): string {
  return 'orderId' in data && typeof data.orderId === 'string' ? data.orderId : '';
}
