import type { EndpointResult } from '@kargha/domain/api/endpoint';
import {
  purchaseOrderEndpoints,
  type PurchaseOrderDetails,
  type PurchaseOrderRow,
} from '@kargha/domain/stock/purchase-order-endpoints';
import type { PurchaseReceiptRequest } from '@kargha/domain/stock/purchase-order-requests';
import type { SupplierInvoiceRequest } from '@kargha/domain/stock/supplier-invoice-request';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import {
  purchaseOrderContent,
  type PurchaseOrderFormValues,
} from './purchase-order-form-values.ts';

export type PurchaseOrderAnswer = EndpointResult<typeof purchaseOrderEndpoints.find>;

/** @throws ApiError 409 `stale`, `not_allowed`, `already_saved` */
export async function saveOrder(
  values: PurchaseOrderFormValues,
  to: { order: PurchaseOrderDetails } | { requestId: string; place: 'draft' | 'ordered' },
): Promise<PurchaseOrderAnswer> {
  const { create, edit } = purchaseOrderEndpoints;
  const content = purchaseOrderContent(values);
  if (!('order' in to)) return callStaffEndpoint(create, { body: { ...content, ...to } });
  const { id, revision } = to.order;
  return callStaffEndpoint(edit, { params: { id }, body: { ...content, revision } });
}

/** @throws ApiError 409 `stale`, `not_allowed`; of the PDF `legal_identity_missing` */
export const purchaseOrderActions = {
  /** Saves the PDF that goes to the supplier. */
  print: async ({ id, number }: PurchaseOrderRow) => {
    const path = endpointPath(purchaseOrderEndpoints.pdf, { params: { id } });
    saveFile(`${number}.pdf`, await fetchStaffFile(path));
  },
  place: ({ id, revision }: PurchaseOrderDetails) => {
    const request = { params: { id }, body: { revision } };
    return callStaffEndpoint(purchaseOrderEndpoints.place, request);
  },
  cancel: ({ id, revision }: PurchaseOrderDetails, reason: string) => {
    const request = { params: { id }, body: { revision, reason } };
    return callStaffEndpoint(purchaseOrderEndpoints.cancel, request);
  },
  /** A receipt id counts once. */
  receive: (
    { id, revision }: PurchaseOrderDetails,
    receipt: Omit<PurchaseReceiptRequest, 'revision'>,
  ) => {
    const request = { params: { id }, body: { ...receipt, revision } };
    return callStaffEndpoint(purchaseOrderEndpoints.receive, request);
  },
  /** An invoice id counts once. */
  addInvoice: (
    { id, revision }: PurchaseOrderDetails,
    invoice: Omit<SupplierInvoiceRequest, 'revision'>,
  ) => {
    const request = { params: { id }, body: { ...invoice, revision } };
    return callStaffEndpoint(purchaseOrderEndpoints.addInvoice, request);
  },
  removeInvoice: ({ id, revision }: PurchaseOrderDetails, invoiceId: string, reason: string) => {
    const request = { params: { id }, body: { invoiceId, revision, reason } };
    return callStaffEndpoint(purchaseOrderEndpoints.removeInvoice, request);
  },
};
