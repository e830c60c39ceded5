import { Router, type Request } from 'express';

import {
  newPurchaseOrderSchema,
  newSupplierSchema,
  purchaseCancelSchema,
  purchaseOrderEditSchema,
  purchaseOrderQuerySchema,
  purchaseReceiptSchema,
  purchaseStepSchema,
  supplierQuerySchema,
} from '@kargha/domain/stock/purchase-order-requests';
import { isRecordId } from '@kargha/domain/records/record-id';

import { LIST_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { StaffAction } from '../../records/audit-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listPurchaseOrders, purchaseTotals } from './purchase-order-list.ts';
import { purchaseOrderFile } from './purchase-order-pdf.ts';
import {
  findPurchaseOrder,
  purchaseOrderDetails,
  type PurchaseOrderAction,
} from './purchase-order-record.ts';
import { receiveGoods } from './receive-goods.ts';
import { createSupplier, listSuppliers } from './suppliers.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  editPurchaseOrder,
  placePurchaseOrder,
} from './write-purchase-order.ts';

const body = limitJson(LIST_BODY);

export function purchaseOrderRoutes(now: () => Date): Router {
  const router = Router();
  const staffActionOf = async (request: Request): Promise<StaffAction> => ({
    by: (await requireAdmin(request)).uid,
    at: now(),
  });
  addListRoutes(router, now);
  addSupplierRoutes(router, staffActionOf);
  addOrderRoutes(router, staffActionOf);
  return router;
}

function addListRoutes(router: Router, now: () => Date): void {
  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await purchaseOrderQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listPurchaseOrders(input.filter, input.cursor)) });
  });
  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await purchaseTotals(now()) });
  });
  router.all('/totals', refuseOtherMethods('GET'));
}

type StaffActionOf = (request: Request) => Promise<StaffAction>;

function addSupplierRoutes(router: Router, staffActionOf: StaffActionOf): void {
  router.get('/suppliers', async (request, response) => {
    await requireAdmin(request);
    const input = await supplierQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listSuppliers(input)) });
  });
  router.post('/suppliers', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const supplier = await createSupplier(await readBody(request, newSupplierSchema), staffAction);
    response.json({ success: true, supplier });
  });
  router.all('/suppliers', refuseOtherMethods('GET', 'POST'));
}

function addOrderRoutes(router: Router, staffActionOf: StaffActionOf): void {
  router.post('/', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const order = await createPurchaseOrder(
      await readBody(request, newPurchaseOrderSchema),
      staffAction,
    );
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    const order = await findPurchaseOrder(idOf(request));
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.get('/:id/pdf', async (request, response) => {
    await requireAdmin(request);
    const { number, content } = await purchaseOrderFile(idOf(request));
    response.type('application/pdf');
    response.set('Content-Disposition', `inline; filename="${number}.pdf"`);
    response.send(content);
  });
  router.put('/:id', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const edit = await readBody(request, purchaseOrderEditSchema);
    const order = await editPurchaseOrder(purchaseOrderAction(request, staffAction, edit), edit);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/order', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const seen = await readBody(request, purchaseStepSchema);
    const order = await placePurchaseOrder(purchaseOrderAction(request, staffAction, seen));
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/cancel', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const input = await readBody(request, purchaseCancelSchema);
    const order = await cancelPurchaseOrder(
      purchaseOrderAction(request, staffAction, input),
      input.reason,
    );
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/receipts', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const receipt = await readBody(request, purchaseReceiptSchema);
    const order = await receiveGoods(purchaseOrderAction(request, staffAction, receipt), receipt);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/:id', refuseOtherMethods('GET', 'PUT'));
  router.all('/:id/pdf', refuseOtherMethods('GET'));
  for (const step of ['order', 'cancel', 'receipts']) {
    router.all(`/:id/${step}`, refuseOtherMethods('POST'));
  }
}

function purchaseOrderAction(
  request: Request,
  staffAction: StaffAction,
  { revision }: { revision: number },
): PurchaseOrderAction {
  return { ...staffAction, id: idOf(request), revision };
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this purchase order.');
}
