import {
  newTransferSchema,
  shopPlacesSchema,
  transferCancelSchema,
  transferQuerySchema,
  transferReceiveSchema,
  transferStepSchema,
} from '@kargha/domain/stock/transfer-requests';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['transfer'];

export const TRANSFER_API = describeRoutes('/api/transfers', {
  'GET /': {
    does: 'Lists transfers, page by page.',
    who,
    query: transferQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Makes a transfer.', who, body: newTransferSchema, responseFields },
  'GET /totals': { does: 'Counts transfers by how they stand.', who, responseFields: ['totals'] },
  'GET /places': {
    does: "Lists the shop's own rooms.",
    who,
    responseFields: ['places', 'revision'],
  },
  'PUT /places': {
    does: "Replaces the list of the shop's own rooms.",
    who,
    body: shopPlacesSchema,
    responseFields: ['places', 'revision'],
  },
  'GET /:id': { does: 'Gives a transfer.', who, responseFields },
  'POST /:id/send': {
    does: 'Sends the pieces of a transfer.',
    who,
    body: transferStepSchema,
    responseFields,
  },
  'POST /:id/receive': {
    does: 'Notes what of a transfer has arrived.',
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
