import { object, omit, type InferOutput } from 'valibot';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf } from '../api/response-fields.ts';
import { storedPlacesSchema, transferFields } from './transfer.ts';
import {
  newTransferSchema,
  shopPlacesSchema,
  transferCancelSchema,
  transferQuerySchema,
  transferReceiveSchema,
  transferStepSchema,
} from './transfer-requests.ts';

const transferDetails = object({ ...transferFields, items: count });
export type TransferDetails = InferOutput<typeof transferDetails>;

const transferRow = omit(transferDetails, [
  'fromSells',
  'toSells',
  'lines',
  'note',
  'sentAt',
  'completedAt',
  'revision',
]);
export type TransferRow = InferOutput<typeof transferRow>;

const transferTotals = object({ pending: count, inTransit: count, completedToday: count });
export type TransferTotals = InferOutput<typeof transferTotals>;

const shopPlaces = object(storedPlacesSchema.entries);

const response = object({ transfer: transferDetails });

export const transferEndpoints = defineEndpoints('/api/transfers', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists transfers, page by page.',
    who: 'staff',
    permission: 'stock.read',
    query: transferQuerySchema,
    response: pageOf(transferRow),
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Creates a transfer.',
    who: 'staff',
    permission: 'stock.edit',
    body: newTransferSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['already_saved'],
  },
  totals: {
    method: 'GET',
    path: '/totals',
    does: 'Counts transfers by status.',
    who: 'staff',
    permission: 'stock.read',
    response: object({ totals: transferTotals }),
  },
  places: {
    method: 'GET',
    path: '/places',
    does: 'Lists the places of the shop.',
    who: 'staff',
    permission: 'stock.read',
    response: shopPlaces,
  },
  changePlaces: {
    method: 'PUT',
    path: '/places',
    does: 'Replaces the list of places.',
    who: 'staff',
    permission: 'stock.edit',
    body: shopPlacesSchema,
    bodyBytes: LIST_BODY,
    response: shopPlaces,
    errors: ['stale'],
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a transfer.',
    who: 'staff',
    permission: 'stock.read',
    response,
  },
  send: {
    method: 'POST',
    path: '/:id/send',
    does: 'Marks a transfer as sent.',
    who: 'staff',
    permission: 'stock.edit',
    body: transferStepSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed', 'not_enough'],
  },
  receive: {
    method: 'POST',
    path: '/:id/receive',
    does: 'Records what arrived of a transfer.',
    who: 'staff',
    permission: 'stock.edit',
    body: transferReceiveSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  },
  cancel: {
    method: 'POST',
    path: '/:id/cancel',
    does: 'Cancels a transfer.',
    who: 'staff',
    permission: 'stock.edit',
    body: transferCancelSchema,
    bodyBytes: LIST_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  },
});
