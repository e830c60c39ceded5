import { COLLECTIONS } from '@kargha/domain/records/collections';
import { supplierSchema } from '@kargha/domain/stock/purchase-order';
import type { SupplierRow } from '@kargha/domain/stock/purchase-order-endpoints';
import type { NewSupplier, SupplierQuery } from '@kargha/domain/stock/purchase-order-requests';
import { supplierSearch } from '@kargha/domain/stock/supplier-search';

import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

const {
  ref: supplierRef,
  query: suppliers,
  readOrSkip: readSupplierOrSkip,
  find: supplierWithId,
} = storedDocuments({ collection: COLLECTIONS.suppliers, schema: supplierSchema, ids: ['id'] });
export { readSupplierOrSkip, supplierWithId };

/** One page of suppliers by name, filtered by search. */
export function listSuppliers({
  search,
  size,
  cursor,
}: SupplierQuery): Promise<CursorPage<SupplierRow>> {
  return readPage({
    query: filterBySearch(suppliers(), search).orderBy('name').orderBy(FieldPath.documentId()),
    cursor,
    size,
    documentRef: supplierRef,
    rowOf: (snapshot) => {
      const supplier = readSupplierOrSkip(snapshot);
      return supplier && supplierRow(supplier);
    },
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
    const known = await supplierWithId(requestId, transaction);
    if (known) {
      const { id, ...content } = supplierRow(known);
      const knownHash = requestHash(content);
      refuseOtherContent({ id, requestHash: knownHash }, { name, state }, ALREADY_ADDED);
      return { id, ...content };
    }
    const search = supplierSearch({ name, state });
    transaction.create(ref, { name, state, search, active: true, createdAt: at, updatedAt: at });
    const after = { name, state };
    const row = { action: 'supplier.create', target: ref.path, actor: by, after, reason: '', at };
    writeAudit(transaction, { ...row, before: null });
    return { id: requestId, name, state };
  });
}

function supplierRow({ id, name, state }: SupplierRow): SupplierRow {
  return { id, name, state };
}
