import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { SupplierRow } from '@kargha/domain/stock/purchase-order-endpoints';
import type { NewSupplier, SupplierQuery } from '@kargha/domain/stock/purchase-order-requests';
import { supplierSearch } from '@kargha/domain/stock/supplier-search';

import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import {
  FieldPath,
  firestore,
  inTransaction,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';

export function supplierRef(id: string) {
  return firestore().collection(COLLECTIONS.suppliers).doc(id);
}

/** One page of suppliers by name, filtered by search. */
export function listSuppliers({
  search,
  size,
  cursor,
}: SupplierQuery): Promise<CursorPage<SupplierRow>> {
  const all = firestore().collection(COLLECTIONS.suppliers);
  return readPage({
    query: filterBySearch(all, search).orderBy('name').orderBy(FieldPath.documentId()),
    cursor,
    size,
    documentRef: supplierRef,
    rowOf: supplierRow,
  });
}

const ALREADY_ADDED =
  'This supplier was already added without your last change. You can find it in the list.';

/** A repeated request creates one supplier. Throws 409 already_saved when it created another. */
export function createSupplier(
  { requestId, name, state }: NewSupplier,
  { by, at }: StaffAction,
): Promise<SupplierRow> {
  return inTransaction(async (transaction) => {
    const ref = supplierRef(requestId);
    const known = await transaction.get(ref);
    if (known.exists) {
      const row = supplierRow(known);
      const knownHash = requestHash({ name: row.name, state: row.state });
      refuseOtherContent({ id: row.id, requestHash: knownHash }, { name, state }, ALREADY_ADDED);
      return row;
    }
    const search = supplierSearch({ name, state });
    transaction.create(ref, { name, state, search, active: true, createdAt: at, updatedAt: at });
    const after = { name, state };
    const row = { action: 'supplier.create', target: ref.path, actor: by, after, reason: '', at };
    writeAudit(transaction, { ...row, before: null });
    return { id: requestId, name, state };
  });
}

export function supplierRow(snapshot: DocumentSnapshot): SupplierRow {
  const text = (field: string) => {
    const value: unknown = snapshot.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { id: snapshot.id, name: text('name'), state: text('state') };
}
