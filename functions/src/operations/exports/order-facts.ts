import { packageOf } from '@kargha/domain/couriers/parcel-package';
import type { ExportedOrder } from '@kargha/domain/exports/order-exports';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore } from '../../platform/firestore.ts';
import { filterParts } from '../../platform/query-pages.ts';
import { costsOf } from '../../records/costing-record.ts';
import { courierCostsOf } from '../../records/courier-cost-record.ts';
import { invoiceRef, readCreditNote, readInvoice } from '../../records/invoice-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { productRef, readProducts } from '../../records/product-record.ts';
import type { SourceJob } from './export-source.ts';

export type RecordFacts = Pick<ExportedOrder, 'invoicedAt' | 'creditNotes' | 'refusedParcelCost'>;

/** What other documents than the order say about it. Read only for columns that are exported. */
export async function recordFacts(
  orders: readonly OrderRecord[],
  { columns }: SourceJob,
): Promise<(order: OrderRecord) => RecordFacts> {
  const hasNotes = columns.includes('creditNotes') || columns.includes('credited');
  const [invoicedAt, notes, costs] = await Promise.all([
    columns.includes('invoicedAt') ? invoiceDates(orders) : new Map<string, Date>(),
    hasNotes ? creditNotesOf(orders) : [],
    columns.includes('refusedParcelCost') ? courierCostsOf(orders) : new Map<string, never>(),
  ]);
  return ({ id, invoiceNumber }) => ({
    invoicedAt: invoicedAt.get(invoiceNumber ?? '') ?? null,
    creditNotes: notes.filter(({ orderId }) => orderId === id),
    refusedParcelCost: costs.get(id) ?? null,
  });
}

async function invoiceDates(orders: readonly OrderRecord[]): Promise<Map<string, Date>> {
  const refs = orders.flatMap(({ invoiceNumber: number }) => (number ? [invoiceRef(number)] : []));
  if (refs.length === 0) return new Map();
  const invoices = (await firestore().getAll(...refs)).flatMap((one) => readInvoice(one) ?? []);
  return new Map(invoices.map(({ number, issuedAt }) => [number, issuedAt]));
}

/** The oldest first. Only an invoice can be credited. */
async function creditNotesOf(orders: readonly OrderRecord[]) {
  const invoiced = orders.filter(({ invoiceNumber }) => invoiceNumber);
  const notes = firestore().collection(COLLECTIONS.creditNotes);
  const pages = await Promise.all(
    filterParts(invoiced.map(({ id }) => id)).map((ids) => notes.where('orderId', 'in', ids).get()),
  );
  return pages
    .flatMap(({ docs }) => docs.flatMap((one) => readCreditNote(one) ?? []))
    .toSorted((one, other) => one.number.localeCompare(other.number));
}

export interface ProductFacts {
  costs: Awaited<ReturnType<typeof costsOf>>;
  grams: ReadonlyMap<string, number>;
}

const NO_PACKING = 0;

/** Read only for columns that are exported: each product of the page once. */
export async function productFacts(
  orders: readonly OrderRecord[],
  { columns }: SourceJob,
): Promise<ProductFacts> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const [costs, grams] = await Promise.all([
    columns.includes('unitCost') ? costsOf(ids) : {},
    columns.includes('grams') ? gramsOf(ids) : new Map<string, number>(),
  ]);
  return { costs, grams };
}

async function gramsOf(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await firestore().getAll(...ids.map((id) => productRef(id)));
  return new Map(
    readProducts(found)
      .filter(({ weight }) => weight > 0)
      .map((product) => [
        product._id,
        packageOf([{ ...product, quantity: 1 }], NO_PACKING).weightGrams,
      ]),
  );
}
