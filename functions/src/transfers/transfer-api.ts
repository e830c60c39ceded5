import {
  newTransferSchema,
  shopPlacesSchema,
  transferCancelSchema,
  transferQuerySchema,
  transferReceiveSchema,
  transferStepSchema,
} from '@kargha/domain/stock/transfer-requests';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['transfer'];

export const TRANSFER_API = describedAt('/api/transfers', {
  'GET /': {
    does: 'Lists transfers, page by page.',
    who,
    query: transferQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Makes a transfer.', who, body: newTransferSchema, gives },
  'GET /totals': { does: 'Counts transfers by how they stand.', who, gives: ['totals'] },
  'GET /places': { does: "Lists the shop's own rooms.", who, gives: ['places', 'revision'] },
  'PUT /places': {
    does: "Replaces the list of the shop's own rooms.",
    who,
    body: shopPlacesSchema,
    gives: ['places', 'revision'],
  },
  'GET /:id': { does: 'Gives a transfer.', who, gives },
  'POST /:id/send': {
    does: 'Sends the pieces of a transfer.',
    who,
    body: transferStepSchema,
    gives,
  },
  'POST /:id/receive': {
    does: 'Notes what of a transfer has arrived.',
    who,
    body: transferReceiveSchema,
    gives,
  },
  'POST /:id/cancel': { does: 'Cancels a transfer.', who, body: transferCancelSchema, gives },
});
