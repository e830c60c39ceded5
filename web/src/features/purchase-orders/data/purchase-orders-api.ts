import {
  purchaseOrderEndpoints,
  type PurchaseOrderDetails,
  type PurchaseOrderRow,
  type PurchaseTotals,
  type SupplierRow,
} from '@kargha/domain/stock/purchase-order-endpoints';
import type {
  NewPurchaseOrder,
  NewSupplier,
  PurchaseOrderEdit,
  PurchaseReceiptRequest,
} from '@kargha/domain/stock/purchase-order-requests';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Saves the PDF that goes to the supplier. @throws ApiError legal_identity_missing */
export async function savePurchaseOrderPdf({
  id,
  number,
}: Pick<PurchaseOrderRow, 'id' | 'number'>): Promise<void> {
  const path = endpointPath(purchaseOrderEndpoints.pdf, { params: { id } });
  saveFile(`${number}.pdf`, await fetchStaffFile(path));
}

/** Newest first. */
export function listPurchaseOrders(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<PurchaseOrderRow>> {
  return callStaffEndpoint(purchaseOrderEndpoints.list, { query: { ...filter, cursor } });
}

export async function readTotals(): Promise<PurchaseTotals> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.totals, {})).totals;
}

export interface SupplierOption {
  id: string;
  label: string;
  detail: string;
}

const MAX_RESULTS = 8;

/** Returns the first few suppliers whose name or state matches. */
export async function findSuppliers(search: string): Promise<SupplierOption[]> {
  const { rows } = await callStaffEndpoint(purchaseOrderEndpoints.listSuppliers, {
    query: { search, size: MAX_RESULTS },
  });
  return rows.map(({ id, name, state }) => ({ id, label: name, detail: state }));
}

export async function addSupplier(body: NewSupplier): Promise<SupplierRow> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.addSupplier, { body })).supplier;
}

export async function findPurchaseOrder(id: string): Promise<PurchaseOrderDetails> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.find, { params: { id } })).purchaseOrder;
}

export async function createPurchaseOrder(body: NewPurchaseOrder): Promise<PurchaseOrderDetails> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.create, { body })).purchaseOrder;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function editPurchaseOrder(
  id: string,
  body: PurchaseOrderEdit,
): Promise<PurchaseOrderDetails> {
  const { edit } = purchaseOrderEndpoints;
  return (await callStaffEndpoint(edit, { params: { id }, body })).purchaseOrder;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function placePurchaseOrder(
  id: string,
  revision: number,
): Promise<PurchaseOrderDetails> {
  const { place } = purchaseOrderEndpoints;
  return (await callStaffEndpoint(place, { params: { id }, body: { revision } })).purchaseOrder;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function cancelPurchaseOrder(
  id: string,
  body: { revision: number; reason: string },
): Promise<PurchaseOrderDetails> {
  const { cancel } = purchaseOrderEndpoints;
  return (await callStaffEndpoint(cancel, { params: { id }, body })).purchaseOrder;
}

/** A receipt id counts once. @throws ApiError 409 `stale`, `not_allowed` */
export async function receiveGoods(
  id: string,
  body: PurchaseReceiptRequest,
): Promise<PurchaseOrderDetails> {
  const { receive } = purchaseOrderEndpoints;
  return (await callStaffEndpoint(receive, { params: { id }, body })).purchaseOrder;
}
