import {
  newTransferSchema,
  shopPlacesSchema,
  transferCancelSchema,
  transferQuerySchema,
  transferReceiveSchema,
  transferStepSchema,
} from '@kargha/domain/stock/transfer-requests';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['transfer'];

export const TRANSFER_API = describeRoutes('/api/transfers', {
  'GET /': {
    does: 'Lists transfers, page by page.',
    who,
    query: transferQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Creates a transfer.', who, body: newTransferSchema, responseFields },
  'GET /totals': { does: 'Counts transfers by status.', who, responseFields: ['totals'] },
  'GET /places': {
    does: 'Lists the places of the shop.',
    who,
    responseFields: ['places', 'revision'],
  },
  'PUT /places': {
    does: 'Replaces the list of places.',
    who,
    body: shopPlacesSchema,
    responseFields: ['places', 'revision'],
  },
  'GET /:id': { does: 'Returns a transfer.', who, responseFields },
  'POST /:id/send': {
    does: 'Marks a transfer as sent.',
    who,
    body: transferStepSchema,
    responseFields,
  },
  'POST /:id/receive': {
    does: 'Records what arrived of a transfer.',
    who,
    body: transferReceiveSchema,
    responseFields,
  },
  'POST /:id/cancel': {
    does: 'Cancels a transfer.',
    who,
    body: transferCancelSchema,
    responseFields,
  },
});
