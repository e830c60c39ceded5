import type { Router } from 'express';

import { transferEndpoints } from '@kargha/domain/stock/transfer-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints, type StepCall } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { changePlaces, readPlaces } from './shop-places.ts';
import { listTransfers, transferTotals } from './transfer-list.ts';
import {
  findTransfer,
  transferDetails,
  type TransferAction,
} from '../../records/transfer-record.ts';
import { cancelTransfer, createTransfer, receiveTransfer, sendTransfer } from './transfer-steps.ts';

export function transferRoutes(now: () => Date): Router {
  const staffAction = ({ uid: by }: Identity) => ({ by, at: now() });
  const actionOf = ({ params: { id }, body, caller }: StepCall): TransferAction => ({
    ...staffAction(caller),
    id: transferId(id),
    revision: body.revision,
  });
  return serveEndpoints(transferEndpoints, {
    list: ({ query }) => listTransfers(query),
    create: async ({ body, caller }) =>
      transferDetails(await createTransfer(body, staffAction(caller))),
    totals: async () => ({ totals: await transferTotals(now()) }),
    places: () => readPlaces(),
    changePlaces: ({ body, caller }) => changePlaces(body, staffAction(caller)),
    find: async ({ params: { id } }) => transferDetails(await findTransfer(transferId(id))),
    send: async (call) => transferDetails(await sendTransfer(actionOf(call))),
    receive: async (call) =>
      transferDetails(await receiveTransfer(actionOf(call), call.body.lines)),
    cancel: async (call) => transferDetails(await cancelTransfer(actionOf(call), call.body.reason)),
  });
}

function transferId(id: string): string {
  if (isRecordId(id)) return id;
  throw notFound('We could not find this transfer.');
}
