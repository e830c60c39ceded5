import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isCalendarDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import { purchaseTotal, type PurchaseOrder } from '@kargha/domain/stock/purchase-order';
import type {
  NewPurchaseOrder,
  PurchaseOrderEdit,
} from '@kargha/domain/stock/purchase-order-requests';

import { invalidField } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { nextDocumentNumber } from '../../records/document-number.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import {
  changePurchaseOrder,
  findPurchaseOrder,
  purchaseOrderRef,
  purchaseOrderWithId,
  refuseStale,
  refuseUnless,
  type PurchaseOrderAction,
} from '../../records/purchase-order-record.ts';
import { stockLine } from '../stock-line.ts';
import { supplierWithId } from './suppliers.ts';

const SERIES = {
  name: 'purchase-orders',
  prefix: 'PO-',
  collection: COLLECTIONS.purchaseOrders,
  first: 1001,
};

/**
 * Creates a draft or an ordered purchase order, once per request. Throws 400 invalid for an unknown supplier or
 * product, 409 already_saved when the request created another.
 */
export function createPurchaseOrder(
  input: NewPurchaseOrder,
  { by, at }: StaffAction,
): Promise<PurchaseOrder> {
  return inTransaction(async (transaction) => {
    const { requestId: id, ...sent } = input;
    const ref = purchaseOrderRef(id);
    const known = await purchaseOrderWithId(id, transaction);
    if (known) {
      refuseOtherContent({ id, requestHash: known.requestHash }, sent);
      return known;
    }
    const content = await contentOf(transaction, input);
    const { number, take } = await nextDocumentNumber(transaction, SERIES);
    const order = {
      ...content,
      number,
      state: input.place === 'ordered' ? ('ordered' as const) : ('draft' as const),
      orderedAt: input.place === 'ordered' ? at : null,
      receivedAt: null,
      createdAt: at,
      updatedAt: at,
      revision: 0,
      receipts: [],
      invoices: [],
      invoiceMonths: [],
      requestHash: requestHash(sent),
    };
    take();
    transaction.create(ref, order);
    const { state, supplierName, total } = order;
    const row = { action: 'purchaseOrder.create', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, {
      ...row,
      before: null,
      after: { number, state, supplierName, total },
    });
    return { ...order, id };
  });
}

/** Only before anything was received. Throws 400, 404, 409 stale and not_allowed. */
export function editPurchaseOrder(
  staffAction: PurchaseOrderAction,
  input: PurchaseOrderEdit,
): Promise<PurchaseOrder> {
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    refuseStale(order, staffAction);
    refuseUnless(order, ['draft', 'ordered']);
    const changes = await contentOf(transaction, input);
    return changePurchaseOrder(
      transaction,
      order,
      { action: 'purchaseOrder.edit', changes },
      staffAction,
    );
  });
}

/** Marks a draft as ordered. Throws 404, 409 stale and not_allowed. */
export function placePurchaseOrder(staffAction: PurchaseOrderAction): Promise<PurchaseOrder> {
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    refuseStale(order, staffAction);
    refuseUnless(order, ['draft']);
    const changes = { state: 'ordered', orderedAt: staffAction.at } as const;
    return changePurchaseOrder(
      transaction,
      order,
      { action: 'purchaseOrder.order', changes },
      staffAction,
    );
  });
}

/** Received units stay. Throws 404, 409 stale and not_allowed. */
export function cancelPurchaseOrder(
  staffAction: PurchaseOrderAction,
  reason: string,
): Promise<PurchaseOrder> {
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    refuseStale(order, staffAction);
    refuseUnless(order, ['draft', 'ordered', 'partial']);
    const orderChange = {
      action: 'purchaseOrder.cancel',
      changes: { state: 'cancelled' },
      reason,
    } as const;
    return changePurchaseOrder(transaction, order, orderChange, staffAction);
  });
}

type Content = Pick<PurchaseOrderEdit, 'supplierId' | 'expectedOn' | 'note' | 'lines'>;

async function contentOf(transaction: Transaction, input: Content) {
  const expectedAt = startOfIndianDay(input.expectedOn);
  if (!isCalendarDay(input.expectedOn))
    throw invalidField('expectedOn', 'Enter a valid delivery date.');
  const supplier = await supplierWithId(input.supplierId, transaction);
  if (!supplier) throw invalidField('supplierId', 'We could not find this supplier.');
  const found = await transaction.getAll(
    ...input.lines.map(({ productId }) => productRef(productId)),
  );
  const lines = input.lines.map(({ options, ordered, unitCost }, place) => {
    const product = found[place] && readProduct(found[place]);
    if (!product) throw invalidField('lines', 'A product in this order no longer exists.');
    const cost = { unitCost: paise(unitCost), accepted: 0, rejected: 0 };
    return { ...stockLine(product, options), ordered, ...cost };
  });
  return {
    supplierId: input.supplierId,
    supplierName: supplier.name,
    expectedAt,
    note: input.note,
    lines,
    total: purchaseTotal(lines),
  };
}
