import type { Invoice, InvoiceSeries } from '@kargha/domain/invoices/invoice';
import type { EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { monthSpan } from '@kargha/domain/tax-returns/tax-month';

import { FieldPath, firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { readEWayBill } from '../../records/e-way-bill-record.ts';
import { invoiceRef, readInvoice, SERIES_COLLECTIONS } from '../../records/invoice-record.ts';

/** About 2 MB of documents in memory at once. */
const PAGE = 500;

/** The documents of a series that were issued in a month in India, page by page, in the order of their issue. */
export async function* monthDocuments(
  series: InvoiceSeries,
  month: string,
): AsyncGenerator<DocumentSnapshot[]> {
  yield* inMonth(SERIES_COLLECTIONS[series], 'issuedAt', month);
}

/** Delivery challans, which have e-way bills, page by page. */
export async function* monthChallans(month: string): AsyncGenerator<EWayBill[]> {
  for await (const page of inMonth(COLLECTIONS.eWayBills, 'generatedAt', month)) {
    yield page
      .flatMap((one) => readEWayBill(one) ?? [])
      .filter(({ documentType, state }) => documentType === 'CHL' && state !== 'exempt');
  }
}

async function* inMonth(
  collection: string,
  time: string,
  month: string,
): AsyncGenerator<DocumentSnapshot[]> {
  const { from, to } = monthSpan(month);
  const all = firestore()
    .collection(collection)
    .where(time, '>=', from)
    .where(time, '<', to)
    .orderBy(time)
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
