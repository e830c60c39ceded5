import { useEffect, useState } from 'react';

import {
  purchaseOrderEndpoints,
  type PurchaseOrderDetails,
  type PurchaseOrderRow,
  type PurchaseTotals,
} from '@kargha/domain/stock/purchase-order-endpoints';
import type { PurchaseReceiptRequest } from '@kargha/domain/stock/purchase-order-requests';
import { saveFile } from '#lib/files/save-file.ts';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead } from '#lib/reading/use-read.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import {
  purchaseOrderContent,
  type PurchaseOrderFormValues,
} from './purchase-order-form-values.ts';

export { findProducts } from '#session/state/find-products.ts';

/** Newest first. */
export function usePurchaseOrders(filter: { filter: string }) {
  const list = usePages({
    read: (query: { filter: string }, cursor) =>
      callStaffEndpoint(purchaseOrderEndpoints.list, { query: { ...query, cursor } }),
    filter,
    idOf: ({ id }: PurchaseOrderRow) => id,
  });
  const [totals, setTotals] = useState<PurchaseTotals>();
  useEffect(() => {
    callStaffEndpoint(purchaseOrderEndpoints.totals, {}).then(
      (read) => setTotals(read.totals),
      () => setTotals(undefined),
    );
  }, []);
  return { list, totals };
}

export function usePurchaseOrder(id: string) {
  return useRead(findPurchaseOrder, id);
}

async function findPurchaseOrder(id: string): Promise<PurchaseOrderDetails> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.find, { params: { id } })).purchaseOrder;
}

/** @throws ApiError 409 `stale`, `not_allowed`, `already_saved` */
export async function saveOrder(
  values: PurchaseOrderFormValues,
  to: { order: PurchaseOrderDetails } | { requestId: string; place: 'draft' | 'ordered' },
): Promise<PurchaseOrderDetails> {
  const { create, edit } = purchaseOrderEndpoints;
  const content = purchaseOrderContent(values);
  const { purchaseOrder } = await ('order' in to
    ? callStaffEndpoint(edit, {
        params: { id: to.order.id },
        body: { ...content, revision: to.order.revision },
      })
    : callStaffEndpoint(create, { body: { ...content, ...to } }));
  return purchaseOrder;
}

/** @throws ApiError 409 `stale`, `not_allowed`; of the PDF `legal_identity_missing` */
export const purchaseOrderActions = {
  /** Saves the PDF that goes to the supplier. */
  print: async ({ id, number }: PurchaseOrderRow) => {
    const path = endpointPath(purchaseOrderEndpoints.pdf, { params: { id } });
    saveFile(`${number}.pdf`, await fetchStaffFile(path));
  },
  place: async ({ id, revision }: PurchaseOrderDetails) => {
    const request = { params: { id }, body: { revision } };
    return (await callStaffEndpoint(purchaseOrderEndpoints.place, request)).purchaseOrder;
  },
  cancel: async ({ id, revision }: PurchaseOrderDetails, reason: string) => {
    const request = { params: { id }, body: { revision, reason } };
    return (await callStaffEndpoint(purchaseOrderEndpoints.cancel, request)).purchaseOrder;
  },
  /** A receipt id counts once. */
  receive: async (
    { id, revision }: PurchaseOrderDetails,
    receipt: Omit<PurchaseReceiptRequest, 'revision'>,
  ) => {
    const request = { params: { id }, body: { ...receipt, revision } };
    return (await callStaffEndpoint(purchaseOrderEndpoints.receive, request)).purchaseOrder;
  },
};
