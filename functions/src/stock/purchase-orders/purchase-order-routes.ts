import type { Router } from 'express';

import { purchaseOrderEndpoints } from '@kargha/domain/stock/purchase-order-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints, type StepCall } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { listPurchaseOrders, purchaseTotals } from './purchase-order-list.ts';
import { purchaseOrderFile } from './purchase-order-pdf.ts';
import {
  findPurchaseOrder,
  purchaseOrderDetails,
  type PurchaseOrderAction,
} from '../../records/purchase-order-record.ts';
import { receiveGoods } from './receive-goods.ts';
import { addSupplierInvoice, removeSupplierInvoice } from './supplier-invoices.ts';
import { createSupplier, listSuppliers } from './suppliers.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  editPurchaseOrder,
  placePurchaseOrder,
} from './write-purchase-order.ts';

export function purchaseOrderRoutes(now: () => Date): Router {
  const staffAction = ({ uid: by }: Identity) => ({ by, at: now() });
  const actionOf = ({ params: { id }, body, caller }: StepCall): PurchaseOrderAction => ({
    ...staffAction(caller),
    id: purchaseOrderId(id),
    revision: body.revision,
  });
  return serveEndpoints(purchaseOrderEndpoints, {
    list: ({ query }) => listPurchaseOrders(query),
    create: async ({ body, caller }) =>
      purchaseOrderDetails(await createPurchaseOrder(body, staffAction(caller))),
    totals: async () => ({ totals: await purchaseTotals(now()) }),
    listSuppliers: ({ query }) => listSuppliers(query),
    addSupplier: async ({ body, caller }) => ({
      supplier: await createSupplier(body, staffAction(caller)),
    }),
    find: async ({ params: { id } }) =>
      purchaseOrderDetails(await findPurchaseOrder(purchaseOrderId(id))),
    pdf: async ({ params: { id }, response }) => {
      const { number, content } = await purchaseOrderFile(purchaseOrderId(id));
      response.type('application/pdf');
      response.set('Content-Disposition', `inline; filename="${number}.pdf"`);
      response.send(content);
    },
    edit: async (call) => purchaseOrderDetails(await editPurchaseOrder(actionOf(call), call.body)),
    place: async (call) => purchaseOrderDetails(await placePurchaseOrder(actionOf(call))),
    cancel: async (call) =>
      purchaseOrderDetails(await cancelPurchaseOrder(actionOf(call), call.body.reason)),
    receive: async (call) => purchaseOrderDetails(await receiveGoods(actionOf(call), call.body)),
    addInvoice: async (call) =>
      purchaseOrderDetails(await addSupplierInvoice(actionOf(call), call.body)),
    removeInvoice: async (call) =>
      purchaseOrderDetails(await removeSupplierInvoice(actionOf(call), call.body)),
  });
}

function purchaseOrderId(id: string): string {
  if (isRecordId(id)) return id;
  throw notFound('We could not find this purchase order.');
}
