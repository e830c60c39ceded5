import { COLLECTIONS } from '@kargha/domain/records/collections';
import { eWayBill, type EWayBill } from '@kargha/domain/invoices/e-way-bill-schema';

import type { Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const bills = storedDocuments({ collection: COLLECTIONS.eWayBills, schema: eWayBill, ids: ['id'] });

export const { ref: eWayBillRef, read: readEWayBill } = bills;

/** Oldest first. */
export async function eWayBillsOf(orderId: string, transaction?: Transaction): Promise<EWayBill[]> {
  const ofOrder = bills.query().where('orderId', '==', orderId);
  const { docs } = await (transaction ? transaction.get(ofOrder) : ofOrder.get());
  return bills
    .readEach(docs)
    .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
}
