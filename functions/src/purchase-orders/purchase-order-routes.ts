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

import { A_LIST } from '../http/body-limits.ts';
import { notFound } from '../http/errors.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import type { StaffAct } from '../records/audit-record.ts';
import { adminOf } from '../users/staff.ts';
import { listPurchaseOrders, purchaseTotals } from './purchase-order-list.ts';
import { purchaseOrderFile } from './purchase-order-pdf.ts';
import {
  findPurchaseOrder,
  purchaseOrderDetails,
  type PurchaseDeed,
} from './purchase-order-record.ts';
import { receiveGoods } from './receive-goods.ts';
import { createSupplier, listSuppliers } from './suppliers.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  editPurchaseOrder,
  placePurchaseOrder,
} from './write-purchase-order.ts';

const body = jsonUpTo(A_LIST);

/** /api/purchase-orders: what the shop buys from makers, for staff. */
export function purchaseOrderRoutes(now: () => Date): Router {
  const router = Router();
  const actOf = async (request: Request): Promise<StaffAct> => ({
    by: (await adminOf(request)).uid,
    at: now(),
  });
  readingRoutes(router, now);
  supplierRoutes(router, actOf);
  changingRoutes(router, actOf);
  return router;
}

function readingRoutes(router: Router, now: () => Date): void {
  router.get('/', async (request, response) => {
    await adminOf(request);
    const asked = await purchaseOrderQuerySchema.validate(plainQuery(request));
    response.json({ success: true, ...(await listPurchaseOrders(asked.filter, asked.cursor)) });
  });
  router.get('/totals', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, totals: await purchaseTotals(now()) });
  });
  router.all('/totals', onlyMethods('GET'));
}

type ActOf = (request: Request) => Promise<StaffAct>;

function supplierRoutes(router: Router, actOf: ActOf): void {
  router.get('/suppliers', async (request, response) => {
    await adminOf(request);
    const asked = await supplierQuerySchema.validate(plainQuery(request));
    response.json({ success: true, ...(await listSuppliers(asked)) });
  });
  router.post('/suppliers', body, async (request, response) => {
    const act = await actOf(request);
    const supplier = await createSupplier(await readBody(request, newSupplierSchema), act);
    response.json({ success: true, supplier });
  });
  router.all('/suppliers', onlyMethods('GET', 'POST'));
}

function changingRoutes(router: Router, actOf: ActOf): void {
  router.post('/', body, async (request, response) => {
    const act = await actOf(request);
    const order = await createPurchaseOrder(await readBody(request, newPurchaseOrderSchema), act);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.get('/:id', async (request, response) => {
    await adminOf(request);
    const order = await findPurchaseOrder(idOf(request));
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.get('/:id/pdf', async (request, response) => {
    await adminOf(request);
    const { number, content } = await purchaseOrderFile(idOf(request));
    response.type('application/pdf');
    response.set('Content-Disposition', `inline; filename="${number}.pdf"`);
    response.send(content);
  });
  router.put('/:id', body, async (request, response) => {
    const act = await actOf(request);
    const wish = await readBody(request, purchaseOrderEditSchema);
    const order = await editPurchaseOrder(deedOf(request, act, wish), wish);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/order', body, async (request, response) => {
    const act = await actOf(request);
    const seen = await readBody(request, purchaseStepSchema);
    const order = await placePurchaseOrder(deedOf(request, act, seen));
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/cancel', body, async (request, response) => {
    const act = await actOf(request);
    const asked = await readBody(request, purchaseCancelSchema);
    const order = await cancelPurchaseOrder(deedOf(request, act, asked), asked.reason);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.post('/:id/receipts', body, async (request, response) => {
    const act = await actOf(request);
    const came = await readBody(request, purchaseReceiptSchema);
    const order = await receiveGoods(deedOf(request, act, came), came);
    response.json({ success: true, purchaseOrder: purchaseOrderDetails(order) });
  });
  router.all('/', onlyMethods('GET', 'POST'));
  router.all('/:id', onlyMethods('GET', 'PUT'));
  router.all('/:id/pdf', onlyMethods('GET'));
  for (const step of ['order', 'cancel', 'receipts']) {
    router.all(`/:id/${step}`, onlyMethods('POST'));
  }
}

function deedOf(request: Request, act: StaffAct, { revision }: { revision: number }): PurchaseDeed {
  return { ...act, id: idOf(request), revision };
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this purchase order.');
}
