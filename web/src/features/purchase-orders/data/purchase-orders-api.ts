import { paise } from '@kargha/domain/money/paise';
import {
  PURCHASE_ORDER_STATES,
  type PurchaseOrderDetails,
  type PurchaseOrderRow,
  type PurchaseTotals,
  type SupplierRow,
} from '@kargha/domain/stock/purchase-order';
import type {
  NewPurchaseOrder,
  NewSupplier,
  PurchaseOrderEdit,
  PurchaseReceiptRequest,
} from '@kargha/domain/stock/purchase-order-requests';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { callStaffApi, buildQuery, fetchStaffFile } from '#session/state/staff-api.ts';

const ROOT = '/purchase-orders';

/** Saves the PDF that goes to the supplier. @throws ApiError legal_identity_missing */
export async function savePurchaseOrderPdf({
  id,
  number,
}: Pick<PurchaseOrderRow, 'id' | 'number'>): Promise<void> {
  saveFile(`${number}.pdf`, await fetchStaffFile(`${ROOT}/${encodeURIComponent(id)}/pdf`));
}

/** Newest first. */
export async function listPurchaseOrders(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<PurchaseOrderRow>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map(orderRow),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readTotals(): Promise<PurchaseTotals> {
  const totals = storedFields(await callStaffApi(`${ROOT}/totals`)).part('totals');
  return {
    open: totals.number('open'),
    receivedThisMonth: totals.number('receivedThisMonth'),
    value: totals.number('value'),
  };
}

export interface SupplierOption {
  id: string;
  label: string;
  detail: string;
}

const MAX_RESULTS = '8';

/** Returns the first few suppliers whose name or state matches. */
export async function findSuppliers(search: string): Promise<SupplierOption[]> {
  const query = buildQuery({ search, size: MAX_RESULTS });
  return storedFields(await callStaffApi(`${ROOT}/suppliers?${query}`))
    .parts('rows')
    .map(supplierRow)
    .map(({ id, name, state }) => ({ id, label: name, detail: state }));
}

export async function addSupplier(supplier: NewSupplier): Promise<SupplierRow> {
  const answer = await callStaffApi(`${ROOT}/suppliers`, { method: 'POST', body: supplier });
  return supplierRow(storedFields(answer).part('supplier'));
}

export async function findPurchaseOrder(id: string): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(pathOf(id)));
}

export async function createPurchaseOrder(order: NewPurchaseOrder): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(ROOT, { method: 'POST', body: order }));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function editPurchaseOrder(
  id: string,
  edit: PurchaseOrderEdit,
): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(pathOf(id), { method: 'PUT', body: edit }));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function placePurchaseOrder(
  id: string,
  revision: number,
): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(`${pathOf(id)}/order`, { method: 'POST', body: { revision } }));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function cancelPurchaseOrder(
  id: string,
  body: { revision: number; reason: string },
): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(`${pathOf(id)}/cancel`, { method: 'POST', body }));
}

/** A receipt id counts once. @throws ApiError 409 `stale`, `not_allowed` */
export async function receiveGoods(
  id: string,
  receipt: PurchaseReceiptRequest,
): Promise<PurchaseOrderDetails> {
  return details(await callStaffApi(`${pathOf(id)}/receipts`, { method: 'POST', body: receipt }));
}

function pathOf(id: string): string {
  return `${ROOT}/${encodeURIComponent(id)}`;
}

function supplierRow(fields: StoredFields): SupplierRow {
  return { id: fields.text('id'), name: fields.text('name'), state: fields.text('state') };
}

function orderRow(fields: StoredFields): PurchaseOrderRow {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    supplierName: fields.text('supplierName'),
    state: fields.choice('state', PURCHASE_ORDER_STATES),
    expectedAt: fields.text('expectedAt'),
    total: fields.number('total'),
  };
}

function details(answer: unknown): PurchaseOrderDetails {
  const fields = storedFields(answer).part('purchaseOrder');
  return {
    ...orderRow(fields),
    supplierId: fields.text('supplierId'),
    lines: fields.parts('lines').map((line) => ({
      productId: line.text('productId'),
      title: line.text('title'),
      ordered: line.number('ordered'),
      accepted: line.number('accepted'),
      rejected: line.number('rejected'),
      unitCost: paise(line.number('unitCost')),
    })),
    note: fields.text('note'),
    orderedAt: fields.text('orderedAt') || null,
    receivedAt: fields.text('receivedAt') || null,
    createdAt: fields.text('createdAt'),
    revision: fields.number('revision'),
    receipts: fields.parts('receipts').map(receipt),
  };
}

function receipt(fields: StoredFields): PurchaseOrderDetails['receipts'][number] {
  return {
    id: fields.text('id'),
    lines: fields.parts('lines').map((line) => ({
      productId: line.text('productId'),
      accepted: line.number('accepted'),
      rejected: line.number('rejected'),
    })),
    note: fields.text('note'),
    by: fields.text('by'),
    at: fields.text('at'),
  };
}
