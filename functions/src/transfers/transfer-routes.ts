import { Router, type Request } from 'express';

import {
  newTransferSchema,
  shopPlacesSchema,
  transferCancelSchema,
  transferQuerySchema,
  transferReceiveSchema,
  transferStepSchema,
} from '@kargha/domain/stock/transfer-requests';
import { isRecordId } from '@kargha/domain/records/record-id';

import { LIST_BODY } from '../http/body-limits.ts';
import { notFound } from '../http/errors.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { queryParams } from '../http/query-params.ts';
import type { StaffAction } from '../records/audit-record.ts';
import { requireAdmin } from '../users/staff.ts';
import { changePlaces, readPlaces } from './shop-places.ts';
import { listTransfers, transferTotals } from './transfer-list.ts';
import { findTransfer, transferDetails, type TransferAction } from './transfer-record.ts';
import { cancelTransfer, createTransfer, receiveTransfer, sendTransfer } from './transfer-steps.ts';

const body = limitJson(LIST_BODY);

type ActOf = (request: Request) => Promise<StaffAction>;

/** /api/transfers: pieces between the shop's own rooms, for staff. */
export function transferRoutes(now: () => Date): Router {
  const router = Router();
  const actOf: ActOf = async (request) => ({ by: (await requireAdmin(request)).uid, at: now() });
  readingRoutes(router, now);
  placeRoutes(router, actOf);
  changingRoutes(router, actOf);
  return router;
}

function readingRoutes(router: Router, now: () => Date): void {
  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const { filter, cursor } = await transferQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listTransfers(filter, cursor)) });
  });
  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await transferTotals(now()) });
  });
  router.all('/totals', onlyMethods('GET'));
}

function placeRoutes(router: Router, actOf: ActOf): void {
  router.get('/places', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await readPlaces()) });
  });
  router.put('/places', body, async (request, response) => {
    const act = await actOf(request);
    const change = await readBody(request, shopPlacesSchema);
    response.json({ success: true, ...(await changePlaces(change, act)) });
  });
  router.all('/places', onlyMethods('GET', 'PUT'));
}

function changingRoutes(router: Router, actOf: ActOf): void {
  router.post('/', body, async (request, response) => {
    const act = await actOf(request);
    const transfer = await createTransfer(await readBody(request, newTransferSchema), act);
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    const transfer = await findTransfer(idOf(request));
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/send', body, async (request, response) => {
    const act = await actOf(request);
    const seen = await readBody(request, transferStepSchema);
    const transfer = await sendTransfer(deedOf(request, act, seen));
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/receive', body, async (request, response) => {
    const act = await actOf(request);
    const came = await readBody(request, transferReceiveSchema);
    const transfer = await receiveTransfer(deedOf(request, act, came), came.lines);
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/cancel', body, async (request, response) => {
    const act = await actOf(request);
    const asked = await readBody(request, transferCancelSchema);
    const transfer = await cancelTransfer(deedOf(request, act, asked), asked.reason);
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.all('/', onlyMethods('GET', 'POST'));
  router.all('/:id', onlyMethods('GET'));
  for (const step of ['send', 'receive', 'cancel']) {
    router.all(`/:id/${step}`, onlyMethods('POST'));
  }
}

function deedOf(request: Request, act: StaffAction, { revision }: { revision: number }): TransferAction {
  return { ...act, id: idOf(request), revision };
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this transfer.');
}
