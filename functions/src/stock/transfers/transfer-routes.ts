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

import { LIST_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { StaffAction } from '../../records/audit-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { changePlaces, readPlaces } from './shop-places.ts';
import { listTransfers, transferTotals } from './transfer-list.ts';
import { findTransfer, transferDetails, type TransferAction } from './transfer-record.ts';
import { cancelTransfer, createTransfer, receiveTransfer, sendTransfer } from './transfer-steps.ts';

const body = limitJson(LIST_BODY);

type StaffActionOf = (request: Request) => Promise<StaffAction>;

export function transferRoutes(now: () => Date): Router {
  const router = Router();
  const staffActionOf: StaffActionOf = async (request) => ({
    by: (await requireAdmin(request)).uid,
    at: now(),
  });
  addListRoutes(router, now);
  addPlaceRoutes(router, staffActionOf);
  addTransferRoutes(router, staffActionOf);
  return router;
}

function addListRoutes(router: Router, now: () => Date): void {
  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const { filter, cursor } = await transferQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listTransfers(filter, cursor)) });
  });
  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await transferTotals(now()) });
  });
  router.all('/totals', refuseOtherMethods('GET'));
}

function addPlaceRoutes(router: Router, staffActionOf: StaffActionOf): void {
  router.get('/places', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await readPlaces()) });
  });
  router.put('/places', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const change = await readBody(request, shopPlacesSchema);
    response.json({ success: true, ...(await changePlaces(change, staffAction)) });
  });
  router.all('/places', refuseOtherMethods('GET', 'PUT'));
}

function addTransferRoutes(router: Router, staffActionOf: StaffActionOf): void {
  router.post('/', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const transfer = await createTransfer(await readBody(request, newTransferSchema), staffAction);
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    const transfer = await findTransfer(idOf(request));
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/send', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const seen = await readBody(request, transferStepSchema);
    const transfer = await sendTransfer(transferAction(request, staffAction, seen));
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/receive', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const received = await readBody(request, transferReceiveSchema);
    const transfer = await receiveTransfer(
      transferAction(request, staffAction, received),
      received.lines,
    );
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.post('/:id/cancel', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const input = await readBody(request, transferCancelSchema);
    const transfer = await cancelTransfer(
      transferAction(request, staffAction, input),
      input.reason,
    );
    response.json({ success: true, transfer: transferDetails(transfer) });
  });
  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/:id', refuseOtherMethods('GET'));
  for (const step of ['send', 'receive', 'cancel']) {
    router.all(`/:id/${step}`, refuseOtherMethods('POST'));
  }
}

function transferAction(
  request: Request,
  staffAction: StaffAction,
  { revision }: { revision: number },
): TransferAction {
  return { ...staffAction, id: idOf(request), revision };
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this transfer.');
}
