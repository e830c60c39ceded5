import { useEffect, useState } from 'react';

import type {
  PurchaseOrderDetails,
  PurchaseOrderRow,
  PurchaseTotals,
} from '@kargha/domain/stock/purchase-order-endpoints';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead } from '#lib/reading/use-read.ts';
import { findProducts } from '#session/state/find-products.ts';

import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  editPurchaseOrder,
  findPurchaseOrder,
  listPurchaseOrders,
  placePurchaseOrder,
  readTotals,
  receiveGoods,
  savePurchaseOrderPdf,
} from '../data/purchase-orders-api.ts';
import {
  purchaseOrderContent,
  type PurchaseOrderFormValues,
} from './purchase-order-form-values.ts';

export { findProducts };
export { addSupplier, findSuppliers } from '../data/purchase-orders-api.ts';

export function usePurchaseOrders(filter: { filter: string }) {
  const list = usePages({
    read: listPurchaseOrders,
    filter,
    idOf: ({ id }: PurchaseOrderRow) => id,
  });
  const [totals, setTotals] = useState<PurchaseTotals>();
  useEffect(() => {
    readTotals().then(setTotals, () => setTotals(undefined));
  }, []);
  return { list, totals };
}

export function usePurchaseOrder(id: string) {
  return useRead(findPurchaseOrder, id);
}

export function saveOrder(
  values: PurchaseOrderFormValues,
  to: { order: PurchaseOrderDetails } | { requestId: string; place: 'draft' | 'ordered' },
): Promise<PurchaseOrderDetails> {
  return 'order' in to
    ? editPurchaseOrder(to.order.id, {
        ...purchaseOrderContent(values),
        revision: to.order.revision,
      })
    : createPurchaseOrder({ ...purchaseOrderContent(values), ...to });
}

export const purchaseOrderActions = {
  print: savePurchaseOrderPdf,
  place: ({ id, revision }: PurchaseOrderDetails) => placePurchaseOrder(id, revision),
  cancel: ({ id, revision }: PurchaseOrderDetails, reason: string) =>
    cancelPurchaseOrder(id, { revision, reason }),
  receive: (
    { id, revision }: PurchaseOrderDetails,
    receipt: Omit<Parameters<typeof receiveGoods>[1], 'revision'>,
  ) => receiveGoods(id, { ...receipt, revision }),
};
