import { COLLECTIONS } from '@kargha/domain/collections';
import type { SupplierRow } from '@kargha/domain/purchase-order';
import type { NewSupplier } from '@kargha/domain/purchase-order-requests';

import { firestore, inTransaction, type DocumentSnapshot } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import type { StaffAct } from './purchase-order-record.ts';

const MOST = 500;

export function supplierRef(id: string) {
  return firestore().collection(COLLECTIONS.suppliers).doc(id);
}

/** Everybody who makes what the shop sells, by name. */
export async function listSuppliers(): Promise<SupplierRow[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.suppliers)
    .orderBy('name')
    .limit(MOST)
    .get();
  return docs.map(supplierRow);
}

/** A new supplier; the same request makes one. */
export function createSupplier(
  { requestId, name, state }: NewSupplier,
  { by, at }: StaffAct,
): Promise<SupplierRow> {
  return inTransaction(async (transaction) => {
    const ref = supplierRef(requestId);
    const known = await transaction.get(ref);
    if (known.exists) return supplierRow(known);
    transaction.create(ref, { name, state, active: true, createdAt: at, updatedAt: at });
    const after = { name, state };
    const row = { action: 'supplier.create', target: ref.path, actor: by, after, reason: '', at };
    writeAudit(transaction, { ...row, before: null });
    return { id: requestId, name, state };
  });
}

/** A supplier in a document; what is missing is ''. */
export function supplierRow(snapshot: DocumentSnapshot): SupplierRow {
  const text = (field: string) => {
    const value: unknown = snapshot.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { id: snapshot.id, name: text('name'), state: text('state') };
}
