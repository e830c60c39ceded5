import type { Invoice, InvoiceSeries } from '@kargha/domain/invoices/invoice';
import { monthStart, nextMonth } from '@kargha/domain/tax-returns/tax-month';

import { FieldPath, firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { invoiceRef, readInvoice, SERIES_COLLECTIONS } from '../../records/invoice-record.ts';

/** About 2 MB of documents in memory at once. */
const PAGE = 500;

/** The documents of a series that were issued in a month in India, page by page, in the order of their issue. */
export async function* monthDocuments(
  series: InvoiceSeries,
  month: string,
): AsyncGenerator<DocumentSnapshot[]> {
  const all = firestore()
    .collection(SERIES_COLLECTIONS[series])
    .where('issuedAt', '>=', monthStart(month))
    .where('issuedAt', '<', monthStart(nextMonth(month)))
    .orderBy('issuedAt')
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs }: { docs: DocumentSnapshot[] } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

/** The invoices that credit notes correct, by number. */
export async function correctedInvoices(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  const unique = [...new Set(numbers)];
  const found = unique.length === 0 ? [] : await firestore().getAll(...unique.map(invoiceRef));
  return new Map(
    found.flatMap((snapshot) => {
      const invoice = readInvoice(snapshot);
      return invoice ? [[invoice.number, invoice] as const] : [];
    }),
  );
}
